// @ts-check
// What stays on the page until the visitor has read it or done it: a card, a sentence, the step of a
// lesson. Its scripts are loaded when there is something.

/** @type {typeof import("./to_read.js") | undefined} */
let cards;
/** @type {typeof import("./late.js") | undefined} */
let late;
/** @type {typeof import("./lesson.js") | undefined} */
let lesson;
/** @type {typeof import("./coach.js") | undefined} */
let coach;

/** Shows what the visitor has not read. */
export async function showUnread() {
  try {
    if (document.querySelector("#table [data-read-once]")) cards ??= await import("./to_read.js");
    if (document.querySelector("#table [data-late]")) late ??= await import("./late.js");
    if (document.getElementById("lesson")) lesson ??= await import("./lesson.js");
    if (document.querySelector("#table [data-coach]")) coach ??= await import("./coach.js");
  } catch {
    // Without a connection: the next change of the page tries again.
  }
  cards?.showCards();
  late?.showLate();
  lesson?.showLesson();
  coach?.showCoach();
}

/** Closes what lies over the table. @returns {boolean} whether there was anything */
export const closeUnread = () => late?.closeLate() ?? false;
