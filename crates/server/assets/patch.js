// @ts-check
// Updates parts of the page in place: existing elements are kept, and with them focus, scroll
// position and running transitions.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Parses the element a piece of HTML describes, in the right namespace.
 * @param {string} html
 * @param {boolean} svg
 * @returns {Element | null}
 */
function parse(html, svg) {
  const template = document.createElement("template");
  template.innerHTML = svg ? `<svg>${html}</svg>` : html;
  const first = template.content.firstElementChild;
  return svg && first ? first.firstElementChild : first;
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function attributes(from, to) {
  for (const { name, value } of [...to.attributes]) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    // Details the visitor has opened stay open.
    const opened = name === "open" && from.localName === "details";
    if (!opened && !to.hasAttribute(name)) from.removeAttribute(name);
  }
}

/**
 * Whether a node can be turned into another one. Elements with an id only match themselves.
 * @param {Node} node
 * @param {Node} other
 */
function alike(node, other) {
  if (node.nodeType !== other.nodeType || node.nodeName !== other.nodeName) return false;
  if (!(node instanceof Element) || !(other instanceof Element)) return true;
  return node.id === other.id && node.namespaceURI === other.namespaceURI;
}

/** Unchanged elements to which a part only refers by id. @type {Map<string, Element>} */
const kept = new Map();

/** Whether a node is only a placeholder for an unchanged element. @param {Node} node */
const isKept = (node) => node instanceof Element && node.localName === "keep";

/** Replaces placeholders in a new element by the unchanged elements. @param {Element} element */
function fill(element) {
  for (const name of element.querySelectorAll("keep")) {
    const stays = kept.get(name.id);
    if (stays) name.replaceWith(stays);
  }
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function children(from, to) {
  const wantedIds = new Set([...to.children].map((child) => child.id));
  /** @type {Map<string, Element>} */
  const known = new Map();
  for (const child of [...from.children]) {
    if (!child.id) continue;
    // Remove what goes away first, so that the elements behind it need not move.
    if (wantedIds.has(child.id) || kept.has(child.id)) known.set(child.id, child);
    else child.remove();
  }
  /** The last node that is in its place. @type {ChildNode | null} */
  let last = null;
  // Evaluated anew each time: an unchanged element may move from here into another element.
  const next = () => (last ? last.nextSibling : from.firstChild);
  for (const wanted of [...to.childNodes]) {
    const found = counterpart(wanted, next(), known);
    if (!found) {
      from.insertBefore(wanted, next());
      last = wanted;
      if (wanted instanceof Element) fill(wanted);
      continue;
    }
    if (found !== next()) from.insertBefore(found, next());
    last = found;
    if (!isKept(wanted)) node(found, wanted);
  }
  for (let left = next(); left; left = next()) left.remove();
}

/**
 * Finds the node to be turned into another one: by id, or else the next node without an id.
 * @param {ChildNode} wanted
 * @param {ChildNode | null} here
 * @param {Map<string, Element>} known
 * @returns {ChildNode | null}
 */
function counterpart(wanted, here, known) {
  if (wanted instanceof Element && isKept(wanted)) return kept.get(wanted.id) ?? null;
  let found = here;
  if (wanted instanceof Element && wanted.id) found = known.get(wanted.id) ?? null;
  else while (found && found instanceof Element && found.id) found = found.nextSibling;
  return found && alike(found, wanted) ? found : null;
}

/**
 * Makes a node equal to another of its kind.
 * @param {ChildNode} from
 * @param {ChildNode} to
 */
function node(from, to) {
  if (from instanceof Element && to instanceof Element) {
    attributes(from, to);
    children(from, to);
  } else if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
}

/**
 * Makes an element equal to another. An element of another kind is replaced.
 * @param {Element} from
 * @param {Element} to
 */
export function morph(from, to) {
  if (alike(from, to)) node(from, to);
  else {
    from.replaceWith(to);
    fill(to);
  }
}

/** What can have the focus. */
const FOCUSABLE = "a[href], button, input, select, summary, [tabindex]";

/**
 * Remembers where the focus is, and returns a function that restores it.
 * @returns {() => void}
 */
function focus() {
  const had = document.activeElement;
  if (!had || had === document.body) return () => {};
  const act = had.getAttribute("data-act");
  return () => {
    const stays = had.isConnected && had.matches(FOCUSABLE);
    if (stays && document.activeElement === had) return;
    const again = (stays && had) ||
      (had.id && document.querySelector(`#${CSS.escape(had.id)}:is(${FOCUSABLE})`)) ||
      (act && document.querySelector(`[data-act="${CSS.escape(act)}"]`)) ||
      document.querySelector("#board");
    if (again instanceof HTMLElement || again instanceof SVGElement) {
      again.focus({ preventScroll: true });
    }
  };
}

/**
 * Finds the unchanged elements to which a part refers.
 * @param {Element} old
 * @param {Element} next
 * @returns {boolean} whether all of them exist
 */
function remember(old, next) {
  for (const { id } of next.querySelectorAll("keep")) {
    const stays = old.querySelector(`#${CSS.escape(id)}`);
    if (!stays) return false;
    kept.set(id, stays);
  }
  return true;
}

/**
 * Updates the elements with the ids of the changed parts, and tells the document before ("patching")
 * and after ("patched").
 * @param {[string, string][]} parts
 * @returns {boolean} whether all were found
 */
export function patch(parts) {
  document.dispatchEvent(new Event("patching"));
  const refocus = focus();
  let all = true;
  for (const [id, html] of parts) {
    const old = document.getElementById(id);
    const next = old && parse(html, old.namespaceURI === SVG && old.nodeName !== "svg");
    if (!old || !next || !remember(old, next)) all = false;
    else morph(old, next);
  }
  kept.clear();
  refocus();
  document.dispatchEvent(new Event("patched"));
  return all;
}
