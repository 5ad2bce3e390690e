// @ts-check
// The log: the newest line is below, and the log follows it unless the visitor has scrolled up.

/** How near to its end a log counts as read to the end, in pixels. */
const END = 24;

/** Whether the log follows its newest line. */
let follows = true;

/** The line at the upper edge of the log, and its distance from there. @type {{ line: Element, below: number } | null} */
let reading = null;

/** The scroll position that was last noted or set. */
let noted = 0;

/** @param {Element} log @param {Element} line */
const distance = (log, line) => line.getBoundingClientRect().top - log.getBoundingClientRect().top;

/** @param {Element} log */
function note(log) {
  const line = [...log.children].find((line) => distance(log, line) >= 0);
  reading = line ? { line, below: distance(log, line) } : null;
  follows = log.scrollHeight - log.clientHeight - log.scrollTop < END;
  noted = log.scrollTop;
  document.body.classList.toggle("log-scrolled", log.scrollTop > 4);
}

/** Follows the log when something beside it takes room or gives it back. */
const sizes = new ResizeObserver(() => followLog());

/** The log whose size is watched. @type {Element | null} */
let watched = null;

/** Scrolls to the newest line, if the log follows it. Otherwise keeps the line being read in place. */
export function followLog() {
  const log = document.querySelector("#log ol");
  if (!log) return;
  if (log !== watched) {
    sizes.disconnect();
    sizes.observe(log);
    watched = log;
  }
  if (follows) log.scrollTop = log.scrollHeight;
  else if (reading?.line.isConnected) log.scrollTop += distance(log, reading.line) - reading.below;
  noted = log.scrollTop;
  document.body.classList.toggle("log-scrolled", log.scrollTop > 4);
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target instanceof Element && target.matches("#log ol")) note(target);
  },
  { capture: true, passive: true },
);
// Browsers tell of scrolling with the next frame. An update may come before that.
document.addEventListener("patching", () => {
  const log = document.querySelector("#log ol");
  if (log && log.scrollTop !== noted) note(log);
});
addEventListener("resize", followLog);
