// @ts-check
// Filters the cards while the visitor types or chooses. Without it, the form does the same by a
// request.

const form = /** @type {HTMLFormElement} */ (document.getElementById("filter"));
const search = /** @type {HTMLInputElement} */ (document.getElementById("q"));
const found = /** @type {HTMLElement} */ (document.getElementById("found"));
const all = /** @type {HTMLElement} */ (document.getElementById("all-cards"));
const choices = [...form.querySelectorAll("select")];

/** The cards: pictures, and rows of the table. @type {HTMLElement[]} */
const cards = [...document.querySelectorAll("main [data-name]")].filter((card) => card instanceof HTMLElement);
/** The rows alone: every card has one. */
const rows = cards.filter((card) => card instanceof HTMLTableRowElement);

/** Returns a text in lower case and without accents. @param {string} text */
function plain(text) {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replaceAll("’", "'").replaceAll("œ", "oe").replaceAll("æ", "ae");
}

/** Shows the cards that are meant, and their number. */
function filter() {
  const words = plain(search.value).split(/\s+/);
  const values = choices.filter(({ value }) => value).map(({ name, value }) => `${name}-${value}`);
  for (const card of cards) {
    const name = plain(card.dataset.name ?? "");
    const own = (card.dataset.values ?? "").split(" ");
    card.hidden = !words.every((word) => name.includes(word)) || !values.every((value) => own.includes(value));
  }
  const count = rows.filter((row) => !row.hidden).length;
  all.hidden = count === rows.length;
  found.textContent = (count ? found.dataset.count ?? "" : found.dataset.none ?? "").replace("%", String(count));
  remember();
}

/** Writes the choice into the address, so that it survives a reload and can be passed on. */
function remember() {
  const address = new URL(location.href);
  for (const { name, value } of [search, ...choices]) {
    if (value.trim()) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(null, "", address);
}

form.querySelector("button[type=submit]")?.remove();
form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
all.addEventListener("click", (event) => {
  event.preventDefault();
  for (const field of [search, ...choices]) field.value = "";
  filter();
  search.focus();
});
// A browser may fill in what was typed before the page was left.
addEventListener("pageshow", filter);
