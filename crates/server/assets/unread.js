// @ts-check
// What stays on the page until the visitor has read it. Its scripts are loaded when there is something.

/** @type {typeof import("./to_read.js") | undefined} */
let cards;
/** @type {typeof import("./late.js") | undefined} */
let late;

/** Shows what the visitor has not read. */
export async function showUnread() {
  try {
    if (document.querySelector("#table [data-read-once]")) cards ??= await import("./to_read.js");
    if (document.querySelector("#table [data-late]")) late ??= await import("./late.js");
  } catch {
    // Without a connection: the next change of the page tries again.
  }
  cards?.showCards();
  late?.showLate();
}

/** Closes what lies over the table. @returns {boolean} whether there was anything */
export const closeUnread = () => late?.closeLate() ?? false;
