// Returns a point of the window where a pointer hits the first element that matches a selector.
const [selector] = arguments;
const element = document.querySelector(selector);
if (!element) throw new Error(`nothing matches ${selector}`);

/** The middle of the part of its first box that is inside the window. */
function middle() {
  const [box] = element.getClientRects();
  if (!box) throw new Error(`${selector} is not shown`);
  const between = (from, to, most) => Math.floor((Math.max(from, 0) + Math.min(to, most)) / 2);
  return { x: between(box.left, box.right, innerWidth), y: between(box.top, box.bottom, innerHeight) };
}

const hit = ({ x, y }) => document.elementFromPoint(x, y);
if (!element.contains(hit(middle()))) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
const over = hit(middle());
if (!element.contains(over)) throw new Error(`${selector} is covered by ${over?.outerHTML.slice(0, 200)}`);
return middle();
