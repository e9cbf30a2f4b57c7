// Rows of a draft, such as its criteria: moved by their grip, buttons or Alt+arrows, and removed by a press that
// a second one takes back. Each has its order and whether it goes in fields, as without scripts.
import { $ } from "./typing.js";

const NEIGHBOUR = { up: "previousElementSibling", down: "nextElementSibling" };
const ARROWS = { ArrowUp: "up", ArrowDown: "down" };

function move(row, way) {
  const other = row[NEIGHBOUR[way]];
  if (!other?.matches("[data-row]")) return;
  // The other one moves, so that the focus stays where it is.
  if (way === "up") row.after(other);
  else row.before(other);
  number(row);
}

function number(row) {
  for (const [at, each] of [...row.parentElement.querySelectorAll("[data-row]")].entries())
    $("[name$=-ORDER]", each).value = at + 1;
  row.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", ({ target }) => {
  const row = target.closest("[data-row]");
  if (!row) return;
  if (target.dataset.move) move(row, target.dataset.move);
  if ("bin" in target.dataset) {
    const gone = $("[name$=-DELETE]", row);
    gone.click();
    target.setAttribute("aria-pressed", gone.checked);
  }
});

document.addEventListener("keydown", (event) => {
  const row = event.altKey && ARROWS[event.key] && event.target.closest("[data-row]");
  if (!row || event.target.matches("textarea, select")) return;
  event.preventDefault();
  move(row, ARROWS[event.key]);
});

let dragged;
document.addEventListener("dragstart", (event) => {
  dragged = event.target.closest?.("[data-grip]")?.closest("[data-row]");
  if (dragged) event.dataTransfer.setDragImage(dragged, 0, 0);
});
document.addEventListener("dragover", (event) => {
  const over = dragged && event.target.closest("[data-row]");
  if (!over || over.parentElement !== dragged.parentElement) return;
  event.preventDefault();
  const { top, height } = over.getBoundingClientRect();
  if (over !== dragged) over[event.clientY < top + height / 2 ? "before" : "after"](dragged);
});
document.addEventListener("dragend", () => dragged && number(dragged));
