// The claim: taken by the first action, renewed while a person works on the page.
import { $, $$, CASE, hasTypedText, post, said, show } from "../typing.js";

const bar = $("#deskbar");
const SECOND = 1000;
const LAST = 120;
let active = false;
/** Another person has the case. */
export let isLost = false;
let taking = false;
// When the claim ends; 0 as long as there was none.
let ends = bar && Number(bar.dataset.left) && Date.now() + bar.dataset.left * SECOND;

const isHeld = () => ends > Date.now();

/** Reading takes nothing. What opens a panel, types or rates takes the case. */
export async function takeCase() {
  if (!bar || isLost || taking || isHeld()) return;
  taking = true;
  await claim();
  taking = false;
}

async function claim(body) {
  // It lasts from when it was asked for, at the latest: an answer that is long under way leaves less.
  const asked = Date.now();
  renewClaim(await post(bar.dataset.claim, body), asked);
}

export function renewClaim(answer, asked = Date.now()) {
  if (!bar) return;
  if (answer.why) loseCase(answer.why);
  else if (answer.left !== undefined) ends = asked + answer.left * SECOND;
  if (answer.message) showNotice(answer.message);
  count();
}

/** How long the claim lasts is said in its last two minutes only. */
function count() {
  if (isLost || !ends) return;
  const left = Math.max(0, Math.round((ends - Date.now()) / SECOND));
  const shown = $("[data-countdown]", bar);
  $("[data-release]").hidden = left === 0;
  shown.hidden = left > LAST;
  if (!left) return show(said.runOut, shown);
  if (!$("[role=timer]", shown)) shown.replaceChildren($("#claimed").content.cloneNode(true));
  show(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`, $("[role=timer]", shown));
}

async function beat() {
  if (!active || !isHeld()) return;
  active = false;
  await claim(new URLSearchParams({ renew: "yes" }));
}

/** The panels stay with what was typed, their buttons go. */
function loseCase(why) {
  if (isLost) return;
  isLost = true;
  $("[data-countdown]", bar).hidden = false;
  show(why, $("[data-countdown]", bar));
  for (const button of $$("[data-panel], [data-release], [data-at-desk]", $("#decide"))) button.hidden = true;
  clearInterval(counting);
  clearInterval(beating);
  if (hasTypedText()) showNotice(why, said.tooLate);
}

/** Says something above the transcript, the first part of it in bold. */
export function showNotice(message, more = "") {
  const words = document.createElement("p");
  const first = document.createElement("strong");
  words.className = "notice notice-warn";
  first.textContent = message;
  words.append(first, ` ${more}`);
  $("#changed").replaceChildren(words);
}

const counting = bar && setInterval(count, SECOND);
const beating = bar && setInterval(beat, bar.dataset.beat * SECOND);
for (const kind of ["keydown", "pointerdown", "wheel", "input"]) {
  addEventListener(kind, () => (active = true), { passive: true, capture: true });
}
for (const form of $$("form[data-typed], form[data-rate]")) form.addEventListener("input", takeCase);

// What comes into the page may say that another person acted first.
document.addEventListener("htmx:load", () => {
  const held = bar && $("#held strong");
  if (held) loseCase(held.textContent);
});

// A page that was loaded ahead is as old as that: it asks at once what has changed since.
const [arrival] = performance.getEntriesByType("navigation");
if (arrival?.deliveryType === "navigational-prefetch") {
  const asking = $("#presence [hx-get]");
  window.htmx.ajax("GET", `${asking.getAttribute("hx-get")}&opened=yes`, { source: asking, swap: "none" });
}

// The pipeline moved on: show it, unless a person is typing.
document.addEventListener("htmx:oobAfterSwap", (event) => {
  if (event.detail.target.id !== "changed" || !$("#changed").dataset.changed) return;
  $("[hx-get]")?.remove();
  if ($("#progress") && !hasTypedText()) {
    location.replace(CASE + (location.search === "?panel=approve" ? location.search : ""));
  }
});
