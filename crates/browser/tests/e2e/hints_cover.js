// What the box with the hints covers: opponents' panels, the question and its buttons, pieces that can be chosen.
const box = document.getElementById("hints").getBoundingClientRect();
const covered = [];
const EDGE = 1;
const LEAST_HEIGHT = 60;
const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > EDGE && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > EDGE;

/** The part of an element that its scroll boxes show. */
function shown(one) {
  let { left, top, right, bottom } = one.getBoundingClientRect();
  for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = outer.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, right, bottom };
}

for (const one of document.querySelectorAll("#rivals, .rival, #actions, #board, #own, #top, #table [data-act], #table [data-open]")) {
  if (one.getClientRects().length > 0 && isOver(box, shown(one))) covered.push(`${one.nodeName}#${one.id}.${one.getAttribute("class")}`);
}
if (box.left < -EDGE || box.top < -EDGE || box.right > innerWidth + EDGE || box.bottom > innerHeight + EDGE) covered.push("the edge of the window");
if (box.width < 120 || box.height < LEAST_HEIGHT) covered.push(`too small: ${box.width} by ${box.height}`);
for (const frame of document.querySelectorAll(".hint-mark:not([hidden])")) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (isOver(box, { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 })) covered.push("a frame lies over the box");
}
return covered;
