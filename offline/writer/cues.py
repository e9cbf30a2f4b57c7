"""What the words of a sentence betray: a decision, an action, speech not fit for minutes.

Cue words are Edmundson's method (J. ACM 16(2), 1969); patterns are narrow on purpose, since a
decision that was none does more harm in minutes than one left in the discussion.
"""

import re

_UNDECIDED = re.compile(
    r"\?\s*$|\b(?:if|whether|unless|haven't|hasn't|not yet|didn't|don't|should we|did we|have we|"
    r"would have|could have|wanted to|had to|used to|supposed to)\b",
    re.IGNORECASE,
)
_DECISION = re.compile(
    r"\b(?:we|we've|the (?:group|team|board|committee|council))(?: have| had| all| also| then)*"
    r" (?:decided|agreed|resolved|settled on|chose|concluded|approved)\b"
    r"|\b(?:we'll|we will|let's|we're going to|we are going to|we can) (?:just |all |then )?"
    r"(?:go (?:with|for|ahead with)|stick (?:with|to)|settle (?:on|for)|drop|skip|leave out|"
    r"postpone|adopt|opt for)\b"
    r"|\b(?:motion|amendment|proposal|budget|minutes)\b.{0,40}\b(?:is|are|was|were) (?:hereby )?"
    r"(?:carried|agreed to|adopted|approved|passed|rejected)\b"
    r"|\b(?:final decision|decision (?:is|was|has been) (?:made|taken|to|that|not to)|"
    r"we're going (?:with|for)|(?:it|that)(?:'s| is| was) (?:agreed|decided|settled))\b",
    re.IGNORECASE,
)
_TASK = (
    r"(?:send|e-?mail|mail|write (?:up|the|a)|prepare|draft|finish|update|review|arrange|"
    r"schedule|organi[sz]e|circulate|share|look into|look at|get back|take care|make sure|find out|"
    r"follow up|bring|submit|book|investigate|order|fix|check|contact|confirm|upload|collect|"
    r"document|report back|set up|sort out|work on|talk to|speak to|provide|deliver|test|complete)"
)
_ASKED = r"\b(?:can|could|would|will) you (?:please |also |just |maybe )*"
_ACTION = re.compile(
    rf"\b(?:I|we)(?:'ll| will|'m going to| am going to) "
    rf"(?:also |then |just |try to |have to |go and )*{_TASK}\b"
    rf"|{_ASKED}{_TASK}\b|\b(?:you|he|she|they|we) (?:needs?|has|have) to {_TASK}\b"
    r"|\b(?:action (?:item|point)s?|next steps?|to-do|deadline|(?:before|for|by) (?:the|our) next "
    r"meeting|by (?:tomorrow|tonight|next week|the end of|(?:mon|tues|wednes|thurs|fri)day))\b",
    re.IGNORECASE,
)
# Agenda, proposals, conclusions: talk about the business rather than within it.
MEETING = re.compile(
    r"\b(?:meeting|agenda|discuss\w*|present(?:ation|ing)?|minutes|project|decid\w*|decisions?|"
    r"agree\w*|designs?|important|mainly|goals?|purpose|conclu\w*|summar\w*|propos\w*|suggest\w*|"
    r"plans?|concern\w*|issues?)\b",
    re.IGNORECASE,
)
# It opens with a pronoun whose noun stands in an earlier sentence.
LEANING = re.compile(
    r"(?:it|that|they|he|she|there it|here)(?:'s|'ll|'re)?\b|(?:these|those|this is|same|neither|"
    r"both)\b",
    re.IGNORECASE,
)
# A sentence that broke off: at its end, or with a break inside that could not be mended.
_BROKEN = re.compile(
    r"–|(?:\b(?:and|or|but|the|a|an|to|of|is|are|was|were|in|on|for|with|that|so|because|if|like|"
    r"it's|that's|we|i|you|my|your|our|their|very|really|just|be|at|from|by|as|don't|doesn't)"
    r"|[,…:;-])[.!?\"]*$",
    re.IGNORECASE,
)
_UNFIT = re.compile(
    r"\b(?:fuck\w*|(?:bull)?shit\w*|bastards?|bitch\w*|wank\w*|slut\w*|crap\w*|damn\w*|arse\w*|"
    r"ass(?:hole)?s?|piss\w*|bollocks|bloody|hell|dick(?:head)?s?|cunts?|yeah|yep|nope|guys?|cool|"
    r"stuff|kinda|sorta|whatever|awesome|crazy|okay|ok|oh|wow|gosh|hey|bit of a|a bunch|sucks?|"
    r"silly|stupid|rubbish|like like|and so on|or something)\b|!",
    re.IGNORECASE,
)


def is_decision(text: str) -> bool:
    """Whether the speaker states a choice as made, not as a question, wish or condition."""
    return bool(_DECISION.search(text)) and not _UNDECIDED.search(text)


def is_action(text: str) -> bool:
    """Whether somebody takes on a task, is asked to, or a time is set for one."""
    asked = re.match(_ASKED, text, re.IGNORECASE)
    return bool(_ACTION.search(text)) and (bool(asked) or not _UNDECIDED.search(text))


def is_unfit(text: str) -> bool:
    """Whether the sentence is coarse or too casual for minutes."""
    return bool(_UNFIT.search(text))


def is_broken(text: str) -> bool:
    """Whether the sentence broke off, or a quotation in it did."""
    return bool(_BROKEN.search(text)) or text.count('"') % 2 == 1
