// Picks a piece that can be chosen, with a point where a pointer hits it, once the page is current
// and does not go on by itself.
// Without a random number, returns the current position of the piece picked before. With a selector,
// only matching pieces are picked. Cards are read first: they may arrive at any time.
const [chance, selector] = arguments;
const live = document.querySelector("script[src$='table.js']").src.replace("table.js", "live.js");
const isShown = (piece) => piece.getClientRects().length > 0;

function pick() {
  const all = [...document.querySelectorAll("#table [data-act], #table [data-open]")].filter(isShown);
  const inGroup = all.filter((piece) => piece.matches(".later.open"));
  const outside = all.filter((piece) => !piece.matches(".later, [aria-expanded]"));
  const open = inGroup.length ? inGroup : outside;
  const choices = selector ? open.filter((piece) => piece.matches(selector)) : open;
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

/** Shows the cards that are to be read, which lie over the board; their script is loaded with the first. */
const showCards = () =>
  document.getElementById("to-read") ? import(live.replace("live.js", "unread.js")).then((unread) => unread.showUnread()) : null;

return import(live).then(async ({ isCurrent }) => {
  await showCards();
  if (document.querySelector("#to-read[open]")) return { read: true };
  if (chance === null) return describe(window.picked);
  return isCurrent() && !document.body.matches(".busy") && !document.querySelector("#table [data-only]") ? pick() : { wait: true };
});
