"""What an edit leaves as it was: sentences with the same words keep their evidence and marks."""

import copy
from collections.abc import Iterator
from dataclasses import replace
from difflib import SequenceMatcher

from countersign_judge.llm.providers.offline.sentences import split_sentences

from judging.evidence_check import evaluations_in_force, is_unread
from judging.findings import Finding
from summaries.models import Attempt


def findings_of(attempt: Attempt) -> list[Finding]:
    """What judges found in `attempt`. While the evidence of an edit is looked for, what they found
    in the sentences that it left as they were."""
    standing = evaluations_in_force(list(attempt.evaluations.all()))
    found = [finding for evaluation in standing for finding in evaluation.findings]
    return found or (carried_findings(attempt) if is_unread(attempt) else [])


def carried_findings(attempt: Attempt) -> list[Finding]:
    """What judges found in the text that `attempt` is an edit of, for the sentences that the edit
    left as they were."""
    base = attempt.based_on
    if base is None:
        return []
    found = findings_of(base)
    return list(_carry(found, attempt, find_unchanged(base.text, attempt.text))) if found else []


def _carry(
    found: list[Finding], attempt: Attempt, unchanged: list[tuple[int, int, int]]
) -> Iterator[Finding]:
    for start, end, shift in unchanged:
        for finding in found:
            if start <= finding.start and finding.end <= end:
                evaluation = copy.copy(finding.evaluation)
                evaluation.attempt = attempt
                first, last = finding.start + shift, finding.end + shift
                yield replace(finding, evaluation=evaluation, start=first, end=last)


def find_unchanged(before: str, after: str) -> list[tuple[int, int, int]]:
    """The sentences of `before` that `after` has in the same words and order: start and end in
    `before`, and by how many characters each moved."""
    old, new = split_sentences(before), split_sentences(after)
    matcher = SequenceMatcher(
        None, [span.text for span in old], [span.text for span in new], autojunk=False
    )
    return [
        (one.start, one.end, other.start - one.start)
        for block in matcher.get_matching_blocks()
        for one, other in zip(
            old[block.a : block.a + block.size], new[block.b : block.b + block.size], strict=True
        )
    ]
