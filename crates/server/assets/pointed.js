// @ts-check
// The words beside the pieces that a review points at: what was played, and what would have been
// better.

const site = /** @type {HTMLElement} */ (document.getElementById("site"));

/** Returns the sign of a kind. @param {"played" | "better"} kind */
function sign(kind) {
  const known = document.getElementById(`sign-${kind}`);
  if (known) return known;
  const made = document.createElement("span");
  made.id = `sign-${kind}`;
  made.className = `pointed-sign ${kind}`;
  made.textContent = site.dataset[kind] ?? "";
  document.body.append(made);
  return made;
}

/** Returns the bounds of the piece of a kind, if it is in view. @param {string} kind */
function bounds(kind) {
  for (const piece of document.querySelectorAll(`#table .pointed.${kind}`)) {
    const shape = piece.querySelector(":scope > .hit, :scope > use") ?? piece;
    const { left, right, top, bottom, width } = shape.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (width > 0 && seen?.closest("#board, #own")) return { left, right, top, bottom };
  }
  return null;
}

/** Places the signs above their pieces, or below if they would be too high. */
export function placeSigns() {
  for (const kind of /** @type {const} */ (["played", "better"])) {
    const words = sign(kind);
    const at = bounds(kind);
    words.hidden = !at;
    if (!at) continue;
    const { width, height } = words.getBoundingClientRect();
    const above = kind === "better" && at.top > height + 44;
    words.style.left = `${Math.max(4, Math.min((at.left + at.right - width) / 2, innerWidth - width - 4))}px`;
    words.style.top = `${above ? at.top - height - 4 : at.bottom + 4}px`;
  }
}

addEventListener("resize", placeSigns);
document.addEventListener("scroll", () => requestAnimationFrame(placeSigns), { capture: true, passive: true });
