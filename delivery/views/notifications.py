"""Pages of notifications: the list, and how a person wants their e-mail."""

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import roles
from accounts.roles import Right
from delivery.models import Mailbox, MailMode, Notification
from delivery.notifications import DRIFT_RIGHT, ask_for_correction
from records.views.record import visible_record
from summaries import visibility
from summaries.texts import require_reason
from web.pages import render_page, signed_in_user
from web.text import parse_whole_numbers

PAGE_SIZE = 50
_MAX_REASON_LENGTH = 2_000
_NO_REASON = _("Say what is wrong, so that a lead can correct it.")


class MailForm(forms.Form):
    mode = forms.ChoiceField(
        choices=MailMode.choices, widget=forms.RadioSelect, label=_("Notifications by e-mail")
    )


def _find_visible(request: HttpRequest) -> QuerySet[Notification]:
    """The person's own, about cases and guidelines that they may still see, and tokens."""
    rows = Notification.objects.filter(user=signed_in_user(request))
    guidelines = Q(guideline__in=visibility.guidelines_for(request.user, DRIFT_RIGHT))
    if roles.can_everywhere(request.user, Right.SEE_SUMMARIES):
        return rows.filter(guidelines | Q(guideline=None))
    cases = Q(summary__in=visibility.visible_summaries(request.user))
    return rows.filter(guidelines | cases | Q(token__isnull=False))


@require_safe
def notifications_page(request: HttpRequest) -> HttpResponse:
    found = _find_visible(request).select_related("summary__transcript", "guideline", "token")
    found = found.defer("summary__transcript__turns")
    rows = Paginator(found, PAGE_SIZE).get_page(request.GET.get("page"))
    context = {"rows": rows}
    return render_page(request, "delivery/notifications.html", context)


@require_POST
def mark_read(request: HttpRequest) -> HttpResponse:
    """Mark those with the sent `id`s as read; all of them without any."""
    unread = Notification.objects.filter(user=signed_in_user(request), read_at=None)
    ids = parse_whole_numbers(request.POST.getlist("id"))
    (unread.filter(pk__in=ids) if "id" in request.POST else unread).update(read_at=timezone.now())
    return redirect("notifications")


@require_http_methods(["GET", "POST"])
def mail_preferences(request: HttpRequest) -> HttpResponse:
    user = signed_in_user(request)
    mailbox = Mailbox.objects.filter(user=user).first() or Mailbox(user=user)
    sent = request.POST if request.method == "POST" else None
    form = MailForm(sent, initial={"mode": mailbox.mode})
    if form.is_valid():
        Mailbox.objects.update_or_create(user=user, defaults={"mode": form.cleaned_data["mode"]})
        messages.success(request, _("Saved."))
        return redirect("notification-settings")
    context = {"form": form}
    status = 422 if form.is_bound else 200
    return render_page(request, "delivery/notification_settings.html", context, status=status)


@require_POST
def ask_correction(request: HttpRequest, number: int) -> HttpResponse:
    """Ask the people who may correct the record to do so, with a reason."""
    record, user = visible_record(request, number), signed_in_user(request)
    if not visibility.can_on_summary(user, Right.DECIDE, record.summary):
        raise PermissionDenied(_("Only reviewers of this guideline can ask for a correction."))
    try:
        written = request.POST.get("reason", "")[:_MAX_REASON_LENGTH]
        reason = require_reason(written, missing=str(_NO_REASON))
        asked = ask_for_correction(record, by=user, reason=reason)
        if asked:
            messages.success(request, _("The leads of this guideline are notified."))
        else:
            messages.error(request, _("This guideline has no lead. Ask an administrator."))
    except ValueError as refusal:
        messages.error(request, str(refusal))
    return redirect("record", number=number)
