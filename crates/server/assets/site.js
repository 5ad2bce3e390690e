// @ts-check
// What every page needs: menus that close by themselves, and notices that are heard.

/** Menus. Other `details` stay open until they are closed, because people read or fill them in. */
const MENUS = "details.menu[open], details.more[open]";

/** @returns {HTMLDetailsElement[]} */
const openMenus = () => [...document.querySelectorAll(MENUS)].filter((menu) => menu instanceof HTMLDetailsElement);

/** @param {HTMLDetailsElement} menu */
function close(menu) {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector("summary")?.focus();
}

// The listeners are on the window, so that a page's own come first: on a table, Escape closes the menu
// and must not undo a move as well.
addEventListener("click", ({ target }) => {
  for (const menu of openMenus()) {
    const place = target instanceof Element && menu.contains(target) ? target : null;
    // A command closes its menu; a click on the heading is the browser's own business.
    if (!place || place.closest("a, button")) close(menu);
  }
});
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") openMenus().forEach(close);
});
// A page that is shown again from the browser's memory begins with closed menus.
addEventListener("pagehide", () => openMenus().forEach((menu) => (menu.open = false)));

// A text that was on the page from the beginning is not announced: it is put there once more.
const notice = document.querySelector("#saved > span");
if (notice) requestAnimationFrame(() => notice.replaceWith(notice.cloneNode(true)));
