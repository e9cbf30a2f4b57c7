"""The page that shows what changed while a person decided, with what they typed."""

from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from reviews import claims, drafts, ratings
from reviews.drafts import StaleEdit
from reviews.views.summary_detail import CaseDetail
from summaries.models import Summary
from web.pages import render_page, signed_in_user
from web.word_diff import find_word_changes

_TITLES = {
    "approve": gettext_noop("Not approved: the case changed"),
    "edit": gettext_noop("Not saved: the case changed"),
    "send_back": gettext_noop("Not sent back: the case changed"),
    "reject": gettext_noop("Not rejected: the case changed"),
    "resubmit": gettext_noop("Not resubmitted: the case changed"),
    "judge_again": gettext_noop("Not judged: the case changed"),
    "check_evidence": gettext_noop("Evidence not checked: the case changed"),
    "write": gettext_noop("Not written: the case changed"),
    "draft": gettext_noop("Not saved: your draft changed"),
}


def conflict_page(
    request: HttpRequest, summary: Summary, panel: str, form: Form, why: Exception
) -> HttpResponse:
    """409: the case, or the person's draft, changed while they decided. Shows both texts and
    their input."""
    stale = why if isinstance(why, StaleEdit) else None
    summary.refresh_from_db(fields=["status", "status_since"])
    data = {**form.data.dict(), **form.cleaned_data}  # type: ignore[attr-defined]
    detail = CaseDetail(summary, blind=ratings.is_sealed(summary, signed_in_user(request)))
    yours = detail.find_attempt(form.cleaned_data.get("number"))
    if yours and yours.attempt.sha256 != data.get("text_sha256"):
        yours = None
    latest, text = detail.latest, data.get("text")
    moved = bool(yours and latest and yours.attempt != latest.attempt)
    draft = None
    if yours and text:
        # A text that could not be saved is kept as a draft, but never over another one.
        try:
            version = data.get("version", "")
            draft = drafts.save_draft(
                yours.attempt, text=text, by=signed_in_user(request), version=version
            )
        except StaleEdit as changed:
            stale = changed
    title = _TITLES["draft" if stale else panel]
    context = {
        "summary": summary,
        "status": detail.status.label,
        "why": str(why),
        "title": _(title),
        "yours": yours,
        "latest": latest,
        "changes": list(find_word_changes(yours.attempt.text, latest.attempt.text))
        if moved and yours and latest
        else None,
        "typed": text or data.get("comment") or "",
        "is_text": "text" in data,
        "held": claims.find_claim(summary),
        "draft": draft,
        "other": "\n\n".join(stale.texts) if stale else "",
    }
    return render_page(request, "reviews/conflict.html", context, status=409)
