// Narrows the list of settings to those that have the typed words.
document.querySelector("#settings-search").addEventListener("input", ({ target }) => {
  const words = target.value.trim().toLocaleLowerCase();
  const groups = [...document.querySelectorAll(".settings")];
  for (const group of groups) {
    const items = [...group.querySelectorAll("li, p")];
    for (const item of items) item.hidden = !item.textContent.toLocaleLowerCase().includes(words);
    group.hidden = items.every((item) => item.hidden);
  }
  document.querySelector("#settings-none").hidden = groups.some((group) => !group.hidden);
});
