// Files dropped on the field, and the names of those chosen.
const drop = document.querySelector("[data-drop]");
const input = drop?.querySelector("[data-files]");

function show() {
  const list = drop.querySelector("[data-chosen]");
  list.replaceChildren(
    ...[...input.files].map((file) => {
      const item = document.createElement("li");
      item.textContent = `${file.name}, ${Math.max(1, Math.round(file.size / 1024))} kB`;
      return item;
    }),
  );
}

if (drop) {
  drop.querySelector("[data-drop-hint]").hidden = false;
  input.addEventListener("change", show);
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
    show();
  });
}
