"use strict";
// Passkeys, where the browser has them; allauth's scripts speak with the browser.
for (const part of document.querySelectorAll("[data-passkey]")) {
  part.hidden = !window.PublicKeyCredential;
}

// Cancelled, unknown, or of another address: the page says so beside the button.
document.addEventListener("allauth.error", (event) => {
  event.preventDefault();
  for (const words of document.querySelectorAll("[data-passkey-failed]")) words.hidden = false;
});
