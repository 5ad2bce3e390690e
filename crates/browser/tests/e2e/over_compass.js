// The texts of the page that overlap a point of the compass.
const box = (element) => element.getBoundingClientRect();
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const texts = [...document.querySelectorAll(".hero-foot :is(h1, p), .hero-sky text:not(.compass)")];
const compass = [...document.querySelectorAll(".compass")].filter((point) => box(point).width > 0);
return compass.flatMap((point) =>
  texts.filter((text) => meet(box(point), box(text))).map((text) => `${point.textContent}: ${text.textContent}`),
);
