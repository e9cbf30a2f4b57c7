// Files dropped on the field, and the names of those chosen; an own summary is kept as it is typed,
// beside what its guideline asks for.
import { autosave, keepInBrowser } from "./typing.js";

const drop = document.querySelector("[data-drop]");
const input = drop?.querySelector("[data-files]");

function listChosen() {
  const list = drop.querySelector("[data-chosen]");
  list.replaceChildren(
    ...[...input.files].map((file) => {
      const item = document.createElement("li");
      const size = Math.max(1, Math.round(file.size / 1024));
      item.textContent = `${file.name}, ${size.toLocaleString(document.documentElement.lang)} kB`;
      return item;
    }),
  );
}

if (drop) {
  drop.querySelector("[data-drop-hint]").hidden = false;
  input.addEventListener("change", listChosen);
  for (const kind of ["dragenter", "dragover"]) {
    drop.addEventListener(kind, (event) => {
      event.preventDefault();
      drop.classList.add("over");
    });
  }
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    const all = new DataTransfer();
    for (const file of [...input.files, ...event.dataTransfer.files]) all.items.add(file);
    input.files = all.files;
    listChosen();
  });
}

/** What is typed and chosen; files, and what was read of them, stay in the browser. */
function typedOnly(form) {
  const kept = new FormData();
  for (const [name, value] of new FormData(form)) {
    if (["pasted", "summary", "guideline", "version"].includes(name)) kept.set(name, value);
  }
  return kept;
}

const owned = document.querySelector("form[data-autosave]");
if (owned) {
  keepInBrowser(owned);
  autosave(owned, undefined, typedOnly);
}

// The guideline that is chosen is the one that stands beside the form.
const choice = document.querySelector("#id_guideline");
const guidance = [...document.querySelectorAll("[data-guideline]")];
function showGuidance() {
  for (const each of guidance) {
    each.open = each.dataset.guideline === choice.value;
    each.hidden = !each.open;
  }
}
if (choice && guidance.length) {
  choice.addEventListener("change", showGuidance);
  showGuidance();
}
