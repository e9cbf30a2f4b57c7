// j and k walk the rows, Enter opens (they are links), / goes to the search.
const typing = (target) => target.closest("input, textarea, select");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const links = [...document.querySelectorAll("[data-row] .title a")];
  const at = links.indexOf(document.activeElement);
  if (event.key === "j") links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === "k") links[Math.max(at - 1, 0)]?.focus();
  else if (event.key === "/") document.querySelector("[data-search-key]").focus();
  else return;
  event.preventDefault();
});
