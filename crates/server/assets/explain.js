// @ts-check
// Explanations of signs: open beside the sign under the pointer, with the focus, or that is tapped.
// Those of pieces that can be chosen open when the pointer or a finger rests on them, or with the key I.

/** How long the pointer rests on a sign before its explanation opens, in milliseconds. */
const REST = 300;
/** The same for a piece that can be chosen: an explanation should not cover what is aimed at. */
const LONG_REST = 900;
/** How long a finger holds a piece that can be chosen until its explanation opens. */
const HOLD = 500;
/** The distance between a sign and its explanation, and from the edge of the window, in pixels. */
const GAP = 8;

const box = /** @type {HTMLElement} */ (document.getElementById("explain"));
const name = /** @type {HTMLElement} */ (document.getElementById("explain-name"));
const words = /** @type {HTMLElement} */ (document.getElementById("explain-words"));
const link = /** @type {HTMLAnchorElement} */ (document.getElementById("explain-rule"));
const said = /** @type {HTMLElement} */ (document.getElementById("explain-said"));
const rules = `/rules/${document.getElementById("table")?.dataset.game}/reference`;
const named = link.textContent ?? "";

/** The sign whose explanation is open. @type {Element | null} */
let explained = null;
/** Whether that was requested. */
let isWanted = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let held;
/** Whether the next click ends a long press and chooses nothing. */
let hasHeld = false;

/** @param {EventTarget | null} target */
function signAt(target) {
  return target instanceof Element ? target.closest("#table .explained") : null;
}

/** @param {Event} event */
const isInBox = ({ target }) => target instanceof Node && box.contains(target);

/** Whether a press chooses the piece instead of explaining it. @param {Element} sign */
const acts = (sign) => sign.matches("[data-act], [data-open]");

/** Returns the element with the words about a sign; signs of a kind share theirs. @param {Element} sign */
function source(sign) {
  const shared = sign.getAttribute("data-explain-by");
  return shared ? document.getElementById(shared) : sign;
}

/** Returns the bounds of a sign; a drawing on it may reach farther. @param {Element} sign */
const bounds = (sign) => (sign.querySelector(":scope > .hit") ?? sign).getBoundingClientRect();

/** Returns how far down the box may reach: it leaves the question of the player uncovered. @param {number} from */
function floor(from) {
  const top = document.getElementById("actions")?.getBoundingClientRect().top ?? innerHeight;
  return top >= from ? top : innerHeight;
}

/**
 * Returns the place for the box that covers the least of what a card shows on the board: the one that
 * is meant, or one at another side of the window.
 * @param {number} x @param {number} y @param {number} wide @param {number} high
 */
function clear(x, y, wide, high) {
  const aim = document.querySelector(".aim.shown")?.getBoundingClientRect();
  if (!aim) return [x, y];
  const right = innerWidth - wide - GAP;
  const places = [[x, y], [GAP, y], [right, y], [x, GAP], [GAP, GAP], [right, GAP]];
  const covered = places.map(([left, top]) => {
    const across = Math.min(left + wide, aim.right) - Math.max(left, aim.left);
    const down = Math.min(top + high, aim.bottom) - Math.max(top, aim.top);
    return Math.max(0, across) * Math.max(0, down);
  });
  return places[covered.indexOf(Math.min(...covered))];
}

/** Whether the box lies over something that can be chosen. */
function covers() {
  const over = box.getBoundingClientRect();
  return [...document.querySelectorAll("#table :is([data-act], [data-open])")].some((piece) => {
    const { left, top, right, bottom, width } = bounds(piece);
    return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  });
}

/** Places the box below the sign, or above it where there is no room; beside a sign that is high. */
function place() {
  if (!explained) return;
  const { left, top, right, bottom, width, height } = bounds(explained);
  const { width: wide, height: high } = box.getBoundingClientRect();
  const isBeside = height > innerHeight / 3;
  const below = bottom + high + 2 * GAP <= floor(bottom) ? bottom + GAP : top - GAP - high;
  const beside = right + wide + 2 * GAP <= innerWidth ? right + GAP : left - GAP - wide;
  const x = isBeside ? beside : left + width / 2 - wide / 2;
  const y = isBeside ? top : below;
  const [across, down] = [Math.min(x, innerWidth - wide - GAP), Math.min(y, innerHeight - high - GAP)];
  const [atX, atY] = clear(Math.max(GAP, across), Math.max(GAP, down), wide, high);
  box.style.left = `${atX}px`;
  box.style.top = `${atY}px`;
  // Unless it was requested, it must not be in the way of a choice.
  box.classList.toggle("through", !isWanted && (acts(explained) || covers()));
}

/** Returns what a screen reader calls a sign. @param {Element | null} sign */
function nameOf(sign) {
  return sign?.getAttribute("aria-label") ?? sign?.querySelector(".hide, .sr")?.textContent ?? "";
}

function fill() {
  const about = explained && source(explained);
  const rule = about?.getAttribute("data-rule");
  name.textContent = nameOf(explained);
  words.textContent = about?.getAttribute("data-explain") ?? "";
  link.hidden = !rule;
  link.href = `${rules}#${rule}`;
  link.textContent = `${named} ${rule}`;
  explained?.setAttribute("aria-describedby", "explain-words");
}

/**
 * Opens the explanation of a sign.
 * @param {Element} sign
 * @param {boolean} isAsked whether it was requested
 */
function open(sign, isAsked) {
  if (sign !== explained) close();
  explained = sign;
  isWanted = isAsked;
  fill();
  box.hidden = false;
  place();
}

/** Opens the explanation on request; screen readers say it. @param {Element} sign */
function say(sign) {
  open(sign, true);
  said.textContent = words.textContent;
}

/** Closes the explanation. @returns {boolean} whether one was open */
export function close() {
  clearTimeout(soon);
  const was = explained;
  explained = null;
  was?.removeAttribute("aria-describedby");
  // The focus must not be lost with the link.
  if (box.contains(document.activeElement) && was instanceof HTMLElement) was.focus();
  if (box.contains(document.activeElement) && was instanceof SVGElement) was.focus();
  box.hidden = true;
  said.textContent = "";
  return was !== null;
}

/** Renews the open explanation after the page has changed. */
export function renew() {
  if (!explained) return;
  if (!explained.isConnected || !source(explained) || !explained.matches(".explained")) return void close();
  fill();
  place();
}

document.addEventListener("pointerover", (event) => {
  clearTimeout(soon);
  if (event.pointerType !== "mouse" || isInBox(event)) return;
  const sign = signAt(event.target);
  if (sign === explained) return;
  // The pointer crosses other signs on its way to the box.
  soon = setTimeout(() => (sign ? open(sign, false) : close()), sign && acts(sign) ? LONG_REST : REST);
});
document.addEventListener("focusin", (event) => {
  if (isInBox(event)) return;
  const sign = signAt(event.target);
  // The focus also returns here when an explanation closes.
  const returns = event.relatedTarget instanceof Node && box.contains(event.relatedTarget);
  if (sign && !acts(sign) && sign.matches(":focus-visible") && !returns) open(sign, false);
  else if (sign !== explained) close();
});

document.addEventListener("pointerdown", (event) => {
  clearTimeout(held);
  hasHeld = false;
  const sign = signAt(event.target);
  if (event.pointerType !== "touch" || !sign || !acts(sign)) return;
  held = setTimeout(() => {
    hasHeld = true;
    say(sign);
  }, HOLD);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(held));
addEventListener(
  "click",
  (event) => {
    if (!hasHeld) return;
    hasHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
// After the page has handled the click: one that chooses something explains nothing.
addEventListener("click", (event) => {
  if (isInBox(event)) return;
  const sign = event.defaultPrevented ? null : signAt(event.target);
  if (sign && !acts(sign)) say(sign);
  else close();
});

/** Returns the sign before or after another one of its group. @param {Element} sign @param {string} key */
function neighbour(sign, key) {
  const all = [...(sign.closest("[data-signs]")?.querySelectorAll(".explained") ?? [])];
  const shown = all.filter((one) => one.getClientRects().length > 0);
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  return shown[shown.indexOf(sign) + step];
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isInBox(event)) {
    // From the link, Tab goes on from the sign.
    if (event.key === "Tab") close();
    return;
  }
  const sign = signAt(event.target);
  if (!sign || sign !== event.target) return;
  if (event.key === "i" || event.key === "I") say(sign);
  // With Shift, the arrow keys look back at earlier moves.
  else if (acts(sign) || (event.shiftKey && event.key.startsWith("Arrow"))) return;
  else if (event.key.startsWith("Arrow")) {
    const next = neighbour(sign, event.key);
    // From the last sign, the page goes on to the pieces that can be chosen.
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) return;
    next.focus();
  } else if (event.key === "Enter" || event.key === " ") {
    // A second press goes to the rule.
    if (sign === explained && said.textContent && !link.hidden) link.focus();
    else if (!event.repeat) say(sign);
  } else return;
  event.preventDefault();
}

// Before the page, which leaves a key alone that was used here.
addEventListener("keydown", press, { capture: true });
addEventListener("resize", place);
document.addEventListener(
  "scroll",
  ({ target }) => {
    if (explained && target instanceof Node && target.contains(explained)) place();
  },
  { capture: true, passive: true },
);

// The sign that made the page load this script; a finger leaves the pointer on it.
const first = document.querySelector("#table .explained:is(:hover, :focus-visible)");
if (first && !acts(first)) open(first, false);
