// The outermost elements that extend beyond the window.
const out = (element) => element.getBoundingClientRect().right > innerWidth + 1;
const guilty = [...document.querySelectorAll("body *")].filter((one) => out(one) && !out(one.parentElement));
return guilty.slice(0, 5).map((one) => one.outerHTML.slice(0, 160));
