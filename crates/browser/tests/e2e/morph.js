// Random pairs of trees: the first is patched into the second, and has to be equal to it then. What
// has an id and stays in an element that stays has to be the same element.
const [count] = arguments;
const script = document.querySelector("script[src$='table.js']").src.replace("table.js", "patch.js");

let state = 12345;
function chance(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const NAMES = { html: ["div", "p", "span", "b"], svg: ["g", "path", "circle", "text"] };
const VALUES = ["", "a", "b", "0 0 1"];

/** A tree as text. Ids are unique in it: each is taken from what is left. */
function tree(kind, ids, depth) {
  const names = NAMES[kind];
  // A paragraph ends where another begins: nesting is left to elements that may contain all others.
  const name = depth > 0 ? names[chance(2) ? 0 : 2 % names.length] : names[chance(names.length)];
  const safe = kind === "html" ? (depth > 0 ? "div" : name) : depth > 0 ? "g" : name;
  let text = `<${safe}`;
  if (ids.length && chance(2)) text += ` id="t-${ids.splice(chance(ids.length), 1)[0]}"`;
  for (const key of ["class", "data-act", "data-of"]) {
    if (chance(3) === 0) text += ` ${key}="${VALUES[chance(VALUES.length)]}"`;
  }
  text += ">";
  if (depth > 0) {
    for (let left = chance(5); left > 0; left -= 1) {
      text += chance(4) === 0 ? ` word${chance(9)} ` : tree(kind, ids, depth - 1);
    }
  }
  return `${text}</${safe}>`;
}

/** One piece with the id the patch looks for. */
function piece(kind) {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  let inner = "";
  for (let left = chance(5); left > 0; left -= 1) inner += tree(kind, ids, 3);
  const name = kind === "html" ? "div" : "g";
  return `<${name} id="morphed" class="${VALUES[chance(VALUES.length)]}">${inner}</${name}>`;
}

function wrap(kind, html) {
  const template = document.createElement("template");
  template.innerHTML = kind === "html" ? html : `<svg>${html}</svg>`;
  const first = template.content.firstElementChild;
  return kind === "html" ? first : first.firstElementChild;
}

function byId(root) {
  return new Map([...root.querySelectorAll("[id]")].map((one) => [one.id, [one, one.parentElement]]));
}

const place = document.createElement("div");
place.hidden = true;
document.body.append(place);
return import(script).then(({ patch }) => {
  const wrong = [];
  let tried = 0;
  for (; tried < count && wrong.length < 3; tried += 1) {
    const kind = tried % 2 ? "html" : "svg";
    const [before, after] = [piece(kind), piece(kind)];
    place.innerHTML = kind === "html" ? before : `<svg>${before}</svg>`;
    const root = document.getElementById("morphed");
    const had = byId(root);
    const all = patch([["morphed", after]]);
    const now = document.getElementById("morphed");
    const equal = now.isEqualNode(wrap(kind, after));
    const kept = [...byId(now)].every(([id, [element, parent]]) => {
      const old = had.get(id);
      const stays = old && old[1] === parent && old[0].nodeName === element.nodeName;
      return !stays || old[0] === element;
    });
    if (!all || !equal || !kept || now !== root) {
      wrong.push({ all, equal, kept, same: now === root, before, after, got: now.outerHTML });
    }
  }
  place.remove();
  return { tried, wrong };
});
