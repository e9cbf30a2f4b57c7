// A form with data-signs first asks the server what is to be signed, or to be made, and has the browser's
// passkey answer it. Without an answer everything stays as it was.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || !form.dataset.signs) return;
  event.preventDefault();
  const told = form.querySelector("[data-told]");
  const tell = (words) => {
    told.textContent = words;
    told.hidden = !words;
    delete form.dataset.sent;
    form.querySelector("button.primary")?.focus({ preventScroll: true });
  };
  try {
    const answer = await fetch(form.dataset.signs, { method: "POST", body: new FormData(form), headers: { Accept: "application/json" } });
    const asked = answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : {};
    if (asked.why) return tell(asked.why);
    if (answer.ok) {
      form.elements.document.value = asked.document ?? "";
      form.elements.credential.value = JSON.stringify(await credential(asked));
    }
    // What the server refused it explains when the form is sent as it is.
    form.submit();
  } catch (error) {
    tell(told.dataset[error.name === "NotAllowedError" ? "cancelled" : "failed"].replace("{why}", error.message));
  }
});

function credential({ get, create }) {
  const { credentials } = navigator;
  const { PublicKeyCredential: reader } = window;
  return get
    ? credentials.get({ publicKey: reader.parseRequestOptionsFromJSON(get) })
    : credentials.create({ publicKey: reader.parseCreationOptionsFromJSON(create) });
}
