"""Which full stops do not end a sentence (lower case, without the stop)."""

from llm.language.word_sets import word_set

# Titles and Latin: something always follows.
NEVER_FINAL = word_set(
    """
    mr mrs ms messrs dr prof hon rev fr st mt ft gen col capt lt sgt cpl gov sen rep pres vs v cf
    e.g i.e eg ie viz approx resp ca dept
    """
)

# An abbreviation before a number, a word of its own elsewhere ("The answer is no.").
NUMBERED = word_set(
    """
    no nos p pp vol fig figs sec ch art eq para jan feb mar apr jun jul aug sep sept oct nov dec
    """
)

# These may close a sentence; what follows decides.
SOMETIMES_FINAL = word_set(
    """
    etc inc ltd co corp plc llc jr sr a.m p.m u.s u.k u.n e.u ph.d al est min max ave blvd
    """
)

# Words that open a sentence far more often than they continue a name.
SENTENCE_OPENERS = word_set(
    """
    The A An This That These Those It He She They We I You There Here But And So Then When While If
    In On At For From After Before As Since His Her Their Our My Its Who What Where Why How However
    Both No Not Also Now One Some Many Most All Each Next Last Finally Meanwhile
    """
)
