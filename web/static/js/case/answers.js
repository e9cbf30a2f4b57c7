// The reviewer's answers to the marked sentences: what is proven is on the server at once, and the next
// sentence without an answer comes into view.
import { $, post, said, show } from "../typing.js";
import { renewClaim, showNotice } from "./claim.js";
import { actions } from "./keys.js";
import { select, sentences } from "./selection.js";

const answering = $("#answer-form");

answering?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = event.submitter;
  const answer = await post(answering.action, new FormData(answering, button));
  renewClaim(answer);
  if (!answer.ok) return answer.why && showNotice(answer.why);
  const proven = button.name === "proven";
  button.name = proven ? "open" : "proven";
  button.setAttribute("aria-pressed", proven);
  show(answer.checked, $("[data-checked]"));
  ask(answer.open);
  const next = $('[data-answer][aria-pressed="false"]');
  if (proven && next) select(sentences().indexOf(next.closest("[data-span]")));
});

/** The approval asks for a reason as long as a mark is open or a warning needs one. */
function ask(open) {
  const [chip, comment] = [$("[data-open]"), $("#id_approve_comment")];
  if (!comment) return;
  if (open) show(open, chip ?? added());
  else chip?.remove();
  const needed = Boolean(open) || $("[data-warning]") !== null;
  comment.required = needed;
  comment.placeholder = needed ? said.why : said.optional;
  show(needed ? said.reason : said.comment, $("label[for=id_approve_comment]"));
}

function added() {
  const chip = document.createElement("span");
  chip.className = "chip state-exhausted";
  chip.dataset.open = "";
  $(".warning-chips").prepend(chip);
  return chip;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-act]");
  if (!link) return;
  event.preventDefault();
  select(sentences().indexOf(link.closest("[data-span]")));
  actions[link.dataset.act]();
});
