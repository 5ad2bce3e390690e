// @ts-check
// Hints: their box keeps clear of the table, and the pieces of the hint pointed at are framed on the board.

import { bring, bringFirst, hideFrames, isShown, openerOf, piecesOf, piecesToPress, showFrames } from "./frames.js";
import { putInLog } from "./in_log.js";
import { closeGroup, toggleGroup } from "./targets.js";

/** The least height for the box in the place of the log, in pixels. */
const LEAST = 240;

/** The action of the hint under the pointer, of the one with the focus, and of the one chosen. */
const pointed = { hovered: "", focused: "", chosen: "" };

/** @returns {HTMLElement | null} */
const panel = () => document.getElementById("hints");

/** Returns the action of the hint at an element. @param {EventTarget | null} target */
function actionAt(target) {
  const item = target instanceof Element ? target.closest("#hints ol > li") : null;
  return item?.querySelector("[data-hint]")?.getAttribute("data-hint") ?? "";
}

/** Returns the pieces to press for a hint, in order, each with its label. @param {string} action */
function steps(action) {
  const hint = panel()?.querySelector(`[data-hint="${CSS.escape(action)}"]`)?.closest("li");
  return piecesToPress(action, /** @type {HTMLElement | null} */ (hint)?.dataset ?? {});
}

/** The action whose pieces are framed. */
let framed = "";

function unframe() {
  framed = "";
  hideFrames();
}

/** Frames the pieces of the hint that is pointed at, or else of the one that was chosen. */
function frame() {
  const action = panel() ? pointed.hovered || pointed.focused || pointed.chosen : "";
  if (action === framed) return;
  unframe();
  if (action === "") return;
  framed = action;
  showFrames(steps(action));
}

/** Goes to the piece of a hint, which stays framed. @param {string} action */
export function goTo(action) {
  const piece = piecesOf(action).find((one) => isShown(one) || openerOf(one));
  if (!(piece instanceof HTMLElement || piece instanceof SVGElement)) return;
  pointed.chosen = action;
  const opener = openerOf(piece);
  closeGroup();
  if (opener) toggleGroup(opener, false);
  bring(piece);
  piece.focus({ preventScroll: true });
  frame();
}

/** Puts the box in its place. */
const place = () => putInLog(panel(), LEAST);

/** Shows new hints, or forgets them if they are gone. */
export function renewHints() {
  Object.assign(pointed, { hovered: "", focused: "", chosen: "" });
  place();
  unframe();
  frame();
}

/** Keeps the frames on the board after the page has changed. */
export function reframeHints() {
  place();
  unframe();
  frame();
}

document.addEventListener("pointerover", (event) => {
  if (!panel()) return;
  pointed.hovered = event.pointerType === "mouse" ? actionAt(event.target) : "";
  frame();
});
document.documentElement.addEventListener("pointerleave", () => {
  pointed.hovered = "";
  frame();
});
document.addEventListener("focusin", ({ target }) => {
  if (!panel()) return;
  pointed.focused = actionAt(target);
  frame();
});
addEventListener("resize", () => {
  place();
  bringFirst();
});

/** From one hint to the next by arrow keys. */
addEventListener(
  "keydown",
  (event) => {
    const { key, target } = event;
    if (!(target instanceof Element) || (key !== "ArrowDown" && key !== "ArrowUp")) return;
    if (!target.matches("[data-hint]")) return;
    const all = [...document.querySelectorAll("#hints [data-hint]")];
    const next = all[all.indexOf(target) + (key === "ArrowDown" ? 1 : -1)];
    if (next instanceof HTMLElement) next.focus();
    event.preventDefault();
  },
  { capture: true },
);
