"""How people who cannot sign in get a new password, and what system admins do about it."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.contrib.auth.views import PasswordResetConfirmView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse_lazy
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import account_changes, grants, password_reset, sign_in
from accounts.people import EmailForm, ForgottenForm
from accounts.views.people import account_of
from web.pages import page, person


@require_http_methods(["GET", "POST"])
def forgotten(request: HttpRequest) -> HttpResponse:
    """Answers alike whether anybody has the address or not."""
    form = ForgottenForm(request.POST if request.method == "POST" else None)
    context = {"form": form, "mails": password_reset.mails()}
    if not context["mails"] or not form.is_bound:
        return page(request, "accounts/password_forgotten.html", context)
    if not form.is_valid():
        return page(request, "accounts/password_forgotten.html", context, status=422)
    try:
        password_reset.ask(form.cleaned_data["email"], request)
    except password_reset.NotNow as refusal:
        form.add_error("email", str(refusal))
        return page(request, "accounts/password_forgotten.html", context, status=429)
    return redirect("password-asked")


@require_safe
def asked(request: HttpRequest) -> HttpResponse:
    return page(request, "accounts/password_asked.html", {})


class New(PasswordResetConfirmView):
    """Behind the link. The token leaves the address before the page shows."""

    template_name = "accounts/password_new.html"
    token_generator = password_reset.TOKENS
    success_url = reverse_lazy("sign-in")

    def get_user(self, uidb64: str) -> Any:
        """Nobody for who is shut out."""
        user = super().get_user(uidb64)
        return user if user is not None and user.is_active else None

    def form_valid(self, form: Any) -> HttpResponse:
        with grants.changing_accounts():
            answer = super().form_valid(form)
            account_changes.note_password(user=form.user, by=form.user, by_link=True)
        # Whoever opens the letter is no stranger, however often others have tried the name.
        sign_in.know(answer, form.user)
        messages.success(self.request, "Your new password is set. Sign in with it.")
        return answer


@login_required
@require_POST
def email(request: HttpRequest, pk: int) -> HttpResponse:
    shown = _changeable(request, pk)
    if shown == request.user:
        return _with_own_password(request, "email")
    form = EmailForm(request.POST)
    if not form.is_valid():
        return account_of(request, shown, email=form, status=422)
    if account_changes.set_email(user=shown, email=form.cleaned_data["email"], by=person(request)):
        messages.success(request, f"The e-mail address of {shown.get_username()} is changed.")
    return redirect("person", pk)


@login_required
@require_POST
def link(request: HttpRequest, pk: int) -> HttpResponse:
    """Mails the link; shows it once where no letter can bring it."""
    shown = _changeable(request, pk)
    if shown == request.user:
        return _with_own_password(request, "password")
    try:
        made = password_reset.make_link(shown, by=person(request))
    except ValueError as refusal:
        messages.error(request, str(refusal))
        return redirect("person", pk)
    if made is None:
        messages.success(request, f"A link to a new password is on its way to {shown.email}.")
        return redirect("person", pk)
    context = {
        "shown": shown,
        "link": made,
        "mails": password_reset.mails(),
        "section_name": "people",
    }
    return page(request, "accounts/person_link.html", context)


def _with_own_password(request: HttpRequest, name: str) -> HttpResponse:
    """An admin's session is no way around the password of its owner."""
    messages.error(request, "Change how you sign in yourself here, with your password.")
    return redirect(name)


def _changeable(request: HttpRequest, pk: int) -> User:
    """Raises Http404 and PermissionDenied."""
    grants.check_can_manage(person(request))
    shown = get_object_or_404(User, pk=pk)
    grants.check_can_manage_account(shown, person(request))
    return shown
