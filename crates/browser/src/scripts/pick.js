// Picks a piece that can be chosen, with a point where a pointer hits it, once the page is current
// and does not go on by itself.
// Without a random number, returns the current position of the piece picked before.
const [chance] = arguments;
const live = document.querySelector("script[src$='table.js']").src.replace("table.js", "live.js");
const isShown = (piece) => piece.getClientRects().length > 0;

function pick() {
  const all = [...document.querySelectorAll("#table [data-act], #table [data-open]")].filter(isShown);
  const inGroup = all.filter((piece) => piece.matches(".later.open"));
  const outside = all.filter((piece) => !piece.matches(".later, [aria-expanded]"));
  const choices = inGroup.length ? inGroup : outside;
  if (choices.length === 0) return { nothing: document.getElementById("decision")?.innerText };
  const piece = choices[Math.floor(chance * choices.length)];
  piece.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  window.picked = piece;
  return describe(piece);
}

function describe(piece) {
  return { act: piece.getAttribute("data-act"), label: piece.getAttribute("aria-label"), ...where(piece) };
}

/** Returns a point that hits only this piece: its centre, else one from a finer grid. */
function where(piece) {
  const box = piece.getBoundingClientRect();
  const hits = (x, y) =>
    document.elementFromPoint(x, y)?.closest("[data-act], [data-open], [data-try]") === piece;
  for (const parts of [2, 6, 30]) {
    for (let down = 1; down < parts; down += 1) {
      for (let across = 1; across < parts; across += 1) {
        const x = Math.round(box.left + (box.width * across) / parts);
        const y = Math.round(box.top + (box.height * down) / parts);
        if (hits(x, y)) return { x, y };
      }
    }
  }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { over: over?.outerHTML.slice(0, 200) ?? "outside the window" };
}

return import(live).then(({ isCurrent }) =>
  chance === null
    ? describe(window.picked)
    : isCurrent() && !document.body.matches(".busy") && !document.querySelector("#table [data-only]") ? pick() : { wait: true });
