// What the coach's remark takes from a table: lines and links of the log, the own panel, the pieces.
const EDGE = 1;
const taken = [];
const box = document.getElementById("coach").getBoundingClientRect();
const question = document.getElementById("actions").getBoundingClientRect();
const table = document.querySelector(".table").getBoundingClientRect();
const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > EDGE && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > EDGE;

/** Whether an element is wholly inside its scroll boxes, and not behind the question. */
function isInView(one) {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (top < table.top - EDGE || bottom > innerHeight + EDGE || isOver(question, { left, top, right, bottom })) return false;
  for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowY } = getComputedStyle(outer);
    const edge = outer.getBoundingClientRect();
    if (overflowY !== "visible" && (top < edge.top - EDGE || bottom > edge.bottom + EDGE || right < edge.left || left > edge.right)) return false;
  }
  return true;
}

const log = document.getElementById("log");
if (log.getClientRects().length > 0) {
  const lines = log.querySelector("ol").getBoundingClientRect();
  if (isOver(box, lines)) taken.push("lines of the log");
  if (lines.height < 24) taken.push(`the log: ${lines.height}`);
  for (const link of log.querySelectorAll("a, button")) {
    if (link.closest("ol") || link.getClientRects().length === 0) continue;
    if (isOver(box, link.getBoundingClientRect()) || !isInView(link)) taken.push(link.textContent);
  }
  const side = document.querySelector(".side").getBoundingClientRect();
  if (isOver(box, side) && box.right > side.right + EDGE) taken.push("the edge of the column");
}
// In windows that are not high, tables scroll anyway.
if (innerHeight >= 600 && !isInView(document.getElementById("own"))) taken.push("the own panel");
const pieces = [...document.querySelectorAll("#board [data-act], #board [data-open]")];
if (innerHeight > innerWidth && pieces.length > 0 && !pieces.some(isInView)) taken.push("every piece");
return taken;
