// @ts-check
// The log: the newest line is below, and the log follows it unless the visitor has scrolled up.

/** How near to its end a log counts as read to the end, in pixels. */
const END = 24;

/** Whether the log follows its newest line. */
let follows = true;

/** The line at the upper edge of the log, and its distance from there. @type {{ line: Element, below: number } | null} */
let reading = null;

/** @param {Element} log @param {Element} line */
const distance = (log, line) => line.getBoundingClientRect().top - log.getBoundingClientRect().top;

/** @param {Element} log */
function note(log) {
  const line = [...log.children].find((line) => distance(log, line) >= 0);
  reading = line ? { line, below: distance(log, line) } : null;
  follows = log.scrollHeight - log.clientHeight - log.scrollTop < END;
  document.body.classList.toggle("log-scrolled", log.scrollTop > 4);
}

/** Scrolls to the newest line, if the log follows it. Otherwise keeps the line being read in place. */
export function followLog() {
  const log = document.querySelector("#log ol");
  if (!log) return;
  if (follows) log.scrollTop = log.scrollHeight;
  else if (reading?.line.isConnected) log.scrollTop += distance(log, reading.line) - reading.below;
  document.body.classList.toggle("log-scrolled", log.scrollTop > 4);
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target instanceof Element && target.matches("#log ol")) note(target);
  },
  { capture: true, passive: true },
);
addEventListener("resize", followLog);
