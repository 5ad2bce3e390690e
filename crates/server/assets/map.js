// @ts-check
// The map of Night Sky: zooms and moves it by wheel, fingers, mouse, keys and buttons.

import { frameMaps, keepCentre } from "./board.js";
import { arrangeNames, forgetNotes, nameScale } from "./names.js";

/** How much a button, a key or a notch of the wheel changes the size. */
const STEP = 1.4;
/** How far the map can be zoomed in, at least: in relation to the whole map, and in pixels for a unit. */
const [MOST, MOST_PIXELS] = [4, 3];
/** How far the mouse moves before a click becomes a drag, in pixels. */
const SLIP = 5;
/** The part of the window that an arrow key moves the map by. */
const STRIDE = 0.25;

/** The size in relation to the whole map; 0 as long as the visitor has not zoomed. */
let zoom = 0;

const root = document.documentElement;
const box = () => /** @type {HTMLElement} */ (document.getElementById("sky-scroll"));
const sky = () => /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.getElementById("sky")));

/** Returns the pixels of a unit of the map, and where the map begins. */
function placed() {
  const { a: scale = 1, e: left = 0, f: top = 0 } = sky().getScreenCTM() ?? {};
  return { scale, left, top };
}

/** Returns the pixels of a unit where the whole map is in view. */
function whole() {
  const { width, height } = sky().viewBox.baseVal;
  const { clientWidth, clientHeight } = box();
  return Math.min(clientWidth / width, clientHeight / height) || 1;
}

/** Whether a part of the map is out of view. */
function isPart() {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box();
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

/** The pixels of a unit before the visitor zooms, by the size of the window. @type {Map<string, number>} */
const usual = new Map();

/** Returns the pixels of a unit before the visitor zooms. */
function usualScale() {
  const { clientWidth, clientHeight } = box();
  const size = `${clientWidth} ${clientHeight}`;
  if (zoom === 0) usual.set(size, placed().scale);
  return usual.get(size) ?? 1;
}

/** The constellations that the visitor points at, on the map or by a card. */
let pointed = "";

/** @param {EventTarget | null} target */
function pointedAt(target) {
  const region = target instanceof Element ? target.closest(".region") : null;
  const aims = document.querySelectorAll("#aims > .shown");
  return [region, ...aims].map((piece) => piece?.id.replace(/^\w+-/, "") ?? "").filter(Boolean);
}

/** Adapts the names and the minimap to the size of the map. */
function adapt() {
  if (box().clientWidth === 0) return;
  const scale = nameScale(placed().scale, usualScale());
  root.style.setProperty("--name-scale", scale.toFixed(3));
  arrangeNames(scale, new Set(pointed.split(" ").filter(Boolean)));
  frameMaps();
}

/**
 * Zooms so that the point of the map at a point of the window stays there.
 * @param {number} wanted
 * @param {number} x
 * @param {number} y
 */
function zoomTo(wanted, x, y) {
  const before = placed();
  usualScale();
  keepCentre();
  const most = Math.max(MOST, MOST_PIXELS / whole());
  zoom = Math.min(Math.max(wanted, 1), most);
  root.style.setProperty("--zoom", zoom.toFixed(4));
  root.dataset.map = zoom > 1 ? "part" : "whole";
  const { scale, left, top } = placed();
  const kept = (/** @type {number} */ at, /** @type {number} */ edge, /** @type {number} */ now) =>
    now + ((at - edge) / before.scale) * scale - at;
  box().scrollBy({ left: kept(x, before.left, left), top: kept(y, before.top, top), behavior: "instant" });
  adapt();
}

/** Returns the size in relation to the whole map, whether or not the visitor has zoomed. */
const size = () => placed().scale / whole();

/** Zooms by a factor around what has the focus, or the middle. @param {number} factor */
function zoomBy(factor) {
  const focused = document.activeElement?.closest("#sky [tabindex]");
  const { left, top, width, height } = (focused ?? box()).getBoundingClientRect();
  zoomTo(size() * factor, left + width / 2, top + height / 2);
}

/** @type {Record<string, () => void>} */
const ZOOMS = { in: () => zoomBy(STEP), out: () => zoomBy(1 / STEP), whole: () => zoomBy(0) };
/** @type {Record<string, keyof typeof ZOOMS>} */
const KEYS = { "+": "in", "=": "in", "-": "out", 0: "whole" };
/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent} event */
function onKey(event) {
  const { key, target, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || box().getClientRects().length === 0) return;
  if (!(target instanceof Element) || target.closest("input, select, textarea, dialog, [role$=dialog]")) return;
  const way = WAYS[key];
  if (KEYS[key]) ZOOMS[KEYS[key]]();
  // Elsewhere the arrows lead from target to target, or from moment to moment.
  else if (way && isPart() && target === box() && !shiftKey && !document.body.classList.contains("looking-back")) {
    const [left, top] = [way[0] * STRIDE * box().clientWidth, way[1] * STRIDE * box().clientHeight];
    box().scrollBy({ left, top, behavior: "instant" });
  } else return;
  event.preventDefault();
}

/** @param {WheelEvent} event */
function onWheel(event) {
  const { deltaX, deltaY, deltaMode, ctrlKey, clientX, clientY } = event;
  if (event.shiftKey || Math.abs(deltaX) > Math.abs(deltaY) || deltaY === 0) return;
  const table = document.getElementById("table");
  const scrolls = table !== null && table.scrollHeight > table.clientHeight + 1;
  // The page scrolls as usual where it can and the map is not zoomed.
  if (!ctrlKey && size() < 1.01 && (deltaY > 0 || scrolls)) return;
  event.preventDefault();
  // Two fingers on a touchpad send many small steps, with the key Ctrl if they pinch.
  const notches = deltaMode === 0 ? deltaY / (ctrlKey ? 30 : 100) : deltaY / 3;
  zoomTo(size() * STEP ** -Math.max(-2, Math.min(notches, 2)), clientX, clientY);
}

/** The fingers' distance and the size when a pinch began. @type {{ apart: number, size: number } | null} */
let pinch = null;

/** @param {TouchEvent} event */
function fingers({ touches: [one, other] }) {
  const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  return { apart, x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}

/** @param {TouchEvent} event */
function onTouch(event) {
  pinch = event.touches.length === 2 ? { apart: fingers(event).apart, size: size() } : null;
}

/** @param {TouchEvent} event */
function onPinch(event) {
  if (!pinch || event.touches.length !== 2) return;
  // A finger alone scrolls, which the browser does by itself.
  if (event.cancelable) event.preventDefault();
  const { apart, x, y } = fingers(event);
  zoomTo((pinch.size * apart) / pinch.apart, x, y);
}

/**
 * Where the mouse took hold of the map, and where the map was.
 * @type {{ x: number, y: number, left: number, top: number } | null}
 */
let held = null;

/** @param {PointerEvent} event */
function takeHold({ pointerType, button, target, clientX: x, clientY: y }) {
  const onMap = target instanceof Element && target.closest("#sky-scroll");
  if (pointerType !== "mouse" || button !== 0 || !onMap || !isPart()) return;
  held = { x, y, left: box().scrollLeft, top: box().scrollTop };
}

/** @param {PointerEvent} event */
function drag({ buttons, clientX, clientY }) {
  if (!held) return;
  if (buttons === 0) return letGo();
  const [across, down] = [clientX - held.x, clientY - held.y];
  if (Math.hypot(across, down) > SLIP) root.classList.add("map-dragged");
  if (!root.classList.contains("map-dragged")) return;
  box().scrollTo({ left: held.left - across, top: held.top - down, behavior: "instant" });
}

function letGo() {
  held = null;
  // The click comes after this.
  setTimeout(() => root.classList.remove("map-dragged"));
}

/** @param {Event} event */
function point({ target, type }) {
  const cells = pointedAt(type === "focusout" ? null : target).join(" ");
  if (cells === pointed) return;
  pointed = cells;
  adapt();
}

/** The map that is looked after. @type {Element | null} */
let tended = null;
const resized = new ResizeObserver(adapt);

/** Looks after the map, which may be another one when the page has changed. */
function tend() {
  if (!document.getElementById("sky")) return;
  if (tended !== box()) {
    tended = box();
    resized.disconnect();
    resized.observe(box());
    box().addEventListener("wheel", onWheel, { passive: false });
    box().addEventListener("touchstart", onTouch, { passive: true });
    box().addEventListener("touchmove", onPinch, { passive: false });
    box().addEventListener("touchend", onTouch, { passive: true });
  }
  adapt();
}

document.addEventListener("pointerdown", takeHold);
document.addEventListener("pointermove", drag);
document.addEventListener("pointerup", letGo);
document.addEventListener("pointercancel", letGo);
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
document.addEventListener("focusout", point);
// Before the keys that lead from target to target.
document.addEventListener("keydown", onKey, { capture: true });
document.addEventListener("click", (event) => {
  // The end of a drag chooses nothing.
  if (root.classList.contains("map-dragged")) return event.stopPropagation();
  const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
  ZOOMS[button?.getAttribute("data-zoom") ?? ""]?.();
}, { capture: true });
// Names are drawn anew when the page has changed, once it also shows again what a card aims at.
document.addEventListener("patched", () =>
  queueMicrotask(() => {
    forgetNotes();
    tend();
  }));
tend();
await document.fonts.ready;
adapt();
root.classList.add("map-ready");
