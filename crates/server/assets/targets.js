// @ts-check
// The pieces that can be chosen: finds them under the pointer, by arrow keys, and in groups.

/** How far from a piece a tap may be and still mean it, in pixels. */
const NEAR = 32;

/** @param {Element} piece */
const isShown = (piece) => piece.getClientRects().length > 0;

/** Returns everything that can be chosen now. @returns {(HTMLElement | SVGElement)[]} */
export function targets() {
  const all = document.querySelectorAll("#table [data-act], #table [data-open]");
  return /** @type {(HTMLElement | SVGElement)[]} */ ([...all]).filter(isShown);
}

/** Returns a piece's shape, without the paths and notes drawn with it. @param {Element} piece */
export const shapeOf = (piece) => piece.querySelector(":scope > use, :scope > .hit") ?? piece;

/** Returns the bounds of a piece's shape. @param {Element} piece */
const box = (piece) => shapeOf(piece).getBoundingClientRect();

/** @param {Element} piece */
function centre(piece) {
  const { left, top, width, height } = box(piece);
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {Element} piece @param {number} x @param {number} y */
function distance(piece, x, y) {
  const { x: px, y: py } = centre(piece);
  return Math.hypot(px - x, py - y);
}

/**
 * Returns the piece meant by a tap beside all pieces, or on a small one that cannot be chosen.
 * @param {number} x
 * @param {number} y
 * @param {Element | null} [tapped]
 */
export function nearest(x, y, tapped) {
  let best = null;
  let closest = tapped ? Math.min(NEAR, distance(tapped, x, y)) : NEAR;
  for (const piece of targets()) {
    if (!(piece instanceof SVGElement)) continue;
    const far = distance(piece, x, y);
    if (far < closest) [best, closest] = [piece, far];
  }
  return best;
}

/** Whether a piece is too small to be hit reliably with a finger. @param {Element} piece */
export function isSmall(piece) {
  const { width, height } = box(piece);
  return Math.min(width, height) < 2 * NEAR;
}

/** The position of the last piece that had the focus. @type {{ x: number, y: number } | null} */
let last = null;

/** Remembers where a piece is, for when it can no longer be chosen. @param {Element} piece */
export function remember(piece) {
  last = centre(piece);
}

/**
 * Returns the piece nearest to the last focus, or the first if there was none.
 * @param {(HTMLElement | SVGElement)[]} all
 */
function nextTo(all) {
  if (!last) return all[0];
  const { x, y } = last;
  return all.reduce((best, piece) => (distance(piece, x, y) < distance(best, x, y) ? piece : best));
}

/** The directions of the arrow keys. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Returns the next piece in the direction of an arrow key.
 * @param {Element | null} from
 * @param {string} key
 */
export function towards(from, key) {
  const way = WAYS[key];
  const all = targets();
  if (!way || all.length === 0) return null;
  if (!from || !all.some((piece) => piece === from)) return nextTo(all);
  const start = centre(from);
  let best = null;
  let least = Infinity;
  for (const piece of all) {
    const { x, y } = centre(piece);
    const along = (x - start.x) * way[0] + (y - start.y) * way[1];
    const aside = Math.abs((x - start.x) * way[1]) + Math.abs((y - start.y) * way[0]);
    const cost = along + 2 * aside;
    if (piece !== from && along > 1 && cost < least) [best, least] = [piece, cost];
  }
  return best;
}

/** The open group; empty if none. */
let opened = "";

/** Closes the open group. @returns {boolean} whether one was open */
export function closeGroup() {
  for (const piece of document.querySelectorAll(".later.open")) piece.classList.remove("open");
  for (const piece of document.querySelectorAll("[data-open][aria-expanded]")) {
    piece.removeAttribute("aria-expanded");
    piece.classList.remove("chosen");
  }
  const was = opened !== "";
  opened = "";
  document.body.classList.remove("choosing");
  return was;
}

/**
 * Opens the group of a piece and returns its members.
 * @param {Element} piece
 * @returns {NodeListOf<Element>} its members
 */
function openGroup(piece) {
  opened = piece.getAttribute("data-open") ?? "";
  document.body.classList.add("choosing");
  piece.setAttribute("aria-expanded", "true");
  piece.classList.add("chosen");
  const members = document.querySelectorAll(`[data-of="${CSS.escape(opened)}"]`);
  for (const member of members) member.classList.add("open");
  return members;
}

/**
 * Opens the group of a piece, or closes it if it is open.
 * @param {Element} piece
 * @param {boolean} byKey
 */
export function toggleGroup(piece, byKey) {
  const same = piece.getAttribute("data-open") === opened;
  closeGroup();
  if (same) return;
  const first = openGroup(piece)[0];
  if (byKey && (first instanceof HTMLElement || first instanceof SVGElement)) first.focus();
}

/** Reopens the group that was open before the page changed, if it still exists. */
export function reopenGroup() {
  const group = opened;
  if (!group) return;
  closeGroup();
  const piece = document.querySelector(`[data-open="${CSS.escape(group)}"]`);
  if (piece) openGroup(piece);
}
