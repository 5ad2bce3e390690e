// @ts-check
// Frames around pieces of the table: those of a hint, or those a lesson speaks of.

import { reveal } from "./board.js";
import { shapeOf } from "./targets.js";

/** How far a frame is from its piece, in pixels. */
const AROUND = 5;
/** The part of a round piece's width by which its frame is closer: the corners are free. */
const INSIDE = 0.07;
/** The least width of a piece with such a frame, in pixels. */
const WIDE = 32;

const layer = document.createElement("div");
layer.className = "hint-marks";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

/** @type {[Element, HTMLElement][]} */
let frames = [];

/** Whether a piece is drawn at all. @param {Element} piece */
export const isShown = (piece) => piece.getClientRects().length > 0;

/** @param {string} action */
export const piecesOf = (action) => [...document.querySelectorAll(`#table [data-act="${CSS.escape(action)}"]`)];

/**
 * Returns the piece that opens the group in which a piece is.
 * @param {Element | undefined} piece
 */
export function openerOf(piece) {
  const group = piece?.getAttribute("data-of");
  return group ? document.querySelector(`#table [data-open="${CSS.escape(group)}"]`) : null;
}

/**
 * Returns the pieces to press for an action, in order, each with its label.
 * @param {string} action
 * @param {{ mark?: string, first?: string, then?: string }} labels
 * @returns {[Element, string][]}
 */
export function piecesToPress(action, { mark = "", first = "", then = "" }) {
  const all = piecesOf(action);
  const member = all.find(openerOf);
  const opener = openerOf(member);
  if (!member || !opener || all.some((piece) => !openerOf(piece))) return all.map((piece) => [piece, mark]);
  return [[opener, first], [member, then]];
}

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
 * Returns how far a frame is from its piece. A close one keeps clear of what is written beside the
 * piece, such as the number of a galaxy.
 * @param {Element} piece
 * @param {number} width
 */
const around = (piece, width) =>
  width > WIDE && shapeOf(piece).localName === "circle" ? -INSIDE * width : AROUND;

/**
 * Puts a frame around its piece and its label above it, or below where there is no room.
 * @param {Element} piece
 * @param {HTMLElement} frame
 */
function fit(piece, frame) {
  const { left, top, width, height } = shapeOf(piece).getBoundingClientRect();
  const apart = around(piece, width);
  frame.hidden = !isInView(piece);
  frame.style.left = `${left - apart}px`;
  frame.style.top = `${top - apart}px`;
  frame.style.width = `${width + 2 * apart}px`;
  frame.style.height = `${height + 2 * apart}px`;
  const label = frame.firstElementChild;
  if (!(label instanceof HTMLElement)) return;
  const { width: wide, height: high } = label.getBoundingClientRect();
  if (label.matches(".corner")) return putOnCorner(label, [left, top, width, height], piece);
  const middle = left + width / 2 - wide / 2;
  label.style.left = `${Math.max(2, Math.min(middle, innerWidth - wide - 2)) - left + apart}px`;
  const above = top - apart - high;
  label.classList.toggle("below", above < 2 || isTaken(frame, label));
}

/**
 * Puts a short label on the corner of its frame that is farthest from the other piece, so that it
 * covers neither that piece nor others nearby.
 * @param {HTMLElement} label
 * @param {[number, number, number, number]} bounds
 * @param {Element} piece
 */
function putOnCorner(label, [left, top, width, height], piece) {
  const { width: wide, height: high } = label.getBoundingClientRect();
  const other = frames.find(([one]) => one !== piece)?.[0];
  const there = other && shapeOf(other).getBoundingClientRect();
  const isLeft = !there || left < there.left;
  const isAbove = !there || top <= there.top;
  const apart = around(piece, width);
  label.style.left = `${(isLeft ? 0 : width + 2 * apart) - wide / 2}px`;
  label.style.top = `${(isAbove ? 0 : height + 2 * apart) - high / 2}px`;
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
  if (frames.length === 0) return;
  for (const [piece, frame] of frames) fit(piece, frame);
  requestAnimationFrame(follow);
}

export function hideFrames() {
  frames = [];
  layer.replaceChildren();
  for (const piece of document.querySelectorAll(".later.hinted")) piece.classList.remove("hinted");
}

/**
 * Frames pieces, each with its label; an empty label is left out.
 * @param {[Element, string][]} pieces
 */
export function showFrames(pieces) {
  const wasFollowing = frames.length > 0;
  hideFrames();
  frames = pieces.map(([piece, words]) => {
    const around = document.createElement("div");
    around.className = "hint-mark";
    if (words) {
      const label = document.createElement("span");
      label.textContent = words;
      label.classList.toggle("corner", words.length === 1);
      around.append(label);
    }
    layer.append(around);
    // The second step of an action is a member of a group, which may be closed.
    if (piece.matches(".later")) piece.classList.add("hinted");
    return [piece, around];
  });
  bringFirst();
  if (!wasFollowing) follow();
}

/** Brings the piece to begin with into view unless it is. */
export function bringFirst() {
  const first = frames[0]?.[0];
  if (first) bring(first);
}

/** Brings a piece into view unless it is. @param {Element} piece */
export function bring(piece) {
  if (!isShown(piece) || isInView(piece)) return;
  shapeOf(piece).scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  if (!isInView(piece)) reveal(piece);
}
