"""A person's own e-mail address: asking for another, confirming it, taking the wish back."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse_lazy
from django.views.decorators.http import require_http_methods, require_POST

from reviews import email_changes, passwords
from reviews.people import OwnEmailForm
from reviews.views.signing_in import Counted
from web.pages import page, person


class Email(LoginRequiredMixin, Counted):
    form_class = OwnEmailForm
    template_name = "reviews/email.html"
    success_url = reverse_lazy("email")

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}

    def get_context_data(self, **context: Any) -> dict[str, Any]:
        return super().get_context_data(
            change=email_changes.pending(person(self.request)),
            mails=passwords.mails(),
            section_name="account",
            **context,
        )

    def form_valid(self, form: Any) -> HttpResponse:
        address = form.cleaned_data["email"]
        try:
            asked = email_changes.ask(person(self.request), address)
        except passwords.NotNow as refusal:
            form.add_error("email", str(refusal))
            return self.render_to_response(self.get_context_data(form=form), status=429)
        told = f"A letter is on its way to {address}. Open its link to confirm the address."
        messages.success(self.request, told if asked else "Your e-mail address is changed.")
        return super().form_valid(form)


@login_required
@require_POST
def cancel(request: HttpRequest) -> HttpResponse:
    if email_changes.cancel(person(request)):
        messages.success(request, "The change is cancelled. Your e-mail address stays as it is.")
    return redirect("email")


@login_required
@require_http_methods(["GET", "POST"])
def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """A GET changes nothing: programs that look through letters open their links."""
    change = email_changes.named(person(request), token)
    if request.method == "POST" and change and email_changes.confirm(change):
        messages.success(request, f"Letters go to {change.address} from now on.")
        return redirect("email")
    context = {"change": change, "section_name": "account"}
    status = 200 if change and request.method == "GET" else 410
    return page(request, "reviews/email_confirm.html", context, status=status)
