"""409: the case moved on while somebody decided. Both texts, and what they typed."""

from django.forms import Form
from django.http import HttpRequest, HttpResponse

from reviews import claims, drafts, ratings
from reviews.models import EditDraft
from reviews.views.casefile import CaseFile, JudgedAttempt
from reviews.views.worddiff import changes
from summaries.models import Summary
from web.pages import page, person

_DOING = {
    "approve": "approve it",
    "edit": "save it",
    "send_back": "send it back",
    "reject": "reject it",
    "resubmit": "resubmit it",
    "judge_again": "have it judged",
}


def _kept(request: HttpRequest, yours: JudgedAttempt | None, text: str | None) -> EditDraft | None:
    """A text that could not be saved stays its writer's draft."""
    return drafts.keep(yours.attempt, text=text, by=person(request)) if yours and text else None


def conflict_page(
    request: HttpRequest, summary: Summary, panel: str, form: Form, why: str
) -> HttpResponse:
    summary.refresh_from_db(fields=["status", "status_since"])
    said = {**form.data.dict(), **form.cleaned_data}  # type: ignore[attr-defined]
    file = CaseFile(summary, blind=ratings.is_sealed(summary, person(request)))
    yours = file.numbered(form.cleaned_data.get("number"))
    if yours and yours.attempt.sha256 != said.get("text_sha256"):
        yours = None
    latest = file.latest
    moved = bool(yours and latest and yours.attempt != latest.attempt)
    context = {
        "case": summary,
        "status": file.status.label,
        "why": why,
        "doing": _DOING[panel],
        "yours": yours,
        "latest": latest,
        "changes": list(changes(yours.attempt.text, latest.attempt.text))
        if moved and yours and latest
        else None,
        "typed": said.get("text") or said.get("comment") or "",
        "is_text": "text" in said,
        "held": claims.claim_on(summary),
        "draft": _kept(request, yours, said.get("text")),
    }
    return page(request, "reviews/conflict.html", context, status=409)
