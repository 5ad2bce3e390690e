// @ts-check
// What the visitor has read, so that nothing is shown twice, not even after a reload.

/** Where it is remembered. */
const KEY = "almagest-read";
/** How many things are remembered. */
const MOST = 200;

const table = /** @type {HTMLElement} */ (document.getElementById("site")).dataset.table;

/** For browsers that remember nothing. @type {string[]} */
let read = [];

/** @returns {string[]} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return read;
  }
}

/** @param {string} name */
const full = (name) => `${table} ${name}`;

/** Whether the visitor has read something at this table. @param {string} name */
export function isRead(name) {
  return read.includes(full(name)) || remembered().includes(full(name));
}

/** @param {string} name */
export function markRead(name) {
  read.push(full(name));
  try {
    localStorage.setItem(KEY, JSON.stringify([...remembered(), full(name)].slice(-MOST)));
  } catch {
    // It is remembered until the page is closed.
  }
}
