// A worker looks for the evidence of a text that no judge has read. Once it is done, the parts of
// the page that it changes come in place of theirs; nothing that a person typed or reads is touched.
import { $, $$, restore, say } from "../typing.js";
import { editor } from "./editing.js";
import { offerButtons } from "./selection.js";
import { bodies, firstTab } from "./panes.js";

function settlePart(part, fresh) {
  const found = fresh.querySelector(`[data-evidence="${part.dataset.evidence}"]`);
  if (!found) return undefined;
  carry(part, found);
  found.hidden = part.hidden;
  part.replaceWith(document.adoptNode(found));
  if ($(".comment-on", found)) restore($("#send-back-form"));
  return found;
}

/** A turn keeps its light and its place; what rests on it is added below. */
function settleTurn(found) {
  const turn = document.getElementById(found.id);
  turn.dataset.sentences = found.dataset.sentences;
  turn.classList.remove("uncovered");
  if ($("[data-quotes]", found)) $("p", turn).replaceWith(document.adoptNode($("p", found)));
  if (!$(".rests", turn)) turn.append(document.adoptNode($(".rests", found)));
}

function settleFields(fresh) {
  const reason = $("#id_approve_comment");
  const found = fresh.querySelector("#id_approve_comment");
  if (!reason) return;
  reason.required = found?.required ?? true;
  if (found) reason.placeholder = found.placeholder;
}

/** What was typed on the sentences of before goes to the same ones, or to the comment on all. */
function carry(part, found) {
  for (const field of $$(".comment-on textarea", part).filter((one) => one.value.trim())) {
    const same = found.querySelector(`[name="${field.name}"]`);
    const other = same ?? $("#id_send_back_comment");
    const sentence = $("[data-words]", field.closest("[data-span]")).textContent;
    const comment = field.value;
    other.value = same ? comment : `${other.value}\n${say("about", { sentence, comment })}`.trim();
    if (same) same.parentElement.hidden = false;
  }
}

async function settle(asked) {
  // A tab that was opened meanwhile has parts of its own. The first one came with the page.
  const others = [...bodies.keys()].filter((href) => href !== firstTab.href);
  const settled = new Set();
  for (const page of [asked.dataset.page, ...others]) {
    const answer = await fetch(page);
    if (!answer.ok) {
      delete asked.dataset.settled;
      return;
    }
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of $$("[data-evidence]")) if (!settled.has(part)) settled.add(settlePart(part, fresh));
    for (const turn of fresh.querySelectorAll(".turn:not(.uncovered)")) settleTurn(turn);
    settleFields(fresh);
  }
  offerButtons();
  document.dispatchEvent(new Event("evidence-shown"));
}

document.addEventListener("evidence-settled", (event) => {
  const asked = event.target;
  // It may have asked again before it got an answer. A second settling would undo what a person selects
  // after the first.
  if (asked.dataset.settled) return;
  asked.dataset.settled = "yes";
  // Not while a person edits a sentence in its place.
  if (editor) document.addEventListener("edit-left", () => settle(asked), { once: true });
  else settle(asked);
});
