// j and k walk the rows, Enter opens (they are links), x selects, / goes to the search. e, b and y open
// the case to edit, to send back and to approve; nothing is decided without its text on the screen.
const PANELS = { e: "edit", b: "send_back", y: "approve" };
const typing = (target) => target.closest("input:not([type=checkbox]), textarea, select");
const rows = () => [...document.querySelectorAll("[data-row]")];

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const links = rows().map((row) => row.querySelector(".title a"));
  const at = rows().findIndex((row) => row.contains(document.activeElement));
  if (event.key === "j") links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === "k") links[Math.max(at - 1, 0)]?.focus();
  else if (event.key === "x") rows()[at]?.querySelector("[name=id]")?.click();
  else if (PANELS[event.key] && at >= 0) location.assign(`${links[at].href}?panel=${PANELS[event.key]}#decide`);
  else if (event.key === "/") document.querySelector("[data-search-key]").focus();
  else return;
  event.preventDefault();
});

// How many rows are selected, and all of the page at once.
const picks = () => [...document.querySelectorAll(".rows [name=id]")];

function count() {
  const chosen = picks().filter((pick) => pick.checked).length;
  const output = document.querySelector("[data-chosen]");
  if (output) {
    const words = chosen === 1 ? output.dataset.one : output.dataset.several;
    output.textContent = chosen ? words.replace("{count}", chosen) : "";
  }
  const all = document.querySelector("[data-all]");
  if (all) {
    all.closest("label").hidden = false;
    all.checked = chosen > 0 && chosen === picks().length;
    all.indeterminate = chosen > 0 && chosen < picks().length;
  }
}

document.addEventListener("change", (event) => {
  if ("all" in event.target.dataset) {
    for (const pick of picks()) pick.checked = event.target.checked;
  }
  if (event.target.closest(".rows")) count();
});
// The browser keeps what was ticked when it comes back to the page.
addEventListener("pageshow", count);
document.addEventListener("htmx:load", count);
