"""Sentences of talk that name nobody: whether the speaker tells of himself or bids the other."""

from judging.lexical.answers import asks
from judging.lexical.source import Source
from llm.language.word_sets import word_set

# Verbs that, in this form at the beginning, bid somebody to act. What tells of a state ("think",
# "need", "love") begins what the speaker says of himself.
_BIDDING = word_set(
    """
    add ask avoid be believe book borrow bring buy call cancel carry change check choose clean
    close collect come consider contact cook copy delete do drink drive drop eat email enjoy enter
    explain feed fill find finish fix follow forget forgive forward get give go grab help hide hold
    hurry ignore imagine invite join keep leave lend let listen look mail make mark meet message
    mind move open order pack pay phone pick plan play pop post practise prepare put read relax
    remember remind reply report rest return ring run save say sell send set share show sign sit
    skip sleep speak spend stand start stay stick stop study switch take talk tell text throw trust
    try turn use visit wait wake walk wash watch wear work write
    """
)
_BEFORE_IT = word_set(
    "please pls just so and then but or ok okay well oh hey hi yes yeah yep sure fine great thanks "
    "sorry right no now first always never also "
    "maybe don't do not"
)
# How many words of courtesy may stand before the verb.
_WITHIN = 3


def bids(source: Source, sentence: int) -> bool:
    """Whether a sentence that names nobody asks or tells the other to do something."""
    if asks(source.sentences[sentence]):
        return True
    for token in source.tokens(sentence)[:_WITHIN]:
        word = token.text.lower()
        if word in _BIDDING and word != "do":
            return True
        if word not in _BEFORE_IT and token.key not in source.speaker_keys:
            return False
    return False
