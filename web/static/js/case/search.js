// Search in the transcript.
import { $, said, say } from "../typing.js";
import { reveal } from "./panes.js";
import { turns } from "./selection.js";

const form = $("[data-find]");
export const searchField = $("#find");
let hits = [];
let hit = -1;

function search() {
  const words = searchField.value.trim().toLowerCase();
  hits = words ? turns.filter((turn) => turn.textContent.toLowerCase().includes(words)) : [];
  turns.forEach((turn) => turn.classList.toggle("hit", hits.includes(turn)));
  markHits(words);
  hit = -1;
  step(1);
}

/** The words themselves, where the browser can colour them without changing the page. */
function markHits(words) {
  if (!CSS.highlights) return;
  const ranges = hits.flatMap((turn) => {
    const walker = document.createTreeWalker($("p", turn), NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts.flatMap((text) => rangesOf(text, words));
  });
  CSS.highlights.set("hits", new Highlight(...ranges));
}

function rangesOf(text, words) {
  const found = [];
  const within = text.data.toLowerCase();
  for (let at = within.indexOf(words); at >= 0; at = within.indexOf(words, at + words.length)) {
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, Math.min(at + words.length, text.length));
    found.push(range);
  }
  return found;
}

function step(by) {
  hits[hit]?.classList.remove("current-hit");
  if (hits.length) {
    hit = (hit + by + hits.length) % hits.length;
    hits[hit].classList.add("current-hit");
    reveal(hits[hit]);
  }
  const count = hits.length ? say("hit", { number: hit + 1, hits: hits.length }) : said.noHit;
  $("[data-found]").textContent = searchField.value.trim() ? count : "";
}

form.hidden = false;
searchField.addEventListener("input", search);
form.addEventListener("submit", (event) => event.preventDefault());
searchField.addEventListener("keydown", (event) => {
  if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
});
