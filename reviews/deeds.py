"""What people and the pipeline did to a case, in words: for its history and for its records."""

from reviews.models import ClaimAction

PIPELINE = {"writer": "The writer", "judge": "The judge"}
VERBS = {
    "open": "opened the case",
    "write": "wrote a text",
    "pass": "passed it",
    "rewrite": "asked for a rewrite",
    "exhaust": "used up the attempts",
    "return": "returned it to its author",
    "resubmit": "resubmitted it",
    "approve": "approved it",
    "reject": "rejected it",
    "send_back": "sent it back for rewriting",
    "rejudge": "had the edited text judged",
    "fail": "failed",
    "retry": "started it again",
    "correct": "opened the record for a correction",
    "keep": "kept the record as it is",
    "edit": "edited the text",
}
AGAINST = "approved it against the judge's verdict"
SEEN = "had it before them"


def actor(role: str) -> str:
    """Who made a move that no person made."""
    return PIPELINE.get(role, "The system")


def claimed(action: str, holder: str) -> str:
    """`holder` is whose claim it was, and says so only where somebody else ended it."""
    if action == ClaimAction.FORCE:
        return f"ended the claim of {holder}"
    return ClaimAction(action).label
