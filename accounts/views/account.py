"""A person's own account."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.mixins import LoginRequiredMixin
from django.contrib.auth.views import PasswordChangeView
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse, reverse_lazy
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import account_changes, email_changes, grants, password_reset
from accounts.people import OwnEmailForm
from accounts.sign_in import ChangeForm
from accounts.views.sign_in import Counted
from web.pages import THEMES, page, person

_MOST_EVENTS = 50


@login_required
@require_safe
def account(request: HttpRequest) -> HttpResponse:
    user = person(request)
    context = {
        "grants": user.role_grants.select_related("guideline"),
        "events": user.role_events.select_related("user", "by", "guideline")[:_MOST_EVENTS],
        "section_name": "account",
    }
    return page(request, "accounts/account.html", context)


class Password(Counted, PasswordChangeView):
    form_class = ChangeForm
    template_name = "accounts/password.html"
    success_url = reverse_lazy("account")

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(self.request, "Your password is changed. Other sessions are signed out.")
        with grants.changing_accounts():
            answer = super().form_valid(form)
            account_changes.note_password(user=form.user, by=form.user)
        return answer


# --- Addresses --------------------------------------------------------------
# A person's own e-mail address: asking for another, confirming it, taking the wish back.


class Email(LoginRequiredMixin, Counted):
    form_class = OwnEmailForm
    template_name = "accounts/email.html"
    success_url = reverse_lazy("email")

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}

    def get_context_data(self, **context: Any) -> dict[str, Any]:
        return super().get_context_data(
            change=email_changes.pending(person(self.request)),
            mails=password_reset.mails(),
            section_name="account",
            **context,
        )

    def form_valid(self, form: Any) -> HttpResponse:
        address = form.cleaned_data["email"]
        try:
            asked = email_changes.ask(person(self.request), address)
        except password_reset.NotNow as refusal:
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
    return page(request, "accounts/email_confirm.html", context, status=status)


# --- Theme ------------------------------------------------------------------
# Light, dark, or what the system says.

_A_YEAR = 365 * 24 * 3600


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Remembers the choice in a cookie, so that the first paint of every page has it."""
    chosen = request.POST.get("theme", "")
    back = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(
        back, {request.get_host()}, require_https=request.is_secure()
    ):
        back = reverse("queue")
    # Not `redirect`, which takes a text without a slash for the name of a view.
    response = HttpResponseRedirect(back)
    if chosen in THEMES:
        response.set_cookie(
            "theme", chosen, max_age=_A_YEAR, samesite="Lax", secure=request.is_secure()
        )
    return response
