// Texts and controls that a box clips and that cannot be scrolled to, each with the box.
const REACH = 1.5;
// The share of a line box above and below the text in which nothing is drawn.
const ROOM = 0.3;
const found = new Map();
const clips = (style, axis) => /hidden|clip/.test(style[`overflow${axis}`]);
const named = (one) => `${one.nodeName}#${one.id}.${one.getAttribute("class") ?? ""}`;
function check(what, around, boxes, words, room = 0) {
  for (let outer = around; outer && outer !== document.body; outer = outer.parentElement) {
    const style = getComputedStyle(outer);
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
    if (!clips(style, "X") && !clips(style, "Y")) continue;
    // A long remark opens on demand.
    if (outer.matches(".remark.long > span") && seen(document.getElementById("remark-more"))) return;
    // A text with an ellipsis can be read in full in its title.
    if (style.textOverflow === "ellipsis" && outer.title.includes(words.trim())) return;
    const edge = outer.getBoundingClientRect();
    // Visible to screen readers only.
    if (edge.width <= 2 && edge.height <= 2) return;
    const out = boxes.some(
      (box) =>
        (clips(style, "X") && (box.right > edge.right + REACH || box.left < edge.left - REACH)) ||
        (clips(style, "Y") && (box.bottom - room * box.height > edge.bottom + REACH || box.top + room * box.height < edge.top - REACH)),
    );
    if (out) return found.set(`${named(what)} in ${named(outer)}`, words.trim().slice(0, 60));
  }
}
// In the top bar, facts that do not fit are left out as a whole.
const seen = (one) =>
  one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".hide, title, desc, script, noscript, ul.facts");
for (const control of document.querySelectorAll("a, button, input, select, summary")) {
  if (!seen(control) || control instanceof SVGElement) continue;
  check(control, control.parentElement, [control.getBoundingClientRect()], control.textContent);
}
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walk.nextNode(); node; node = walk.nextNode()) {
  const parent = node.parentElement;
  if (!node.nodeValue.trim() || !parent || parent instanceof SVGElement || !seen(parent)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
  check(parent, parent, boxes, node.nodeValue, ROOM);
}
return [...found].slice(0, 20).map(([where, words]) => `cut off: ${where}: ${words}`);
