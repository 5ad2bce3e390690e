// @ts-check
// Cards that are shown large until the visitor has read them, each once.

import { isRead, markRead } from "./read.js";

const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("to-read"));
const place = /** @type {HTMLElement} */ (document.getElementById("to-read-card"));

/**
 * The cards to be read, the first one shown. They stay to be read when they have left the table.
 * @type {{ name: string, card: HTMLElement }[]}
 */
const waiting = [];

/** From opening the dialog until its event `close`, which comes in a later task than closing it. */
let isShown = false;

/** Shows the first card that waits. */
function show() {
  const first = waiting[0];
  if (!first || isShown) return;
  isShown = true;
  place.replaceChildren(first.card);
  dialog.setAttribute("aria-label", first.card.getAttribute("aria-label") ?? "");
  dialog.showModal();
}

/** Shows the cards on the table that the visitor has not read. */
export function showCards() {
  for (const card of document.querySelectorAll("#table [data-read-once]")) {
    const name = card.getAttribute("data-read-once") ?? "";
    if (isRead(name) || waiting.some((other) => other.name === name)) continue;
    waiting.push({ name, card: /** @type {HTMLElement} */ (card.cloneNode(true)) });
  }
  show();
}

dialog.addEventListener("close", () => {
  isShown = false;
  const first = waiting.shift();
  if (first) markRead(first.name);
  show();
});
// A click anywhere will do. The second click of a double click was not meant for the next card.
dialog.addEventListener("click", (event) => {
  event.preventDefault();
  if (event.detail <= 1) dialog.close();
});
// A key that is held down was pressed before the card came.
dialog.addEventListener("keydown", (event) => {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
});
