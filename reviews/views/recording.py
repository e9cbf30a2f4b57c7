"""The recording of a summary's meeting: what the player reads, and the form that adds it."""

from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from records import access
from summaries import recordings
from summaries.api.recordings import recording_response
from summaries.intake import InvalidSubmission
from summaries.models import Summary
from summaries.recordings import RecordingTaken, StorageFailed
from web.pages import signed_in_user

# In bytes. A player requests the whole rest, and discards most when the user seeks.
_MOST_AT_ONCE = 4_000_000


@require_http_methods(["GET", "HEAD", "POST"])
def recording(request: HttpRequest, pk: UUID) -> HttpResponseBase:
    """Serve byte ranges to users who may see the summary; logs a view of it."""
    summary = access.visible_summary(request, pk)
    if request.method == "POST":
        return _add_recording(request, summary)
    found = getattr(summary.transcript, "recording", None)
    if found is None:
        raise Http404(_("There is no recording of this meeting."))
    if access.is_page_view(request):
        access.note_view(summary, by=signed_in_user(request))
    return recording_response(request, found, most=_MOST_AT_ONCE)


def _add_recording(request: HttpRequest, summary: Summary) -> HttpResponseBase:
    if not recordings.can_add(signed_in_user(request), summary.transcript):
        raise PermissionDenied(_(recordings.WHO_MAY_ADD))
    file = request.FILES.get("recording")
    try:
        if file is None:
            remedy = _("Choose {kinds}").format(kinds=_(recordings.KINDS))
            raise InvalidSubmission("recording", None, _("is missing"), remedy)
        recordings.add(summary.transcript, file, by=signed_in_user(request))
        stored = _("The recording is stored. You can listen to it below the transcript.")
        messages.success(request, stored)
    except (InvalidSubmission, RecordingTaken, StorageFailed) as error:
        messages.error(request, f"{str(error).rstrip('.')}.")
    return redirect("summary", pk=summary.pk)
