// @ts-check
// The complete log, shown over the table.

import { inOwnWords } from "./act.js";

/** How long to wait for it, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Shows the complete log over the table. Where that fails, the link leads to its page.
 * @param {HTMLAnchorElement} link
 */
export async function showWholeLog(link) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("whole-log"));
  const place = /** @type {HTMLElement} */ (dialog.querySelector("ol"));
  try {
    const answer = await fetch(inOwnWords(link.href), { signal: AbortSignal.timeout(PATIENCE) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const log = page.querySelector(".log ol");
    if (!answer.ok || !log) return location.assign(link.href);
    place.replaceChildren(...log.children);
    // The same lines are on the table.
    for (const line of place.querySelectorAll("[id]")) line.removeAttribute("id");
  } catch {
    return location.assign(link.href);
  }
  dialog.showModal();
  place.scrollTop = place.scrollHeight;
}
