// @ts-check
// Hints: their box keeps clear of the table, and the pieces of the hint pointed at are framed on the board.

import { reveal } from "./board.js";
import { closeGroup, shapeOf, toggleGroup } from "./targets.js";

/** How far a frame is from its piece, in pixels. */
const AROUND = 5;
/** The least height for the box in the place of the log, in pixels. */
const LEAST = 240;
/** The class of the body while the box is in the place of the log. */
const IN_LOG = "hints-in-log";

/** The action of the hint under the pointer, of the one with the focus, and of the one chosen. */
const pointed = { hovered: "", focused: "", chosen: "" };

const layer = document.createElement("div");
layer.className = "hint-marks";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

/** @returns {HTMLElement | null} */
const panel = () => document.getElementById("hints");

/** Returns the action of the hint at an element. @param {EventTarget | null} target */
function actionAt(target) {
  const item = target instanceof Element ? target.closest("#hints ol > li") : null;
  return item?.querySelector("[data-hint]")?.getAttribute("data-hint") ?? "";
}

/** @param {string} action */
const piecesOf = (action) => [...document.querySelectorAll(`#table [data-act="${CSS.escape(action)}"]`)];

/** @param {Element} piece */
const isShown = (piece) => piece.getClientRects().length > 0;

/**
 * Returns the piece that opens the group in which a piece is.
 * @param {Element | undefined} piece
 */
function openerOf(piece) {
  const group = piece?.getAttribute("data-of");
  return group ? document.querySelector(`#table [data-open="${CSS.escape(group)}"]`) : null;
}

/**
 * Returns the pieces to press for an action, in order, each with its label.
 * @param {string} action
 * @returns {[Element, string][]}
 */
function steps(action) {
  const { mark = "", first = "", then = "" } = /** @type {HTMLElement | null} */ (
    panel()?.querySelector(`[data-hint="${CSS.escape(action)}"]`)?.closest("li")
  )?.dataset ?? {};
  const all = piecesOf(action);
  const member = all.find(openerOf);
  const opener = openerOf(member);
  if (!member || !opener || all.some((piece) => !openerOf(piece))) return all.map((piece) => [piece, mark]);
  return [[opener, first], [member, then]];
}

/** The action whose pieces are framed. */
let framed = "";
/** @type {[Element, HTMLElement][]} */
let frames = [];

/**
 * Whether the middle of a piece is in view: neither scrolled away nor below the action bar.
 * @param {Element} piece
 */
function isInView(piece) {
  if (!isShown(piece)) return false;
  const { left, top, width, height } = shapeOf(piece).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let outer = piece.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    if (outer instanceof SVGElement || (overflowX === "visible" && overflowY === "visible")) continue;
    const edge = outer.getBoundingClientRect();
    if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false;
  }
  const bar = document.getElementById("actions");
  return !bar || bar.contains(piece) || y < bar.getBoundingClientRect().top;
}

/**
 * Puts a frame around its piece and its label above it, or below where there is no room.
 * @param {Element} piece
 * @param {HTMLElement} frame
 */
function fit(piece, frame) {
  const { left, top, width, height } = shapeOf(piece).getBoundingClientRect();
  frame.hidden = !isInView(piece);
  frame.style.left = `${left - AROUND}px`;
  frame.style.top = `${top - AROUND}px`;
  frame.style.width = `${width + 2 * AROUND}px`;
  frame.style.height = `${height + 2 * AROUND}px`;
  const label = /** @type {HTMLElement} */ (frame.firstElementChild);
  const { width: wide, height: high } = label.getBoundingClientRect();
  const middle = left + width / 2 - wide / 2;
  label.style.left = `${Math.max(2, Math.min(middle, innerWidth - wide - 2)) - left + AROUND}px`;
  const above = top - AROUND - high;
  label.classList.toggle("below", above < 2 || isTaken(frame, label));
}

/**
 * Whether the label of an earlier frame is where this one would be.
 * @param {HTMLElement} frame
 * @param {HTMLElement} label
 */
function isTaken(frame, label) {
  const earlier = frames[0]?.[1];
  if (!earlier || earlier === frame || earlier.hidden) return false;
  label.classList.remove("below");
  const [a, b] = [earlier.firstElementChild ?? earlier, label].map((one) => one.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Keeps the frames around their pieces, whatever moves them. */
function follow() {
  if (framed === "") return;
  for (const [piece, frame] of frames) fit(piece, frame);
  requestAnimationFrame(follow);
}

function unframe() {
  framed = "";
  frames = [];
  layer.replaceChildren();
  for (const piece of document.querySelectorAll(".later.hinted")) piece.classList.remove("hinted");
}

/** Frames the pieces of the hint that is pointed at, or else of the one that was chosen. */
function frame() {
  const action = panel() ? pointed.hovered || pointed.focused || pointed.chosen : "";
  if (action === framed) return;
  unframe();
  if (action === "") return;
  framed = action;
  frames = steps(action).map(([piece, words]) => {
    const around = document.createElement("div");
    const label = document.createElement("span");
    around.className = "hint-mark";
    label.textContent = words;
    around.append(label);
    layer.append(around);
    // The second step is a member of a group, which may be closed.
    if (piece.matches(".later")) piece.classList.add("hinted");
    return [piece, around];
  });
  // The piece to begin with must be in view.
  bring(frames[0]?.[0]);
  follow();
}

/** Brings a piece into view unless it is. @param {Element | undefined} piece */
function bring(piece) {
  if (!piece || !isShown(piece) || isInView(piece)) return;
  shapeOf(piece).scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  if (!isInView(piece)) reveal(piece);
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

/** Puts the box in the place of the log, if there is room, or else beside or below the table. */
function place() {
  const box = panel();
  const { classList } = document.body;
  if (!box) return classList.remove(IN_LOG);
  classList.add(IN_LOG);
  const log = document.getElementById("log")?.getBoundingClientRect() ?? new DOMRect();
  const bottom = document.getElementById("actions")?.getBoundingClientRect().top ?? innerHeight;
  const height = Math.min(log.bottom, bottom) - log.top;
  const isRoom = log.width > 0 && height >= LEAST && !classList.contains("log-open");
  classList.toggle(IN_LOG, isRoom);
  const { style } = box;
  style.left = isRoom ? `${log.left}px` : "";
  style.top = isRoom ? `${log.top}px` : "";
  style.width = isRoom ? `${log.width}px` : "";
  style.height = isRoom ? `${height}px` : "";
}

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
  bring(frames[0]?.[0]);
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
