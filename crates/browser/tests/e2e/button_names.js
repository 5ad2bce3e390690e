// The names of all visible buttons as a screen reader reads them: the label, or the texts that are
// not hidden from it.
const isShown = (button) => button.getClientRects().length > 0;
const heard = (node) => {
  if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
  return node.nodeType === Node.TEXT_NODE ? node.nodeValue : [...node.childNodes].map(heard).join(" ");
};
return [...document.querySelectorAll("button, [role=button]")]
  .filter(isShown)
  .map((button) => (button.getAttribute("aria-label") ?? heard(button)).trim());
