// @ts-check
// The planisphere: centred where it is larger than the window, in the time zone of the browser, and
// on request for the place of the device.

import { centreBoard } from "./board.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("sky-form"));
const button = /** @type {HTMLButtonElement} */ (document.getElementById("locate"));
const notice = /** @type {HTMLElement} */ (document.getElementById("located"));

/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));

centreBoard();

// ---- the time zone

/**
 * Returns the zone of the browser at a moment, as the form writes it; an empty text if the form does
 * not know it.
 * @param {number} moment
 */
function zoneAt(moment) {
  const east = -new Date(moment).getTimezoneOffset();
  const minutes = Math.abs(east);
  if (minutes % 15) return "";
  const rest = minutes % 60 ? `:${minutes % 60}` : "";
  return `${east < 0 ? "-" : ""}${Math.floor(minutes / 60)}${rest}`;
}

/** Shows the same sky in the zone of the browser, if nobody has chosen a zone. */
function correctZone() {
  const { guessed } = form.dataset;
  const zone = guessed && zoneAt(Number(guessed));
  if (!zone || zone === field("zone").value) return;
  // The next page begins with this zone.
  document.cookie = `zone=${zone}; path=/; max-age=31536000; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.set("zone", zone);
  location.replace(address);
}

correctZone();

// ---- the place

/** Shows the sky over a place. @param {GeolocationPosition} position */
function showAt({ coords: { latitude, longitude } }) {
  field("lat").value = latitude.toFixed(2);
  field("lon").value = longitude.toFixed(2);
  const times = ["date", "time"].map(field);
  const isChosen = new URLSearchParams(location.search).has("date");
  if (isChosen || times.some(({ value, defaultValue }) => value !== defaultValue)) return form.requestSubmit();
  // Without a chosen time, the sky is that of the next night over the place.
  const query = ["lat", "lon", "zone"].map((name) => [name, field(name).value]);
  location.assign(`/sky?${new URLSearchParams(query)}`);
}

/** Says why there is no place. @param {GeolocationPositionError} error */
function excuse({ code }) {
  const { denied, insecure, unknown } = notice.dataset;
  const refusal = isSecureContext ? denied : insecure;
  // 1 stands for a refusal, by the visitor or by the browser.
  notice.textContent = (code === 1 ? refusal : unknown) ?? "";
}

button.hidden = !("geolocation" in navigator);
button.addEventListener("click", () => {
  notice.textContent = notice.dataset.searching ?? "";
  navigator.geolocation.getCurrentPosition(showAt, excuse, { maximumAge: 600_000, timeout: 20_000 });
});
