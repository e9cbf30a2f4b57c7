"""Removing the example meetings."""

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST

from reviews import examples
from reviews.claims import Claimed
from summaries.models import Guideline
from summaries.moves import StaleStatus
from summaries.status import ForbiddenMove
from web.pages import signed_in_user


@require_POST
def remove(request: HttpRequest) -> HttpResponse:
    guideline = get_object_or_404(Guideline, name=Guideline.EXAMPLES)
    user = signed_in_user(request)
    if not examples.can_remove(user, guideline):
        raise PermissionDenied(_("Only leads can remove the examples, and only once."))
    try:
        removed = examples.remove_examples(guideline, by=user)
    except (Claimed, ForbiddenMove, StaleStatus) as refusal:
        messages.error(request, str(refusal))
        return redirect("queue")
    messages.success(request, _("The examples are removed."))
    if removed.kept:
        kept = ngettext(
            "{count} example that people worked on keeps its place in the log. Its content can be "
            "disposed of after one day, under Records.",
            "{count} examples that people worked on keep their place in the log. Their content can "
            "be disposed of after one day, under Records.",
            removed.kept,
        )
        messages.info(request, kept.format(count=removed.kept))
    return redirect("queue")
