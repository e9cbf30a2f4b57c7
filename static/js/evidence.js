// A worker looks for the evidence of a text that no judge has read. Once it is done, the parts of
// the page that it changes come in place of theirs; nothing that somebody typed or reads is touched.
function settlePart(part, fresh) {
  const found = fresh.querySelector(`[data-evidence="${part.dataset.evidence}"]`);
  if (found) part.replaceWith(document.adoptNode(found));
}

/** A turn keeps its light and its place; what rests on it is added below. */
function settleTurn(found) {
  const turn = document.getElementById(found.id);
  turn.dataset.sentences = found.dataset.sentences;
  turn.classList.remove("uncovered");
  if (!$(".rests", turn)) turn.append(document.adoptNode($(".rests", found)));
}

function settleFields(fresh) {
  const places = $("#id_about");
  const found = fresh.querySelector("#id_about");
  if (places && found && !places.value) places.replaceChildren(...found.childNodes);
  const reason = $("#id_approve_comment");
  if (reason) reason.required = fresh.querySelector("#id_approve_comment")?.required ?? true;
}

document.addEventListener("evidence-settled", async (event) => {
  const answer = await fetch(event.target.dataset.page);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of $$("[data-evidence]")) settlePart(part, fresh);
  for (const turn of fresh.querySelectorAll(".turn:not(.uncovered)")) settleTurn(turn);
  settleFields(fresh);
  offer();
});
