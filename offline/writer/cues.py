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
    r"|\bdecision (?:is|was|has been) (?:made|taken|to|that|not to)\b"
    r"|\b(?:final decision|it(?:'s| is| was) (?:agreed|decided)|"
    r"that's (?:agreed|decided|settled)|we're going (?:with|for)|we have a decision)\b",
    re.IGNORECASE,
)
_TASK = (
    r"(?:send|e-?mail|mail|write (?:up|the|a)|prepare|draft|finish|update|review|arrange|"
    r"schedule|organi[sz]e|circulate|share|look into|look at|get back|take care|make sure|find out|"
    r"follow up|bring|submit|book|investigate|order|fix|check|contact|confirm|upload|collect|"
    r"document|report back|set up|sort out|work on|talk to|speak to|provide|deliver|test|complete)"
)
_ACTION = re.compile(
    rf"\b(?:I'll|I will|I'm going to|I am going to|we'll|we will) "
    rf"(?:also |then |just |try to |have to |go and )*{_TASK}\b"
    rf"|\b(?:can|could|would|will) you (?:please |also |just |maybe )*{_TASK}\b"
    rf"|\b(?:you|he|she|they|we) (?:need|needs|have|has) to {_TASK}\b"
    r"|\b(?:action (?:item|point)s?|next steps?|to-do|deadline|(?:before|for|by) (?:the|our) next "
    r"meeting|by (?:tomorrow|tonight|next week|the end of|monday|tuesday|wednesday|thursday|"
    r"friday))\b",
    re.IGNORECASE,
)
# Agenda, proposals, conclusions: talk about the business rather than within it.
MEETING = re.compile(
    r"\b(?:meeting|agenda|discuss\w*|present(?:ation|ing)?|minutes|project|decid\w*|decisions?|"
    r"agree\w*|designs?|important|mainly|goals?|purpose|conclu\w*|summar\w*|propos\w*|suggest\w*|"
    r"plans?|concern\w*|issues?)\b",
    re.IGNORECASE,
)
_TRAILS_OFF = re.compile(
    r"(?:\b(?:and|or|but|the|a|an|to|of|is|are|was|were|in|on|for|with|that|so|because|if|like|"
    r"it's|that's|we|i|you|my|your|our|their|very|really|just|be|at|from|by|as|don't|doesn't)"
    r"|[,–…:;-])[.!?\"]*$",
    re.IGNORECASE,
)
_FRAGMENT_START = re.compile(
    r"(?:because|which|than|or|except|especially|such as|whose|like)\b"
    r"|(?:since|if|when|while)\b[^,]+$",
    re.IGNORECASE,
)
# It opens with a pronoun whose noun stands in an earlier sentence.
LEANING = re.compile(
    r"^(?:it|it's|it'll|that|that's|that'll|this is|they|they're|they'll|he|he's|she|she's|these|"
    r"those|there it|here's|same|neither|both)\b",
    re.IGNORECASE,
)
_FINITE = re.compile(
    r"\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|can't|cannot|could|"
    r"couldn't|should|shouldn't|may|might|must|shall|need|needs|want|wants|think|thinks|got|gets|"
    r"makes?|made|goes|went|says?|said|\w+(?:ed|n't)|\w+'(?:s|re|ll|ve|m|d))\b",
    re.IGNORECASE,
)
# It keeps the meeting running instead of saying anything in it.
HOUSEKEEPING = re.compile(
    r"\b(?:standing orders?|broadcast|video-? ?conferenc\w+|simultaneous(?:ly)?|interpretation|"
    r"translation|translators?|interpreters?|unmute|microphones?|apologies|hear me|hear you|"
    r"public gallery|proceedings|televised|chamber|(?:next|first|last|final|following) "
    r"(?:questions?|speaker|petition|slide)|minutes (?:left|more|to)|participating|"
    r"screens? (?:have|has)|virtual(?:ly)?|honourable member|go ahead|my (?:next )?question)\b",
    re.IGNORECASE,
)
HEDGED = re.compile(
    r"\b(?:maybe|perhaps|probably|possibly|might|i guess|i suppose|i think|not sure|sort of|"
    r"kind of|somehow|or something|or whatever)\b",
    re.IGNORECASE,
)
COARSE = re.compile(
    r"\b(?:fuck\w*|shit\w*|bullshit|bastards?|bitch\w*|wank\w*|sluts?|crap\w*|damn\w*|arse\w*|"
    r"ass(?:hole)?s?|piss\w*|bollocks|bloody|hell|slutty|dick(?:head)?s?|cunts?)\b",
    re.IGNORECASE,
)
CASUAL = re.compile(
    r"\b(?:yeah|yep|nope|guys?|cool|stuff|kinda|sorta|whatever|awesome|crazy|okay|ok|oh|wow|"
    r"gosh|hey|bit of a|a bunch|sucks?|silly|stupid|rubbish|like like|and so on|or something)\b|!",
    re.IGNORECASE,
)
QUESTION = re.compile(r'\?"*$')
# A break in the sentence that could not be mended.
MENDED = re.compile("–")


def is_decision(text: str) -> bool:
    """Whether the speaker states a choice as made, not as a question, wish or condition."""
    return bool(_DECISION.search(text)) and not _UNDECIDED.search(text)


def is_action(text: str) -> bool:
    """Whether somebody takes on a task, is asked to, or a time is set for one."""
    asked = re.match(r"(?:can|could|would|will) you\b", text, re.IGNORECASE)
    return bool(_ACTION.search(text)) and (bool(asked) or not _UNDECIDED.search(text))


def is_fragment(text: str) -> bool:
    """Whether the sentence broke off, hangs on another one, or has no finite verb in sight."""
    broken = _TRAILS_OFF.search(text) or _FRAGMENT_START.match(text) or text.count('"') % 2
    return bool(broken) or not _FINITE.search(text)
