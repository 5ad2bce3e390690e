// Presses what a usual turn of Stellium needs. Returns its action; opening a group
// is none.
const isShown = (piece) => piece.getClientRects().length > 0;
const all = [...document.querySelectorAll("#table [data-act]")].filter(isShown);
const named = (name) => all.find((piece) => piece.dataset.act === `"${name}"`);
const piece = named("keep") ?? named("stay") ?? named("done") ?? all[0] ?? document.querySelector("#table [data-open]");
piece.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
return piece.getAttribute("data-act");
