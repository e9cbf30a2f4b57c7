"""What is in the wrong section of minutes, by cue phrases in English and German: a decision that is
not in the section of decisions, and a question or a proposal that is.

The cues are narrow on purpose (Edmundson, J. ACM 16(2), 1969): what they miss is left to the judge,
and what they find is a broken rule.
"""

import re
from collections.abc import Iterator

from countersign_judge.judges.base import FormProblem
from countersign_judge.llm.providers.offline.sentences import split_sentences
from countersign_judge.llm.providers.offline.words import content_stems
from django.utils.translation import gettext as _

from summaries.minutes import DecisionList, Form, Kind, read_minutes

_DECIDED = re.compile(
    r"\b(?:(?:decided|agreed|resolved|voted) (?:to|that|on|unanimously|by)"
    r"|(?:was|were|is|are) (?:unanimously )?(?:approved|adopted|resolved|agreed|rejected)"
    r"|beschloss|beschlossen|genehmigte|genehmigt|verabschiedete|verabschiedet)\b",
    re.IGNORECASE,
)
_UNDECIDED = re.compile(
    r"\?\s?$|\b(?:proposed|suggested|discussed whether|to be decided|not (?:yet )?decided"
    r"|undecided|no decision|not (?:been |yet )?(?:agreed|approved)|should we|whether to"
    r"|vorgeschlagen|noch nicht|nicht beschlossen|keine Entscheidung|ob man|ob wir)\b",
    re.IGNORECASE,
)
# The share of a sentence's words that a decision has if it says the same.
_SAME = 0.5


def find_misplaced(form: Form, text: str) -> Iterator[FormProblem]:
    """Decisions outside their section, and what else is in it; none for a form without one."""
    if not any(section.kind == Kind.DECISIONS for section in form):
        return
    minutes = read_minutes(form, text)
    for each in minutes.decisions:
        if _UNDECIDED.search(each.what):
            message = _("“{text}” is under the decisions but says that something is open.")
            yield FormProblem("misplaced", message.format(text=each.what), each.start, each.end)
    listed = [set(content_stems(f"{each.by} {each.what}")) for each in minutes.decisions]
    places = [
        (block.items[0].start, block.items[-1].end)
        for block in minutes.blocks
        if isinstance(block, DecisionList)
    ]
    for span in split_sentences(text):
        if span.heading or any(start <= span.start < end for start, end in places):
            continue
        if not _DECIDED.search(span.text) or _UNDECIDED.search(span.text):
            continue
        stems = set(content_stems(span.text))
        if not any(len(stems & each) >= _SAME * min(len(stems), len(each)) for each in listed):
            message = _("“{text}” is a decision and is not under the decisions.")
            yield FormProblem("misplaced", message.format(text=span.text), span.start, span.end)
