// A rating can be left at any time: what was chosen so far is there again.
import { $, $$, post, said, show } from "../typing.js";
import { actions } from "./keys.js";

const rating = $("[data-rate]");
let unkept = false;
let keeping = Promise.resolve();

async function keepRating() {
  if (!unkept) return;
  unkept = false;
  const given = new FormData(rating);
  given.set("later", "yes");
  const kept = await post(rating.action, given, { keepalive: true });
  if (!unkept) show(kept.ok ? said.ratingKept : said.ratingLost, $("[data-rated]"));
}

rating?.addEventListener("input", () => {
  unkept = true;
  show("", $("[data-rated]"));
  // One after the other, so that no older choice arrives last.
  keeping = keeping.then(keepRating);
});
addEventListener("pagehide", keepRating);

/** Rates the criterion that has the focus, or the first without a rating, and goes on. */
function rate(value) {
  const scales = $$("[data-rate] fieldset");
  const here = document.activeElement.closest("[data-rate] fieldset");
  const scale = here ?? scales.find((item) => !$(":checked", item));
  if (!scale) return;
  const choice = $(`[value="${value}"]`, scale);
  choice.checked = true;
  choice.dispatchEvent(new Event("input", { bubbles: true }));
  const next = scales.find((item) => !$(":checked", item));
  (next ? $("input", next) : $('[form="rate-form"]')).focus();
}

for (const value of [1, 2, 3, 4, 5]) actions[value] = () => rate(value);
