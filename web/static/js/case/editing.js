// One sentence edited in its place, its turns still lit. What is typed fills the form of the whole
// text, which keeps it, binds it to the text on the page and sends it.
import { $, CASE } from "../typing.js";
import { isLost, takeCase } from "./claim.js";
import { openPanel, panels } from "./panels.js";
import { select, selected, sentences } from "./selection.js";
import { firstTab } from "./panes.js";

const whole = $("#edit-form");
const text = whole && $("textarea", whole);
// Python counts characters, JavaScript halves of some of them.
const letters = text && Array.from(text.defaultValue);
const MARK = /(^|\n)[ \t]*(?:[-*+•‣–]|\d{1,3}[.)])[ \t]+$/;
const PLACE = `at:${CASE}`;
// What was left without saving comes back with the next look at its sentence.
const leftAside = new Map();
export let editor;

export function editSentence() {
  const sentence = sentences()[selected];
  const elsewhere = text && (text.value !== text.defaultValue || "draft" in whole.dataset);
  if (editor) return $("textarea", editor.box).focus();
  if (!sentence || elsewhere || isLost) return openPanel("edit");
  takeCase();
  panels.forEach((panel) => (panel.hidden = true));
  editor = editorOf(sentence);
}

function editorOf(sentence) {
  const span = sentence.dataset.span;
  const [start, end] = span.split("-").map(Number);
  const box = $("#in-place").content.firstElementChild.cloneNode(true);
  const words = $("p", sentence);
  const field = $("textarea", box);
  const first = letters.slice(start, end).join("").trim();
  field.value = leftAside.get(span) ?? first;
  words.hidden = true;
  words.after(box);
  field.addEventListener("input", () => fill(start, end, field.value));
  field.addEventListener("keydown", keys);
  $("[data-save]", box).addEventListener("click", () => send("save"));
  $("[data-approve]", box).addEventListener("click", () => send("approve"));
  $("[data-leave]", box).addEventListener("click", leave);
  if (field.value !== first) fill(start, end, field.value);
  field.focus();
  return { box, words, field, first, span };

  function keys(event) {
    if (event.isComposing || event.key !== "Enter" || event.shiftKey) {
      if (event.key === "Escape") leave();
      else return;
    } else if (!event.repeat) send(event.ctrlKey || event.metaKey ? "approve" : "save");
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The whole text with these words in the place of the sentence; without any, its bullet goes too. */
function fill(start, end, words) {
  let before = letters.slice(0, start).join("");
  let after = letters.slice(end).join("");
  if (!words.trim()) {
    const line = MARK.test(before) && /^\s*?(\n|$)/.test(after);
    before = line ? before.replace(MARK, "$1") : before;
    after = after.replace(line ? /^\s*?(\n|$)/ : /^[ \t]/, "");
  }
  text.value = before + words.trim() + after;
  text.dispatchEvent(new Event("input", { bubbles: true }));
}

function send(how) {
  if (editor.field.value.trim() === editor.first) {
    leave();
    if (how === "approve") openPanel("approve");
    return;
  }
  $("[name=in_place]", whole).value = "yes";
  whole.requestSubmit($(`[name=${how}]`, whole));
}

// The editor would write over the text that the person chooses.
document.addEventListener("both-shown", () => {
  if (!editor) return;
  editor.box.remove();
  editor.words.hidden = false;
  editor = undefined;
  document.dispatchEvent(new Event("edit-left"));
});

function leave() {
  const { box, words, field, first, span } = editor;
  if (field.value.trim() !== first) leftAside.set(span, field.value);
  text.value = text.defaultValue;
  text.dispatchEvent(new Event("input", { bubbles: true }));
  editor = undefined;
  box.remove();
  words.hidden = false;
  select(selected);
  document.dispatchEvent(new Event("edit-left"));
}

// --- After saving -------------------------------------------------------------------------------
// The reader goes on where they were.
whole?.addEventListener("submit", () => {
  sessionStorage.setItem(PLACE, JSON.stringify([selected, $(".turns").scrollTop]));
});
const place = JSON.parse(sessionStorage.getItem(PLACE));
sessionStorage.removeItem(PLACE);
if (place && firstTab.matches(":first-child")) select(place[0], { focus: false });
if (place) $(".turns").scrollTo({ top: place[1], behavior: "instant" });

// What was typed before the session ended, or in a tab that was closed, is open again.
if (whole && $(".kept-note", whole)) openPanel("edit");
