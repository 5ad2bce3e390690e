// @ts-check
// Explanations of signs: open beside the sign under the pointer or with the focus.

/** How long the pointer rests on a sign before its explanation opens, in milliseconds. */
const REST = 300;
/** The distance between a sign and its explanation, and from the edge of the window, in pixels. */
const GAP = 8;

const box = /** @type {HTMLElement} */ (document.getElementById("explain"));
const words = /** @type {HTMLElement} */ (document.getElementById("explain-words"));
const link = /** @type {HTMLAnchorElement} */ (document.getElementById("explain-rule"));
const rules = `/rules/${document.getElementById("table")?.dataset.game}`;
const named = link.textContent ?? "";

/** The sign whose explanation is open. @type {Element | null} */
let explained = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;

/** @param {EventTarget | null} target */
function signAt(target) {
  return target instanceof Element ? target.closest("#table [data-explain]") : null;
}

/** Places the box below the sign, or above it where there is no room below. @param {Element} sign */
function place(sign) {
  const { left, top, bottom, width } = sign.getBoundingClientRect();
  const { width: wide, height: high } = box.getBoundingClientRect();
  const x = Math.min(Math.max(GAP, left + width / 2 - wide / 2), innerWidth - wide - GAP);
  const below = bottom + GAP;
  const y = below + high + GAP <= innerHeight ? below : Math.max(GAP, top - GAP - high);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

/** @param {Element} sign */
function open(sign) {
  close();
  explained = sign;
  words.textContent = sign.getAttribute("data-explain");
  const rule = sign.getAttribute("data-rule");
  link.hidden = !rule;
  link.href = `${rules}#${rule}`;
  link.textContent = `${named} ${rule}`;
  sign.setAttribute("aria-describedby", "explain-words");
  box.hidden = false;
  place(sign);
}

/** Closes the explanation. @returns {boolean} whether one was open */
export function close() {
  clearTimeout(soon);
  const was = explained !== null;
  explained?.removeAttribute("aria-describedby");
  explained = null;
  box.hidden = true;
  return was;
}

/** Renews the open explanation after the page has changed. */
export function renewExplanation() {
  if (!explained) return;
  if (explained.isConnected && explained.hasAttribute("data-explain")) open(explained);
  else close();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || box.contains(/** @type {Node} */ (event.target))) return clearTimeout(soon);
  const sign = signAt(event.target);
  if (sign === explained) return clearTimeout(soon);
  clearTimeout(soon);
  // The pointer crosses other signs on its way to the box.
  soon = setTimeout(() => (sign ? open(sign) : close()), REST);
});
document.addEventListener("focusin", (event) => {
  if (box.contains(/** @type {Node} */ (event.target))) return;
  const sign = signAt(event.target);
  if (sign?.matches(":focus-visible")) open(sign);
  else if (sign !== explained) close();
});
document.addEventListener("click", (event) => {
  if (box.contains(/** @type {Node} */ (event.target))) return;
  const sign = signAt(event.target);
  if (!sign || sign.hasAttribute("data-act") || sign.hasAttribute("data-open")) close();
  else open(sign);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const sign = signAt(event.target);
  if (!sign || sign.hasAttribute("data-act") || sign.hasAttribute("data-open")) return;
  event.preventDefault();
  // A second press goes to the rule.
  if (sign === explained && !link.hidden) link.focus();
  else open(sign);
});
addEventListener("resize", () => close());
document.addEventListener("scroll", () => close(), { capture: true, passive: true });
