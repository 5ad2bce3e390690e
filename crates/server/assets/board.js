// @ts-check
// Boards larger than the window: scrolls them to where something happens, and frames the minimap.

/**
 * Returns the element that scrolls around a piece.
 * @param {Element} piece
 * @returns {HTMLElement | null}
 */
function scroller(piece) {
  for (let box = piece.parentElement; box; box = box.parentElement) {
    if (!(box instanceof HTMLElement) || box.id === "table") continue;
    const wide = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    if (wide && /auto|scroll/.test(getComputedStyle(box).overflow)) return box;
  }
  return null;
}

/** The spot each box was last scrolled to. @type {WeakMap<Element, string>} */
const centred = new WeakMap();

/**
 * Returns a piece's id and position: a piece that has moved is centred again.
 * @param {Element} piece
 */
const spot = (piece) => `${piece.id} ${piece.getAttribute("transform")}`;

/** Scrolls so that pieces marked with `data-center` are in the middle. */
export function centreBoard() {
  for (const piece of document.querySelectorAll("[data-center]")) {
    const box = scroller(piece);
    if (!box || centred.get(box) === spot(piece)) continue;
    centred.set(box, spot(piece));
    // A visitor who has zoomed looks at something: the board moves no farther than necessary.
    if (document.documentElement.dataset.map) {
      reveal(piece);
      continue;
    }
    const inner = piece.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    box.scrollBy(
      inner.left + inner.width / 2 - outer.left - outer.width / 2,
      inner.top + inner.height / 2 - outer.top - outer.height / 2,
    );
  }
  frameMaps();
  markTab();
  // Only this board can be zoomed, so other games do without the script.
  if (document.getElementById("sky-scroll")) import("./map.js");
}

/** Leaves the board where it is until a piece marked with `data-center` moves. */
export function keepCentre() {
  for (const piece of document.querySelectorAll("[data-center]")) {
    const box = piece.closest("[data-board]");
    if (box) centred.set(box, spot(piece));
  }
}

/**
 * Scrolls just far enough that a piece of a drawing is in view. Chromium does that by itself, but Firefox only shows the
 * beginning of the drawing.
 * @param {Element} piece
 */
export function reveal(piece) {
  const box = scroller(piece);
  if (!box) return;
  // A piece may have its hidden path with it, which is larger.
  const shape = piece.querySelector(":scope > .hit, :scope > use, :scope > path") ?? piece;
  const inner = shape.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const left = Math.min(inner.left - outer.left, 0) || Math.max(inner.right - outer.right, 0);
  const top = Math.min(inner.top - outer.top, 0) || Math.max(inner.bottom - outer.bottom, 0);
  box.scrollBy(left, top);
}

/**
 * Returns how much of a piece's width is visible in the element that scrolls around it.
 * @param {Element} piece
 */
function inView(piece) {
  const { left, right } = piece.getBoundingClientRect();
  const box = scroller(piece)?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  return Math.max(0, Math.min(right, box.right) - Math.max(left, box.left));
}

/** Marks the tab of the piece in view, where pieces lie side by side. */
function markTab() {
  const tabs = [...document.querySelectorAll(".tabs [data-show]")];
  const widths = tabs.map((tab) => {
    const piece = document.getElementById(tab.getAttribute("data-show") ?? "");
    return tab.getClientRects().length > 0 && piece ? inView(piece) : 0;
  });
  const widest = Math.max(0, ...widths);
  for (const [index, tab] of tabs.entries()) {
    if (widest > 0 && widths[index] === widest) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

/** Returns the drawing of which a minimap shows where one is, and the box it scrolls in. @param {Element} map */
function shownBy(map) {
  const box = document.getElementById(map.getAttribute("data-map-of") ?? "");
  const drawing = box?.querySelector("svg");
  const place = drawing?.getScreenCTM();
  return box && drawing && place ? { box, drawing, place } : null;
}

/** Frames on each minimap the part of the board that is in view. */
export function frameMaps() {
  for (const map of document.querySelectorAll("[data-map-of]")) {
    const frame = map.querySelector(".view");
    const shown = shownBy(map);
    if (!shown || !frame) continue;
    const { box, drawing, place } = shown;
    const { width, height } = drawing.viewBox.baseVal;
    const { left, top } = box.getBoundingClientRect();
    const [x, y] = [Math.max(0, (left - place.e) / place.a), Math.max(0, (top - place.f) / place.d)];
    frame.setAttribute("x", String(x));
    frame.setAttribute("y", String(y));
    frame.setAttribute("width", String(Math.min(width, (left + box.clientWidth - place.e) / place.a) - x));
    frame.setAttribute("height", String(Math.min(height, (top + box.clientHeight - place.f) / place.d) - y));
    box.onscroll = frameMaps;
  }
}

/** @param {Event} event */
const mapAt = ({ target }) => (target instanceof Element ? target.closest("[data-map-of]") : null);

/**
 * Scrolls the board so that the point of the minimap under the pointer is in the middle.
 * @param {PointerEvent} event
 */
function followMap(event) {
  const map = mapAt(event);
  const shown = map && shownBy(map);
  if (!shown || !(map instanceof SVGSVGElement) || (event.type === "pointermove" && event.buttons === 0)) return;
  const { box, place } = shown;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM()?.inverse());
  const { left, top } = box.getBoundingClientRect();
  box.scrollBy({
    left: place.e + point.x * place.a - left - box.clientWidth / 2,
    top: place.f + point.y * place.d - top - box.clientHeight / 2,
    behavior: "instant",
  });
}

document.addEventListener("pointerdown", followMap);
document.addEventListener("pointermove", followMap);
// When the page has changed, the focus comes back from nowhere, and the board stays where it is.
document.addEventListener("focusin", ({ target, relatedTarget }) => {
  if (target instanceof SVGElement && relatedTarget && target.matches(":focus-visible")) reveal(target);
});
// A click on the minimap does not mean the piece beneath it.
document.addEventListener("click", (event) => mapAt(event) && event.stopPropagation(), { capture: true });
addEventListener("resize", () => {
  frameMaps();
  markTab();
});
// Boxes scroll, not the window, and scroll events do not bubble: they have to be captured.
document.addEventListener("scroll", () => requestAnimationFrame(markTab), { capture: true, passive: true });
