// The panels of the footer, one open at a time, and the texts that are typed in them.
import { $, $$, autosave, fieldsOf, keepInBrowser, refuse, say, show } from "../typing.js";
import { isLost, renewClaim, takeCase } from "./claim.js";
import { pullDrawer } from "./panes.js";
import { selected, sentences } from "./selection.js";

export const panels = $$(".panel");

export function openPanel(name) {
  const panel = $(`#panel-${name}`);
  if (!panel || isLost) return;
  takeCase();
  panels.forEach((other) => (other.hidden = other !== panel));
  showRest(false);
  if (name === "approve") {
    // Nothing covers what is signed.
    pullDrawer(false);
    loadAhead();
  }
  if (name === "send_back") return comment();
  const field = $("select, textarea", panel);
  const wanted = name === "approve" && !field.required ? $("[type=password], button", panel) : field;
  wanted?.focus({ preventScroll: true });
}

/** A text is sent back with a comment on each sentence that needs one. */
function comment() {
  const place = sentences()[selected] && $(".comment-on", sentences()[selected]);
  if (place) place.hidden = false;
  const field = place ? $("textarea", place) : $("#id_send_back_comment");
  field.focus();
}

/** The next case comes while this one is signed. It is neither shown nor claimed. */
function loadAhead() {
  const following = $("#following");
  if (!following || $("script[type=speculationrules]")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.nonce = following.nonce;
  rules.textContent = JSON.stringify({ prefetch: [{ urls: [following.href], eagerness: "immediate" }] });
  document.body.append(rules);
}

export function closePanel() {
  const opened = panels.find((panel) => !panel.hidden);
  if (!opened) return;
  opened.hidden = true;
  const name = opened.id.slice(6);
  if (name === "send_back") for (const place of $$(".comment-on")) place.hidden = !$("textarea", place).value;
  const opener = $(`[data-panel="${name}"]`);
  (opener?.offsetParent ? opener : $("[data-more]"))?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-panel]");
  if (opener) {
    event.preventDefault();
    openPanel(opener.dataset.panel);
  } else if (event.target.closest("[data-close]")) {
    event.preventDefault();
    closePanel();
  }
});

/** On a small screen all but the approval is behind one button. */
function showRest(out) {
  $("[data-more]")?.setAttribute("aria-expanded", out);
  $("#footer-rest")?.classList.toggle("out", out);
}

const rest = $("[data-more]");
if (rest) {
  rest.hidden = false;
  rest.addEventListener("click", () => showRest(rest.getAttribute("aria-expanded") === "false"));
}

for (const form of $$("form[data-typed]")) keepInBrowser(form);

// Two texts to choose from are shown where they can be read.
document.addEventListener("both-shown", ({ target }) => openPanel(target.closest(".panel").id.slice(6)));
for (const form of $$("form[data-autosave]")) {
  autosave(form, (answer, words) => {
    show(words, $("[data-saved]"));
    renewClaim(answer);
  });
}

/** Words in another panel that this form does not send; a second press leaves them behind. */
function leftBehind(form) {
  const panel = form.closest(".panel");
  return panels.find((other) => {
    if (other === panel || other.id === "panel-edit") return false;
    return fieldsOf($("form", other)).some((field) => field.value.trim());
  });
}

for (const form of $$("#decide form[data-typed]")) {
  form.addEventListener("submit", (event) => {
    const other = leftBehind(form);
    if (!other || form.dataset.leaves) return;
    event.preventDefault();
    form.dataset.leaves = "yes";
    const panel = $(`[data-panel="${other.id.slice(6)}"]`).firstChild.textContent.trim();
    refuse(form, say("leftBehind", { panel }));
  });
}

const opened = panels.find((panel) => !panel.hidden);
const missing = opened && ($("[type=password][aria-invalid]", opened) ?? $(".field-error ~ .sign-line textarea, textarea, select", opened));
missing?.focus({ preventScroll: true });
