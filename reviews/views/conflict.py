"""409: the case moved on while somebody decided. Both texts, and what they typed."""

from django.forms import Form
from django.http import HttpRequest, HttpResponse

from reviews.views.casefile import CaseFile
from reviews.views.pages import page
from reviews.views.worddiff import changes
from summaries.models import Summary

_DOING = {
    "approve": "approve",
    "edit": "save",
    "send_back": "send back",
    "reject": "reject",
    "resubmit": "resubmit",
}


def conflict_page(
    request: HttpRequest, summary: Summary, panel: str, form: Form, why: str
) -> HttpResponse:
    summary.refresh_from_db(fields=["status", "status_since"])
    said = form.cleaned_data
    file = CaseFile(summary, chosen=said["number"])
    yours = file.numbered(said["number"])
    if yours and yours.attempt.sha256 != said["text_sha256"]:
        yours = None
    latest = file.latest
    moved = bool(yours and latest and yours.attempt != latest.attempt)
    context = {
        "case": summary,
        "why": why,
        "doing": _DOING[panel],
        "yours": yours,
        "latest": latest,
        "changes": list(changes(yours.attempt.text, latest.attempt.text))
        if moved and yours and latest
        else None,
        "typed": said.get("text") or said.get("comment") or "",
        "is_text": "text" in said,
    }
    return page(request, "reviews/conflict.html", context, status=409)
