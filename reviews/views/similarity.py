"""Evidence for a text that no judge has read: what code finds by similarity, at once."""

from functools import partial

from django.core.cache import cache

from judging.evidence import retrieved_findings
from judging.lexical import Source, judge
from reviews.remarks import JudgedSpan, Remark
from summaries.models import Attempt

_METHOD = "Similarity, no judge"


def similar_spans(attempt: Attempt) -> list[JudgedSpan]:
    """Found once a text and transcript: neither ever changes."""
    transcript = attempt.summary.transcript
    look = partial(_spans, transcript.turns, attempt.text)
    key = f"similar:{transcript.sha256}:{attempt.sha256}"
    return cache.get_or_set(key, look, None) or []


def _spans(turns: list[dict[str, object]], text: str) -> list[JudgedSpan]:
    findings = retrieved_findings(judge(Source.from_turns(turns), text))
    return [
        JudgedSpan(
            item.start,
            item.end,
            (Remark(_METHOD, item.relation, item.reason, tuple(item.turns), bool(item.turns)),),
        )
        for item in findings
    ]
