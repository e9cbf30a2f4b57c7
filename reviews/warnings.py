"""Open warnings: what an approval of a text has to answer in words."""

from django.utils.translation import gettext as _

from judging.evidence_check import is_unread, search_for
from judging.judges import is_judged
from judging.warnings import lacks_evidence, text_warnings
from summaries.models import Attempt
from summaries.status import Status


def awaits_judge(attempt: Attempt) -> bool:
    """Whether its guideline has an edit judged before it is approved, and this one is not though
    there is a model to judge it."""
    summary = attempt.summary
    asked = summary.guideline_version.judge_edits and is_unread(attempt)
    return asked and is_judged(attempt, summary.effective_judge_model)


def open_warnings(attempt: Attempt, status: str) -> list[str]:
    """Those of the text, each in a sentence, that it was not checked, and that the attempts ran
    out, unless a verdict without evidence is why it waits.

    Reads evaluations, scores, criteria and findings of the attempt: prefetch them.
    """
    found = text_warnings(attempt)
    if is_unread(attempt):
        # What is not known yet is no less a warning than what is.
        search = search_for(attempt)
        if search is None or search.pending:
            found.append(_("No judge has read this text, and its evidence has not been found yet."))
        elif search.failure:
            found.append(_("No judge has read this text, and its evidence could not be found."))
    if status == Status.EXHAUSTED and not lacks_evidence(attempt):
        found.append(
            _("The judge is not satisfied, and the author asks for your decision.")
            if attempt.summary.author_id
            else _("The judge is satisfied with none of the attempts.")
        )
    return found
