"""Accounts and roles: who may do what, who gave it, and changes to them."""

import secrets
from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.db import IntegrityError
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import emails, factors, grants, password_links, roles, sessions
from accounts.forms import EmailForm, GrantForm, PersonForm
from accounts.models import EVENT_NAMES, RoleEvent, UserRole
from accounts.roles import Right
from web.pages import render_page, signed_in_user
from web.text import remove_nul

PAGE_SIZE = 50
_PASSWORD_BYTES = 12
_MAX_EVENTS = 200


@require_safe
def people_page(request: HttpRequest) -> HttpResponse:
    roles.check_right(request.user, Right.SEE_PEOPLE)
    search = remove_nul(request.GET.get("q", "")).strip()[:150]
    rows = Paginator(_search_people(search), PAGE_SIZE).get_page(request.GET.get("page"))
    events = RoleEvent.objects.select_related(*EVENT_NAMES)[:_MAX_EVENTS]
    context = {
        "rows": rows,
        "search": search,
        "events": events,
    }
    return render_page(request, "accounts/people.html", context)


def _search_people(search: str) -> QuerySet[User]:
    users = User.objects.prefetch_related("role_grants__guideline").order_by("username")
    if not search:
        return users
    named = Q(username__icontains=search) | Q(email__icontains=search)
    return users.filter(named | Q(first_name__icontains=search) | Q(last_name__icontains=search))


@require_http_methods(["GET", "POST"])
def new_person(request: HttpRequest) -> HttpResponse:
    roles.check_right(request.user, Right.MANAGE_PEOPLE)
    form = PersonForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        password = secrets.token_urlsafe(_PASSWORD_BYTES)
        try:
            made = _make_person(form.cleaned_data, password, by=signed_in_user(request))
        except IntegrityError:
            taken = _("This username was just taken. Choose another.")
            form.add_error("username", taken)
        else:
            # The first password of the account, which no other page shows.
            context = {"shown": made, "password": password}
            return render_page(request, "accounts/person_made.html", context)
    context = {"form": form}
    return render_page(
        request, "accounts/person_new.html", context, status=422 if form.is_bound else 200
    )


def _make_person(data: dict[str, Any], password: str, *, by: User) -> User:
    return grants.make_account(
        username=data["username"],
        password=password,
        name=data["name"],
        email=data["email"],
        granted=[UserRole(role) for role in data["roles"]],
        by=by,
    )


@require_safe
def person_page(request: HttpRequest, pk: int) -> HttpResponse:
    return render_account(request, _get_person(request, pk, Right.SEE_PEOPLE))


def _get_person(request: HttpRequest, pk: int, right: Right) -> User:
    roles.check_right(request.user, right)
    return get_object_or_404(User, pk=pk)


def render_account(
    request: HttpRequest,
    shown: User,
    *,
    grant: GrantForm | None = None,
    email: EmailForm | None = None,
) -> HttpResponse:
    """The page of one account, with the refused form, if there is one."""
    context: dict[str, Any] = {
        "shown": shown,
        "held": shown.role_grants.select_related("guideline"),
        "events": shown.role_events.select_related(*EVENT_NAMES),
        "form": grant or GrantForm(),
        "email_form": email or EmailForm(initial={"email": shown.email}),
        "can_manage": roles.can_somewhere(request.user, Right.MANAGE_PEOPLE),
        "factors": factors.factors_for(shown),
        "mails": password_links.can_send_mail(),
        "erased": grants.is_erased(shown),
        "can_change": grants.can_manage_account(shown, signed_in_user(request)),
        "rows": shown.signing_keys.all(),
        "can_remove": grants.can_manage_account(shown, signed_in_user(request)),
    }
    return render_page(
        request, "accounts/person.html", context, status=422 if grant or email else 200
    )


@require_POST
def grant_role(request: HttpRequest, pk: int) -> HttpResponse:
    done = _("{name} is now {role} of {where}.")
    return _change_role(request, pk, done, grants.grant_role)


@require_POST
def revoke_role(request: HttpRequest, pk: int) -> HttpResponse:
    done = _("{name} is no longer {role} there.")
    return _change_role(request, pk, done, grants.revoke_role)


def _change_role(
    request: HttpRequest, pk: int, done: str, change: Callable[..., bool]
) -> HttpResponse:
    shown = _get_person(request, pk, Right.MANAGE_PEOPLE)
    form = GrantForm(request.POST)
    if not form.is_valid():
        return render_account(request, shown, grant=form)
    role, guideline = UserRole(form.cleaned_data["role"]), form.cleaned_data["guideline"]
    try:
        change(user=shown, role=role, guideline=guideline, by=signed_in_user(request))
    except grants.LastAdmin as refusal:
        messages.error(request, str(refusal))
    else:
        where = guideline or _("the whole installation")
        message = done.format(
            name=_display_name(shown), role=roles.role_in_sentence(role), where=where
        )
        messages.success(request, message)
    return redirect("person", pk)


@require_POST
def set_activity(request: HttpRequest, pk: int) -> HttpResponse:
    """`active` is `yes` to activate the user, anything else to deactivate."""
    shown = _get_person(request, pk, Right.MANAGE_PEOPLE)
    active = request.POST.get("active") == "yes"
    try:
        grants.set_active(user=shown, active=active, by=signed_in_user(request))
    except grants.LastAdmin as refusal:
        messages.error(request, str(refusal))
    else:
        done = _("{name} can sign in.") if active else _("{name} can no longer sign in.")
        messages.success(request, done.format(name=_display_name(shown)))
    return redirect("person", pk)


def _display_name(user: User) -> str:
    return user.get_full_name() or user.get_username()


@require_POST
def change_email(request: HttpRequest, pk: int) -> HttpResponse:
    shown = _get_changeable_person(request, pk)
    # If no letters leave the machine, people cannot confirm their own address.
    if shown == request.user and password_links.can_send_mail():
        return _check_own_password(request, "account_email")
    form = EmailForm(request.POST)
    if not form.is_valid():
        return render_account(request, shown, email=form)
    before, email = shown.email, form.cleaned_data["email"]
    if grants.set_email(user=shown, email=email, by=signed_in_user(request)):
        if before:
            told = {"from_email": before, "to_email": email}
            emails.send_allauth_notice(shown, "account/email/email_changed", address=before, **told)
        done = _("The e-mail address of {name} is changed.").format(name=shown.get_username())
        messages.success(request, done)
    return redirect("person", pk)


@require_POST
def make_password_link(request: HttpRequest, pk: int) -> HttpResponse:
    """Mails the link, or shows it once if that is not possible."""
    shown = _get_changeable_person(request, pk)
    if shown == request.user:
        return _check_own_password(request, "account_change_password")
    try:
        made = password_links.make_link(shown, by=signed_in_user(request))
    except ValueError as refusal:
        messages.error(request, str(refusal))
        return redirect("person", pk)
    if made is None:
        sent = _("We sent a link for a new password to {address}.")
        messages.success(request, sent.format(address=shown.email))
        return redirect("person", pk)
    context = {
        "shown": shown,
        "link": made,
        "mails": password_links.can_send_mail(),
    }
    return render_page(request, "accounts/person_link.html", context)


@require_POST
def remove_factors(request: HttpRequest, pk: int) -> HttpResponse:
    """For a lost device."""
    shown = _get_changeable_person(request, pk)
    if shown == request.user:
        return _check_own_password(request, "mfa_index")
    factors.remove_all(shown, by=signed_in_user(request))
    done = _("{name} signs in without a second factor, until they set one up.")
    messages.success(request, done.format(name=_display_name(shown)))
    return redirect("person", pk)


@require_POST
def end_sessions(request: HttpRequest, pk: int) -> HttpResponse:
    shown = _get_changeable_person(request, pk)
    sessions.end_all(shown, by=signed_in_user(request))
    messages.success(
        request, _("{name} is signed out everywhere.").format(name=_display_name(shown))
    )
    return redirect("person", pk)


def _check_own_password(request: HttpRequest, name: str) -> HttpResponse:
    """Admins change their own sign-in with their password only."""
    messages.error(request, _("Change your own sign-in here, with your password."))
    return redirect(name)


def _get_changeable_person(request: HttpRequest, pk: int) -> User:
    """Raises Http404 and PermissionDenied."""
    grants.check_can_manage(signed_in_user(request))
    shown = get_object_or_404(User, pk=pk)
    grants.check_can_manage_account(shown, signed_in_user(request))
    return shown
