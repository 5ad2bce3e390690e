// Patches random trees into others and checks that the result equals the wanted tree. An element
// with an id whose parent is kept must itself be kept, not replaced.
const [count] = arguments;
const script = document.querySelector("script[src$='table.js']").src.replace("table.js", "patch.js");

let state = 12345;
function chance(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const NAMES = { html: ["div", "p", "span", "b"], svg: ["g", "path", "circle", "text"] };
const VALUES = ["", "a", "b", "0 0 1"];

/** Returns a random tree as text. It removes the ids it uses from `ids`, so that they are unique. */
function tree(kind, ids, depth) {
  const names = NAMES[kind];
  // Only elements that may contain any other are nested: the parser would close an open paragraph.
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

/** Returns a random part with the id that is patched. */
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
 * Copies some elements of the first tree unchanged into the second. Returns the whole second tree;
 * the tree as it is sent, with placeholders for the copied elements; and the ids of these elements.
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
