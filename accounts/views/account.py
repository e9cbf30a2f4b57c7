"""Signing in, password reset, and a person's own account."""

from typing import TYPE_CHECKING, Any

from allauth.account.utils import perform_login
from allauth.account.views import LoginView
from django.contrib import admin, messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.mixins import LoginRequiredMixin
from django.contrib.auth.views import (
    PasswordChangeView,
    PasswordResetConfirmView,
    redirect_to_login,
)
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse, reverse_lazy
from django.utils.functional import cached_property
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django.views.generic import FormView

from accounts import (
    email_changes,
    factors,
    first_sign_in,
    grants,
    language,
    password_reset,
    provider_accounts,
    rate_limits,
    sessions,
)
from accounts.forms import (
    FirstPasswordForm,
    NewPasswordForm,
    OwnEmailForm,
    OwnPasswordForm,
    PasswordForgottenForm,
)
from accounts.models import EVENT_NAMES
from web.pages import THEMES, keep, number_in, own_page, page, person

# --- Sign-in ----------------------------------------------------------------

if TYPE_CHECKING:
    _AnyForm = FormView[Any]
else:
    _AnyForm = FormView


class PasswordCheckingView(_AnyForm):
    """A form that checks a password, under the rate limit of sign-in: 429 when it is reached."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return super().post(request, *args, **kwargs)
        except rate_limits.TooManyTries as refusal:
            return self._refused(refusal)

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}

    def blank(self) -> Any:
        """The form without what was typed."""
        kept = {name: value for name, value in self.get_form_kwargs().items() if name != "data"}
        return self.get_form_class()(**kept)

    def _refused(self, refusal: rate_limits.TooManyTries) -> HttpResponse:
        """The same whether anybody has the name or not."""
        context = self.get_context_data(form=self.blank(), wait=refusal.seconds)
        answer = self.render_to_response(context, status=429)
        answer["Retry-After"] = str(refusal.seconds)
        return answer


class SignIn(PasswordCheckingView, LoginView):
    template_name = "accounts/sign_in.html"

    def blank(self) -> Any:
        return self.get_form_class()(initial={"login": self.request.POST.get("login", "")})


@require_http_methods(["GET", "HEAD", "POST"])
def first_sign_in_page(request: HttpRequest, key: str, token: str) -> HttpResponse:
    """Opening the link does nothing yet: browsers and chats fetch links to show what is there."""
    user = first_sign_in.user_of(key, token)
    if user is None or request.method != "POST":
        status = 410 if user is None else 200
        return page(request, "accounts/first_sign_in.html", {"who": user}, status=status)
    answer: HttpResponse = perform_login(request, user)
    return answer


def administration_sign_in(request: HttpRequest) -> HttpResponseBase:
    """In place of the sign-in page of Django's administration, whose tries nobody would count.

    Raises PermissionDenied for who is signed in and not of its staff.
    """
    if admin.site.has_permission(request):
        return redirect("admin:index")
    if request.user.is_authenticated:
        raise PermissionDenied(_("Django's administration is for its staff. Ask a superuser."))
    return redirect_to_login(request.GET.get("next") or reverse("admin:index"))


# --- Own account ------------------------------------------------------------

_MOST_EVENTS = 50


@login_required
@require_safe
def account(request: HttpRequest) -> HttpResponse:
    user = person(request)
    context = {
        "grants": user.role_grants.select_related("guideline"),
        "events": user.role_events.select_related(*EVENT_NAMES)[:_MOST_EVENTS],
        "factors": factors.of(user),
        "linked": provider_accounts.links_of(user),
        "sessions": sessions.listed(request),
        "section_name": "account",
    }
    return page(request, "accounts/account.html", context)


@login_required
@require_POST
def end_sessions(request: HttpRequest) -> HttpResponse:
    """The one with the key `session`, or all but this one."""
    one = request.POST.get("session")
    key = number_in(request.POST, "session")
    if one and key is None:
        raise Http404
    if sessions.end(request, pk=key):
        done = _("It is signed out.") if one else _("All other sessions are signed out.")
        messages.success(request, done)
    return redirect("account")


class OwnPassword(PasswordCheckingView, PasswordChangeView):
    """The first one after somebody else set it takes no old one: signing in just took that."""

    template_name = "accounts/password.html"

    def get_form_class(self) -> Any:
        return FirstPasswordForm if self._first else OwnPasswordForm

    @cached_property
    def _first(self) -> bool:
        return sessions.must_change_password(self.request.user)

    def get_context_data(self, **context: Any) -> dict[str, Any]:
        return super().get_context_data(first=self._first, **context)

    def get_success_url(self) -> str:
        return reverse("queue" if self._first else "account")

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(
            self.request, _("Your password is changed. Other sessions are signed out.")
        )
        with grants.changing_accounts():
            answer = super().form_valid(form)
            end_tokens = form.cleaned_data.get("end_tokens", False)
            grants.note_password(user=form.user, by=form.user, end_tokens=end_tokens)
        # With the password the session got another key.
        sessions.list_this(self.request)
        return answer


# --- Own e-mail address -----------------------------------------------------
# Asking for another one, confirming it, cancelling the change.


class OwnEmail(LoginRequiredMixin, PasswordCheckingView):
    form_class = OwnEmailForm
    template_name = "accounts/email.html"
    success_url = reverse_lazy("email")

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
        except password_reset.LinkRefused as refusal:
            form.add_error("email", str(refusal))
            return self.render_to_response(self.get_context_data(form=form), status=429)
        sent = _("A letter is on its way to {address}. Open its link to confirm the address.")
        done = sent.format(address=address) if asked else _("Your e-mail address is changed.")
        messages.success(self.request, done)
        return super().form_valid(form)


@login_required
@require_POST
def cancel(request: HttpRequest) -> HttpResponse:
    if email_changes.cancel(person(request)):
        kept = _("The change is cancelled. Your e-mail address stays as it is.")
        messages.success(request, kept)
    return redirect("email")


@login_required
@require_http_methods(["GET", "POST"])
def confirm(request: HttpRequest, token: str) -> HttpResponse:
    """A GET changes nothing: programs that look through letters open their links."""
    change = email_changes.named(person(request), token)
    if request.method == "POST" and change and email_changes.confirm(change):
        said = _("Letters go to {address} from now on.").format(address=change.address)
        messages.success(request, said)
        return redirect("email")
    context = {"change": change, "section_name": "account"}
    status = 200 if change and request.method == "GET" else 410
    return page(request, "accounts/email_confirm.html", context, status=status)


# --- Theme and language -----------------------------------------------------
# Light, dark, or what the system says; and the words of pages and letters.


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Remembers the choice in a cookie, so that the first paint of every page has it."""
    chosen = request.POST.get("theme", "")
    response = _back(request)
    if chosen in THEMES:
        keep(response, "theme", chosen)
    return response


@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    """For this browser; of who is signed in, also for their letters and other browsers."""
    code = request.POST.get("language", "")
    response = _back(request)
    if language.known(code):
        language.remember(response, code)
        if request.user.is_authenticated:
            language.chosen(person(request), code)
    return response


def _back(request: HttpRequest) -> HttpResponse:
    """To the page that the form stood on, if it is one of ours."""
    back = own_page(request, request.POST.get("next", "")) or reverse("queue")
    # Not `redirect`, which takes a text without a slash for the name of a view.
    return HttpResponseRedirect(back)


# --- Password reset ---------------------------------------------------------


@require_http_methods(["GET", "POST"])
def password_forgotten(request: HttpRequest) -> HttpResponse:
    """Answers alike whether anybody has the address or not."""
    form = PasswordForgottenForm(request.POST if request.method == "POST" else None)
    context = {"form": form, "mails": password_reset.mails()}
    status = 422 if context["mails"] and form.is_bound else 200
    if context["mails"] and form.is_valid():
        try:
            password_reset.ask(form.cleaned_data["email"], request)
            return redirect("password-asked")
        except password_reset.LinkRefused as refusal:
            form.add_error("email", str(refusal))
            status = 429
    return page(request, "accounts/password_forgotten.html", context, status=status)


@require_safe
def password_asked(request: HttpRequest) -> HttpResponse:
    return page(request, "accounts/password_asked.html", {})


class NewPassword(PasswordResetConfirmView):
    """Behind the link. The token leaves the address before the page shows."""

    form_class = NewPasswordForm
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
            grants.note_password(
                user=form.user,
                by=form.user,
                by_link=True,
                end_tokens=form.cleaned_data["end_tokens"],
            )
        # Whoever opens the letter is no stranger, however often others have tried the name.
        rate_limits.remember_browser(answer, form.user)
        messages.success(self.request, _("Your new password is set. Sign in with it."))
        return answer
