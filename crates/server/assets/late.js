// @ts-check
// A card that was chosen for the visitor because time was up: said in the middle of the window until
// it was read.

import { isRead, markRead } from "./read.js";

const panel = /** @type {HTMLElement} */ (document.getElementById("late"));
const words = /** @type {HTMLElement} */ (document.getElementById("late-words"));
const said = /** @type {HTMLElement} */ (document.getElementById("late-said"));

/** The name of what is said. */
let told = "";

/** Says what was chosen for the visitor, unless they have read it. */
export function showLate() {
  const late = document.querySelector("#table [data-late]");
  const name = late?.getAttribute("data-late") ?? "";
  told = name && !isRead(name) ? name : "";
  panel.hidden = told === "";
  const now = told ? late?.textContent ?? "" : "";
  words.textContent = now;
  // The same text again would be heard again.
  if (said.textContent !== now) said.textContent = now;
}

/** Closes the panel. @returns {boolean} whether it was open */
export function closeLate() {
  const was = told !== "";
  if (was) markRead(told);
  // The focus must not be lost with the button.
  if (panel.contains(document.activeElement)) document.getElementById("board")?.focus({ preventScroll: true });
  showLate();
  return was;
}

panel.addEventListener("click", closeLate);
