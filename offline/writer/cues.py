"""What the words of a sentence betray: a decision, an action, speech not fit for minutes.

Cue words are Edmundson's method (J. ACM 16(2), 1969); patterns are narrow on purpose, since a
decision that was none does more harm in minutes than one left in the discussion.
"""

import re

from offline.language.words import word_list
from offline.writer.utterances import SpokenSentence

DECISIONS = "Decisions:"
ACTIONS = "Actions:"
DISCUSSION = "Discussion:"

_OPEN = re.compile(
    r"\?\s*$|n't\b|\b(?:if|whether|unless|not yet|never|should we|did we|have we|(?:would|could) "
    r"have|wanted to|had to|used to|supposed to)\b",
    re.IGNORECASE,
)
_DECISION = re.compile(
    r"\b(?:we|we've|the (?:group|team|board|committee|council))(?: have| had| has| all| also)* "
    r"(?:decided|agreed|resolved|settled on|chose|concluded|approved)\b"
    r"|\b(?:let's|we(?:'ll| will|'re going to| are going to))(?: just)? "
    r"(?:go (?:with|for|ahead with)|stick (?:with|to)|settle (?:on|for)|adopt|postpone|drop|"
    r"leave out)\b"
    r"|\b(?:it|that|motion|amendment|proposal|budget|minutes)(?: \w+){0,5} (?:is|are|was|were) "
    r"(?:hereby )?(?:carried|agreed|decided|adopted|approved|passed|rejected)\b"
    r"|\b(?:final decision|decision (?:is|was|has been) (?:made|taken)|we're going (?:with|for))\b",
    re.IGNORECASE,
)
_TASK = (
    r"(?:send|e-?mail|mail|write (?:up|the|a)|prepare|draft|finish|update|review|arrange|schedule|"
    r"organi[sz]e|circulate|share|look (?:into|at)|take care|make sure|find out|follow up|bring|"
    r"submit|book|investigate|order|fix|check|contact|confirm|upload|collect|report back|set up|"
    r"sort out|talk to|speak to|provide|deliver|test|complete)\b"
)
_ASKED = rf"\b(?:can|could|would|will) you (?:\w+ )?{_TASK}"
_ACTION = re.compile(
    rf"\b(?:I|we)(?:'ll| will|'m going to| are going to) (?:\w+ )?{_TASK}"
    rf"|\b(?:you|he|she|they|we) (?:needs?|has|have) to {_TASK}|{_ASKED}"
    r"|\b(?:action (?:item|point)s?|deadline|(?:before|for|by) (?:the|our) next meeting|"
    r"by (?:tomorrow|tonight|next week|\w+day))\b",
    re.IGNORECASE,
)
_ASKS = re.compile(_ASKED, re.IGNORECASE)
_SLANG = word_list("slang")
_UNFINISHED = word_list("unfinished")


def heading_of(sentence: SpokenSentence) -> str:
    """Where a sentence stands in minutes.

    A decision states a choice as made, not as a question, wish or condition. An action is a task
    that somebody takes on or is asked to, or a time set for one.
    """
    text = sentence.text
    if _DECISION.search(text) and not _OPEN.search(text):
        return DECISIONS
    if _ACTION.search(text) and (_ASKS.match(text) or not _OPEN.search(text)):
        return ACTIONS
    return DISCUSSION


def is_coarse(sentence: SpokenSentence) -> bool:
    """Whether the sentence is coarse or too casual for minutes."""
    return not _SLANG.isdisjoint(word.lower for word in sentence.words)


def is_broken(sentence: SpokenSentence) -> bool:
    """Whether the sentence broke off, or a quotation in it did."""
    broken = {"–", "…"} & set(sentence.text) or sentence.text.count('"') % 2
    return bool(broken) or sentence.words[-1].lower in _UNFINISHED
