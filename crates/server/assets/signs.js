// @ts-check
// The script that explains signs is loaded when the visitor first turns to a sign.

/** @type {typeof import("./explain.js") | undefined} */
let script;
let isAsked = false;

/** @param {Event} event */
async function load({ target }) {
  if (isAsked || !(target instanceof Element && target.closest("#table .explained"))) return;
  isAsked = true;
  try {
    script = await import("./explain.js");
  } catch {
    isAsked = false;
  }
}

/** Closes the explanation. @returns {boolean} whether one was open */
export const closeExplanation = () => script?.close() ?? false;

/** Renews the open explanation after the page has changed. */
export const renewExplanation = () => script?.renew();

for (const kind of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(kind, load);
