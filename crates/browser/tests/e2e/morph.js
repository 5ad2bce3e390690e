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

/**
 * Puts some elements of the one tree, as they are, into the other: there they may be only named.
 * Returns both the tree and what is sent of it.
 */
function withKept(kind, before, after) {
  const [from, to] = [wrap(kind, before), wrap(kind, after)];
  const free = (one) => [one, ...one.querySelectorAll("[id]")].every(({ id }) => !to.querySelector(`#${id}`));
  const places = [to, ...to.querySelectorAll(kind === "html" ? "div" : "g")];
  let named = [];
  for (const one of from.querySelectorAll("[id]")) {
    if (chance(2) || !free(one)) continue;
    const copy = one.cloneNode(true);
    const parent = places[chance(places.length)];
    parent.insertBefore(copy, parent.childNodes[chance(parent.childNodes.length + 1)] ?? null);
    named.push(copy);
  }
  const whole = to.outerHTML;
  named = named.filter((one) => !named.some((other) => other !== one && other.contains(one)));
  for (const one of named) {
    const name = document.createElementNS(one.namespaceURI, "keep");
    name.id = one.id;
    one.replaceWith(name);
  }
  return { whole, sent: to.outerHTML, named: named.map(({ id }) => id) };
}

function byId(root) {
  return new Map([...root.querySelectorAll("[id]")].map((one) => [one.id, [one, one.parentElement]]));
}

const place = document.createElement("div");
place.hidden = true;
document.body.append(place);
return import(script).then(({ patch }) => {
  const wrong = [];
  let [tried, keeps] = [0, 0];
  for (; tried < count && wrong.length < 3; tried += 1) {
    const kind = tried % 2 ? "html" : "svg";
    const before = piece(kind);
    const { whole: after, sent, named } = withKept(kind, before, piece(kind));
    keeps += named.length;
    place.innerHTML = kind === "html" ? before : `<svg>${before}</svg>`;
    const root = document.getElementById("morphed");
    const had = byId(root);
    const all = patch([["morphed", sent]]);
    const now = document.getElementById("morphed");
    const equal = now.isEqualNode(wrap(kind, after));
    const kept = [...byId(now)].every(([id, [element, parent]]) => {
      const old = had.get(id);
      const stays = old && old[1] === parent && old[0].nodeName === element.nodeName;
      return !stays || old[0] === element;
    });
    const stayed = named.every((id) => document.getElementById(id) === had.get(id)[0]);
    if (!all || !equal || !kept || !stayed || now !== root) {
      wrong.push({ all, equal, kept, stayed, same: now === root, before, sent, got: now.outerHTML });
    }
  }
  place.remove();
  return { tried, keeps, wrong };
});
