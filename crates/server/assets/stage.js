// @ts-check
// The stage: what changes the game for everyone is shown large for a moment.

const stage = /** @type {HTMLElement} */ (document.getElementById("stage"));
const words = /** @type {HTMLElement} */ (document.getElementById("stage-words"));

/**
 * @typedef {object} Moment
 * @property {string} words
 * @property {string} [place] the id of the piece where it happened
 * @property {string} [other] the opponent without a seat whose step it is
 */

/** Shows a moment and marks its place. @param {Moment} moment */
export function showMoment({ words: said, place, other }) {
  words.textContent = said;
  stage.dataset.other = other ?? "";
  stage.hidden = false;
  document.getElementById(place ?? "")?.classList.add("staged");
}

/** Clears the stage. */
export function clearStage() {
  stage.hidden = true;
  for (const piece of document.querySelectorAll(".staged")) piece.classList.remove("staged");
}
