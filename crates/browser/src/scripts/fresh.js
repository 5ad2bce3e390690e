// Checks whether the table on the page, patched piece by piece, equals the one the server draws
// now. What the scripts themselves add to it is ignored.
const CLASSES = ["aimed", "armed", "chosen", "left-out", "long", "open", "pending", "pointed", "refused", "shown", "staged", "swapped", "whole"];
const ATTRIBUTES = ["aria-busy", "aria-current", "aria-describedby", "aria-description", "aria-expanded", "inert"];

function plain(table) {
  for (const element of [table, ...table.querySelectorAll("*")]) {
    element.classList.remove(...CLASSES);
    if (element.getAttribute("class") === "") element.removeAttribute("class");
    for (const name of ATTRIBUTES) element.removeAttribute(name);
    if (element.matches("[data-clock], #preview")) element.textContent = "";
    if (element.matches("[data-map-of] .view")) {
      for (const name of ["x", "y", "width", "height"]) element.removeAttribute(name);
    }
  }
  return table;
}

/** Returns the first difference between two trees. */
function difference(one, other) {
  if (one.isEqualNode(other)) return null;
  const [ours, theirs] = [[...one.childNodes], [...other.childNodes]];
  const shallow = one.cloneNode(false).isEqualNode(other.cloneNode(false));
  if (!shallow || ours.length !== theirs.length) {
    const show = (node) => (node.outerHTML ?? node.nodeValue ?? "").slice(0, 600);
    return { shown: show(one), fresh: show(other) };
  }
  const at = ours.findIndex((child, index) => !child.isEqualNode(theirs[index]));
  return difference(ours[at], theirs[at]);
}

const shown = plain(document.getElementById("table").cloneNode(true));
return fetch(location.href)
  .then((answer) => answer.text())
  .then((text) => {
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("table");
    const version = (table) => table.querySelector("#turn").dataset.version;
    // The game may have moved on in between.
    if (version(fresh) !== version(shown)) return { later: true };
    return difference(shown, plain(fresh));
  });
