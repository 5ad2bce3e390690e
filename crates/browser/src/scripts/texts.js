// All texts that can be read or heard on the page, except those for programs, those marked as being
// in another language, and those the caller excludes.
const LEFT_OUT = `script, noscript, template, code, [data-path], [data-clock], ${arguments[0]}`;
const isOurs = (element) =>
  element && !element.closest(LEFT_OUT) && element.closest("[lang]")?.getAttribute("lang") === document.documentElement.lang;
const texts = new Set();
const add = (text) => text && texts.add(text.replace(/\s+/g, " ").trim());
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walk.nextNode(); node; node = walk.nextNode()) {
  if (isOurs(node.parentElement)) add(node.nodeValue);
}
for (const name of ["aria-label", "aria-description", "title", "alt", "placeholder", "data-tell", "data-sure"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) {
    if (isOurs(element)) add(element.getAttribute(name));
  }
}
add(document.title);
return [...texts];
