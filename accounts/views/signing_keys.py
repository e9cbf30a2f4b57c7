"""A person's signing keys: adding one with a browser's passkey, and removing one."""

import json
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts import signing_keys
from accounts.forms import SigningKeyForm
from accounts.models import SigningKey
from accounts.signing_keys import KeyRefused, TooManyPrompts
from web.pages import render_page, same_site_url, signed_in_user

_ENROLLMENT_KEY = "signing_key"


@require_http_methods(["GET", "HEAD", "POST"])
def signing_keys_page(request: HttpRequest) -> HttpResponse:
    """A POST has the passkey that the browser made from the answer of `begin_enrollment`."""
    if request.method != "POST":
        return _render_page(request, SigningKeyForm(request=request))
    form = SigningKeyForm(request.POST, request=request)
    try:
        if form.is_valid():
            return _enroll_key(request, form.cleaned_data["name"])
    except KeyRefused as refusal:
        form.add_error(None, str(refusal))
    return _render_page(request, form, 422)


def _render_page(
    request: HttpRequest, form: SigningKeyForm, status: int = 200, **more: Any
) -> HttpResponse:
    context = {
        "rows": signing_keys.usable_keys(signed_in_user(request)),
        "form": form,
        "next": _get_next_page(request),
        "can_remove": True,
        "usable": signing_keys.is_usable_origin(signing_keys.own_origin()),
        "address": settings.BASE_URL,
        "account_url": reverse("account"),
        **more,
    }
    return render_page(request, "accounts/signing_keys.html", context, status=status)


def _get_next_page(request: HttpRequest) -> str:
    """The page that sent the person here for a key, if it is one of ours."""
    return same_site_url(request, request.POST.get("next") or request.GET.get("next", ""))


def _enroll_key(request: HttpRequest, name: str) -> HttpResponse:
    """Raises KeyRefused. The state is used once."""
    state = request.session.pop(_ENROLLMENT_KEY, None)
    try:
        credential = json.loads(request.POST.get("credential", ""))
    except ValueError:
        credential = None
    if state is None or not isinstance(credential, dict):
        raise KeyRefused(_("Your browser created no passkey. Try again."))
    key = signing_keys.enroll_key(signed_in_user(request), name, state, credential)
    added = _("“{name}” is now your signing key. You can sign approvals with it.")
    messages.success(request, added.format(name=key.name))
    return HttpResponseRedirect(_get_next_page(request) or reverse("signing-keys"))


@require_POST
def begin_enrollment(request: HttpRequest) -> JsonResponse:
    """Options for the browser to make a passkey, for a user who gave their password recently."""
    form = SigningKeyForm(request.POST, request=request)
    try:
        if not form.is_valid():
            faults = [str(fault) for faults in form.errors.values() for fault in faults]
            return JsonResponse({"why": " ".join(faults)}, status=422)
        options, state = signing_keys.begin_enrollment(signed_in_user(request))
    except TooManyPrompts as refusal:
        return JsonResponse({"why": str(refusal)}, status=429)
    request.session[_ENROLLMENT_KEY] = state
    return JsonResponse({"create": options})


@require_POST
def remove_key(request: HttpRequest, pk: UUID) -> HttpResponse:
    """For its owner, and for an admin. Raises PermissionDenied."""
    key = get_object_or_404(SigningKey.objects.select_related("owner"), pk=pk)
    if signing_keys.remove_key(key, by=signed_in_user(request)):
        removed = _("The signing key “{name}” is removed. Its signatures stay valid.")
        messages.success(request, removed.format(name=key.name))
    if key.owner_id == signed_in_user(request).pk:
        return redirect("signing-keys")
    return redirect("person", key.owner_id)
