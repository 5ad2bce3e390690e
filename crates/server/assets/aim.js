// @ts-check
// Cards that aim at something: shows the drawing on the board while the pointer or the focus is on the card.

/** The id of the drawing that is shown. */
let shown = "";

/** @param {string} id */
function showAim(id) {
  if (id === shown) return;
  document.getElementById(shown)?.classList.remove("shown");
  document.getElementById(id)?.classList.add("shown");
  shown = id;
}

/** Shows the drawing of the card that an event is about, or none. @param {Event} event */
function follow(event) {
  const card = event.target instanceof Element ? event.target.closest("[data-aim]") : null;
  // While a card has the focus, the pointer may look elsewhere without hiding its drawing.
  const focused = document.activeElement?.closest("[data-aim]");
  showAim((card ?? focused)?.getAttribute("data-aim") ?? "");
}

/** Shows the drawing again after the page has changed. */
export function renewAim() {
  document.getElementById(shown)?.classList.add("shown");
}

document.addEventListener("pointerover", follow);
document.addEventListener("focusin", follow);
document.addEventListener("focusout", () => showAim(""));
