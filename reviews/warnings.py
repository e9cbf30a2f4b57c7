"""What an approval must answer with a comment: open warnings, and haste."""

from datetime import datetime

from django.contrib.auth.models import User
from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from judging.evidence_check import get_search, is_unread
from judging.judges import is_judged
from judging.warnings import is_barely_covered, is_long, lacks_evidence, text_warnings
from records.models import ViewEvent
from summaries.models import Attempt
from summaries.status import Status

# The upper end for most adults who read English non-fiction silently: Brysbaert, How many words do
# we read per minute?, 2019 (175 to 300, 238 on average).
WORDS_A_MINUTE = 300
# Share of that time: a faster reviewer has not read it.
_HASTE = 0.25
# A text this short is read at a glance, unless it leaves out most of a talk.
_AT_A_GLANCE = 100  # words


def awaits_judge(attempt: Attempt) -> bool:
    """Whether its guideline requires edits to be judged before approval, and this one is not,
    though a model can."""
    summary = attempt.summary
    asked = summary.guideline_version.judge_edits and is_unread(attempt)
    return asked and is_judged(attempt, summary.effective_judge_model)


def open_warnings(attempt: Attempt, status: str) -> list[str]:
    """One sentence per warning: those of the text, a missing check, and used-up attempts, unless
    it waits for a verdict without evidence.

    Reads evaluations, scores, criteria and findings of the attempt: prefetch them.
    """
    found = text_warnings(attempt)
    if any(evaluation.is_before_corrections for evaluation in attempt.evaluations.all()):
        found.append(_("It was judged before the transcript was corrected."))
    if is_unread(attempt):
        # Evidence that is not known yet is a warning, too.
        search = get_search(attempt)
        if search is None or search.pending:
            found.append(_("No judge has read this text, and its evidence has not been found yet."))
        elif search.failure:
            found.append(_("No judge has read this text, and its evidence could not be found."))
    if status == Status.EXHAUSTED and not lacks_evidence(attempt):
        found.append(
            _("It did not pass; the author asks for your decision.")
            if attempt.summary.author_id
            else _("No attempt passed the judge.")
        )
    return found


# --- Haste ------------------------------------------------------------------


def seconds_open(attempt: Attempt, *, by: User, until: datetime) -> int | None:
    """Seconds since the page with the text was first served to `by`; None if it never was.

    Counts the last text that another wrote: they have read their own edits. Views are kept once in
    ten minutes, so one shortly before the text counts from when the text came.
    """
    others = attempt.summary.attempts.filter(number__lte=attempt.number).exclude(written_by=by)
    # Words that were there before, judged again by a corrected transcript.
    others = others.exclude(based_on__sha256=F("sha256"))
    came = others.order_by("-number").values_list("created_at", flat=True).first()
    views = ViewEvent.objects.filter(summary=attempt.summary_id, user=by, at__lte=until)
    seen = list(views.order_by("at").values_list("at", flat=True))
    if not seen:
        return None
    began = next((at for at in seen if came is None or at >= came), came)
    return max(0, int((until - (began or seen[0])).total_seconds()))


def reading_seconds(attempt: Attempt) -> int:
    """Seconds that a fast reader needs."""
    return round(len(attempt.text.split()) * 60 / WORDS_A_MINUTE)


def is_hasty(attempt: Attempt, seconds: int | None) -> bool:
    """Whether a signature after `seconds` is far too early to have read the text."""
    summary = attempt.summary
    wide = is_long(summary) or is_barely_covered(summary)
    short = len(attempt.text.split()) < _AT_A_GLANCE and not wide
    return seconds is not None and not short and seconds < _HASTE * reading_seconds(attempt)


def haste_message(attempt: Attempt, *, by: User) -> str:
    """Why an approval by `by` needs a comment now; empty if it does not."""
    seconds = seconds_open(attempt, by=by, until=timezone.now())
    if not is_hasty(attempt, seconds):
        return ""
    refusal = _(
        "You opened this {seconds} s ago; reading it takes about {needed} s. "
        "Say briefly why you sign now."
    )
    return refusal.format(seconds=seconds, needed=reading_seconds(attempt))
