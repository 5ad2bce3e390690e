// @ts-check
// The log: the newest line is below, and the log follows it unless the visitor has scrolled up.

/** How near to its end a log counts as read to the end, in pixels. */
const END = 24;

/** Whether the log follows its newest line. */
let follows = true;

/** @param {Element} log */
function note(log) {
  follows = log.scrollHeight - log.clientHeight - log.scrollTop < END;
  log.classList.toggle("more-above", log.scrollTop > 4);
}

/** Scrolls to the newest line, if the log follows it. */
export function followLog() {
  const log = document.querySelector("#log ol");
  if (!log) return;
  if (follows) log.scrollTop = log.scrollHeight;
  log.classList.toggle("more-above", log.scrollTop > 4);
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target instanceof Element && target.matches("#log ol")) note(target);
  },
  { capture: true, passive: true },
);
addEventListener("resize", followLog);
