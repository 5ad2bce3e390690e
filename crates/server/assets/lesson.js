// @ts-check
// A lesson points at what it speaks of: frames around the pieces to press, and around what it shows.
// Whoever presses something else twice sees these frames pulse.

import { bring, hideFrames, isShown, openerOf, piecesOf, piecesToPress, showFrames } from "./frames.js";
import { closeGroup, toggleGroup } from "./targets.js";

/** The order of the pieces where an action takes two. */
const ORDER = { first: "1", then: "2" };

/** Whether this script has drawn the frames that are shown. */
let isPointing = false;

/** What the lesson asks for, and how often something else was pressed since. */
let asked = { lit: "", missed: 0 };

/** Returns a list in an attribute of the lesson. @param {"lit" | "show"} name @returns {string[]} */
function list(name) {
  return JSON.parse(document.getElementById("lesson")?.dataset[name] ?? "[]");
}

/** Points at what the lesson speaks of now, or at nothing. */
export function showLesson() {
  const lit = document.getElementById("lesson")?.dataset.lit ?? "";
  if (lit !== asked.lit) {
    asked = { lit, missed: 0 };
    insist(false);
  }
  const pieces = list("lit").flatMap((action) => piecesToPress(action, ORDER));
  const shown = list("show").flatMap((id) => document.getElementById(id) ?? []);
  /** @type {[Element, string][]} */
  const all = [...pieces, ...shown.map((place) => /** @type {[Element, string]} */ ([place, ""]))];
  if (all.length > 0) showFrames(all);
  else if (isPointing) hideFrames();
  isPointing = all.length > 0;
}

/** Gives the focus to the piece that the lesson asks for, opening the group it is in. */
function goTo() {
  const pieces = list("lit").flatMap(piecesOf);
  const piece = pieces.find((one) => isShown(one) || openerOf(one));
  if (!(piece instanceof HTMLElement || piece instanceof SVGElement)) return;
  closeGroup();
  const opener = openerOf(piece);
  if (opener) toggleGroup(opener, false);
  bring(piece);
  piece.focus({ preventScroll: true });
  showLesson();
}

/** Lets the frames pulse, from the beginning, or no longer. @param {boolean} does */
function insist(does) {
  const frames = document.querySelector(".hint-marks");
  frames?.classList.remove("insists");
  if (!(frames instanceof HTMLElement) || !does) return;
  // Measuring lets the browser see that the pulse was over.
  void frames.offsetWidth;
  frames.classList.add("insists");
}

document.addEventListener("lesson", () => {
  asked.missed += 1;
  if (asked.missed > 1) insist(true);
});

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#lesson-show")) goTo();
});
