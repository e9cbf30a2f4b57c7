// What the page of a summary does not need: the theme, switched without leaving the page, and buttons
// that copy and print.
const themes = document.querySelector("[data-theme-form]");

function markTheme() {
  for (const button of themes.querySelectorAll("button")) {
    button.setAttribute("aria-pressed", button.value === document.documentElement.dataset.theme);
  }
}

function chooseTheme(event) {
  const chosen = event.submitter?.value;
  if (!chosen) return;
  event.preventDefault();
  document.documentElement.dataset.theme = chosen;
  // Kept alive, so that leaving the page at once does not lose it.
  fetch(themes.action, { method: "POST", body: new FormData(themes, event.submitter), keepalive: true });
  markTheme();
}

// Only the account page and the sign-in page have the choice.
if (themes) {
  themes.addEventListener("submit", chooseTheme);
  markTheme();
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  // With its headings and tables for Word and Outlook, as plain text for the rest.
  const form = document.getElementById(button.dataset.copyForm ?? "");
  const types = { "text/plain": button.dataset.copy, ...(form && { "text/html": form.innerHTML }) };
  const blobs = Object.entries(types).map(([type, held]) => [type, new Blob([held], { type })]);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  const label = button.textContent;
  button.textContent = document.body.dataset.copied;
  setTimeout(() => (button.textContent = label), 1500);
});
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = !navigator.clipboard;
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
