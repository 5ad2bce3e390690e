// Visible texts smaller than 12 pixels, or on a map than 11 pixels, each once, with their size.
const [LEAST, LEAST_ON_MAP] = [11.99, 10.99];
const found = new Map();
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walk.nextNode(); node; node = walk.nextNode()) {
  const text = node.nodeValue.trim();
  const parent = node.parentElement;
  if (!text || !parent || parent.closest("script, noscript, title, desc, template, .hide")) continue;
  const style = getComputedStyle(parent);
  if (style.visibility !== "visible" || !parent.checkVisibility({ opacityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  if (![...range.getClientRects()].some((box) => box.width > 1 && box.height > 1)) continue;
  let size = parseFloat(style.fontSize);
  if (parent instanceof SVGElement) {
    const { a, b, c, d } = parent.getScreenCTM() ?? { a: 1, b: 0, c: 0, d: 1 };
    size *= Math.sqrt(Math.abs(a * d - b * c));
  }
  // Text of size zero is hidden on purpose.
  if (size > 0 && size < (parent.closest(".skymap") ? LEAST_ON_MAP : LEAST)) found.set(`${parent.nodeName}.${parent.getAttribute("class") ?? ""} ${size.toFixed(1)}`, text);
}
return [...found].slice(0, 20).map(([where, text]) => `${where}: ${text.slice(0, 60)}`);
