// @ts-check
// Cards that aim at something: shows the drawing on the board while the pointer or the focus is on the
// card, and marks the cards while it is on the piece they aim at.

/** The id of the drawing that is shown; empty if none is. */
let shown = "";
/** The id of the drawing whose cards are marked; empty if none are. */
let marked = "";

/** @param {string} id */
const cardsOf = (id) => (id ? document.querySelectorAll(`[data-aim="${CSS.escape(id)}"]`) : []);

/** @param {string} aim @param {string} goal */
function show(aim, goal) {
  if (aim !== shown) document.getElementById(shown)?.classList.remove("shown");
  if (goal !== marked) for (const card of cardsOf(marked)) card.classList.remove("aimed");
  const isNew = aim !== shown || goal !== marked;
  [shown, marked] = [aim, goal];
  if (isNew) renewAim();
}

/** @param {Element | null | undefined} piece */
const closest = (piece) => piece?.closest("[data-aim], [data-goal]");

/** Shows what the piece aims at that an event is about, or which cards aim at it. @param {Event} event */
function follow(event) {
  const piece = event.target instanceof Element ? closest(event.target) : null;
  // While a piece has the focus, the pointer may look elsewhere without hiding its drawing.
  const meant = piece ?? closest(document.activeElement);
  show(meant?.getAttribute("data-aim") ?? "", meant?.getAttribute("data-goal") ?? "");
}

/** Shows the drawing and the marks again after the page has changed. */
export function renewAim() {
  document.getElementById(shown)?.classList.add("shown");
  for (const card of cardsOf(marked)) card.classList.add("aimed");
}

/** @param {Element | null | undefined} piece */
const reveal = (piece) => piece?.scrollIntoView({ block: "nearest", inline: "center" });

document.addEventListener("pointerover", follow);
document.addEventListener("focusin", follow);
document.addEventListener("focusout", () => show("", ""));
document.documentElement.addEventListener("pointerleave", ({ pointerType }) => {
  // A finger that is lifted leaves, too, and the visitor wants to see what it has touched.
  if (pointerType === "mouse") show("", "");
});
// What a tap shows may be outside a small window. With a mouse nothing may move under the pointer.
document.addEventListener("click", (event) => {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || event.defaultPrevented) return;
  reveal(document.getElementById(shown)?.querySelector("use"));
  reveal([...cardsOf(marked)].find((card) => card.getClientRects().length > 0));
});
