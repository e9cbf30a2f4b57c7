// The keys of the case page.
import { $ } from "../typing.js";
import { editSentence } from "./editing.js";
import { closePanel, openPanel, panels } from "./panels.js";
import { drawer, pullDrawer } from "./panes.js";
import { searchField } from "./search.js";
import { select, selected, selectException, sentences } from "./selection.js";

const keys = $("#keys");
const isTyping = (target) =>
  target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
const press = (key) => $(`[data-key="${key}"]:not([hidden])`)?.requestSubmit();
const toCase = (key) => $(`[data-case="${key}"]`)?.click();

export const actions = {
  j: () => select(Math.min(selected + 1, sentences().length - 1)),
  k: () => select(Math.max(selected - 1, 0)),
  n: () => selectException(1),
  p: () => selectException(-1),
  y: () => {
    const here = sentences()[selected];
    const answer = here && $("[data-answer]", here);
    if (answer) answer.click();
    else selectException(1);
  },
  e: () => ($("#panel-edit") ? editSentence() : $("[data-revise]")?.click()),
  E: () => openPanel("edit"),
  b: () => openPanel("send_back"),
  x: () => openPanel("reject"),
  d: () => $('a[href*="view=attempts"]')?.click(),
  s: () => press("s"),
  r: () => press("r"),
  ArrowLeft: () => toCase("ArrowLeft"),
  ArrowRight: () => toCase("ArrowRight"),
  t: () => drawer.click(),
  "/": () => {
    pullDrawer(true);
    searchField.focus();
  },
  "?": () => keys.showModal(),
};

/** Ctrl+Enter sends the form that has the focus, opens the approval, or signs it once it is open. */
function sendOrOpen(target, judged) {
  const field = target.closest("textarea, select");
  const form = field?.form ?? $("#panel-approve:not([hidden]) form");
  if (form) form.requestSubmit((judged && $("[name=judge]", form)) || $("button.primary", form));
  else openPanel("approve");
}

const off = $("[data-keys-off]");
off.checked = localStorage.getItem("keys") === "off";
off.addEventListener("change", () => localStorage.setItem("keys", off.checked ? "off" : "on"));

document.addEventListener("keydown", (event) => {
  if (keys.open) return;
  if (event.key === "Escape") {
    if (isTyping(event.target)) event.target.blur();
    else if (panels.some((panel) => !panel.hidden)) closePanel();
    else pullDrawer(false);
    return;
  }
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    // A key that is held down opens what its reader has not seen yet.
    if (!event.repeat) sendOrOpen(event.target, event.shiftKey);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const action = actions[event.key];
  if (!action || (off.checked && event.key !== "?")) return;
  // Radio buttons have the arrows for themselves.
  if (event.key.startsWith("Arrow") && event.target.matches("input")) return;
  event.preventDefault();
  action();
});

const help = $("[data-help]");
if (help) {
  help.hidden = false;
  help.addEventListener("click", actions["?"]);
}
