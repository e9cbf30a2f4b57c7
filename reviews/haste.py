"""Whether a person signs sooner than they can have read what has to be read."""

from django.contrib.auth.models import User
from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from judging.attention import Attention, is_barely_covered, is_long
from records.models import ViewEvent
from summaries.models import Attempt

# The upper end for most adults who read English non-fiction silently: Brysbaert, How many words do
# we read per minute?, 2019 (175 to 300, 238 on average).
WORDS_A_MINUTE = 300
# Share of that time: a faster reviewer has not read it.
_HASTE = 0.25
# A text this short is read at a glance, unless it has marks or leaves out most of a talk.
_AT_A_GLANCE = 100  # words


def seconds_open(attempt: Attempt, *, by: User) -> int | None:
    """Seconds since the page with the text was first served to `by`; None if it never was.

    Counts the last text that another wrote: they have read their own edits. Views are kept once in
    ten minutes, so one shortly before the text counts from when the text came.
    """
    others = attempt.summary.attempts.filter(number__lte=attempt.number).exclude(written_by=by)
    # Words that were there before, judged again by a corrected transcript.
    others = others.exclude(based_on__sha256=F("sha256"))
    came = others.order_by("-number").values_list("created_at", flat=True).first()
    now = timezone.now()
    views = ViewEvent.objects.filter(summary=attempt.summary_id, user=by, at__lte=now)
    seen = list(views.order_by("at").values_list("at", flat=True))
    if not seen:
        return None
    began = next((at for at in seen if came is None or at >= came), came)
    return max(0, int((now - (began or seen[0])).total_seconds()))


def reading_seconds(attempt: Attempt, attention: Attention) -> int:
    """Seconds that a fast reader needs for the text and the turns behind its marked sentences."""
    turns = attempt.summary.transcript.corrected_turns
    marked = {turn for span in attention.marks for turn in span.turns}
    behind = (turn["text"] for at, turn in enumerate(turns) if at in marked)
    words = sum(len(text.split()) for text in (attempt.text, *behind))
    return round(words * 60 / WORDS_A_MINUTE)


def haste_message(attempt: Attempt, attention: Attention, seconds: int | None) -> str:
    """Why a signature after `seconds` needs a comment, because it is far too early to have read
    what has to be read; empty if it needs none."""
    summary = attempt.summary
    wide = attention.marks or is_long(summary) or is_barely_covered(attention.covered)
    short = len(attempt.text.split()) < _AT_A_GLANCE and not wide
    needed = reading_seconds(attempt, attention)
    if seconds is None or short or seconds >= _HASTE * needed:
        return ""
    refusal = _(
        "You opened this {seconds} s ago; reading it takes about {needed} s. "
        "Say briefly why you sign now."
    )
    return refusal.format(seconds=seconds, needed=needed)
