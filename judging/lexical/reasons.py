"""What a reader is told of a sentence. Each remark is true to the letter of the turns it names, by
`judging.lexical.said`; where the judge can say nothing so exact, it says less."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from judging.lexical.align import UNALIGNED, Alignment
from judging.lexical.said import forms_of
from judging.lexical.source import Source
from judging.lexical.support import INFERRED, Claim
from judging.lexical.tokens import Kind, Token

# Of the turns that have a word, so many are named.
_NAMED = 3


def reason_for(source: Source, claim: Claim, cited: Sequence[int]) -> str:
    """In a line: what contradicts the sentence, which of its words no turn or none of `cited` has,
    and else in which turns its words stand."""
    remarks = [*_contradictions(claim), *_doers(claim), *_missing(source, claim, cited)]
    return "; ".join([*remarks, *_reworded(source, claim)] or [_standing(source, claim, cited)])


def turns_named(turns: Sequence[int]) -> str:
    """ "turn 4" or "turns 4, 9"; of many the first."""
    more = " and others" if len(turns) > _NAMED else ""
    return f"turn{'s' * (len(turns) > 1)} {', '.join(map(str, turns[:_NAMED]))}{more}"


def _contradictions(claim: Claim) -> Iterator[str]:
    wrong = claim.misattributed
    if wrong:
        yield f"given to {wrong.named}, but most of its words stand in turn {wrong.turn}, " + (
            f"which {wrong.spoken_by} speaks"
        )
    for reversal in claim.reversals:
        sides = ("here", f"in turn {reversal.turn}")
        denied, not_denied = sides if reversal.denied_here else reversed(sides)
        yield f"“{reversal.word}” is denied {denied} and not {not_denied}"
    for exchange in claim.exchanges:
        yield f"“{exchange.said}” where turn {exchange.turn} has “{exchange.source}”"
    for deed in claim.untimely:
        planned = "done here and planned" if deed.done_here else "planned here and done"
        yield f"“{deed.word}” is told as {planned} in turn {deed.turn}"


def _doers(claim: Claim) -> Iterator[str]:
    if claim.agency is not None and claim.agency < INFERRED:
        yield "for less than half of what is done here a turn was found in which the same do it"


def _missing(source: Source, claim: Claim, cited: Sequence[int]) -> Iterator[str]:
    nowhere: list[str] = []
    elsewhere: dict[str, Sequence[int]] = {}
    for token in _left_out(claim.alignment):
        wanted = _looked_for(claim, token)
        if any(source.said.has(turn, wanted) for turn in cited):
            continue
        turns = source.said.turns_with(wanted)
        if token.kind is Kind.NEGATION:
            if cited:
                yield f"“{token.text}” denies, and no word does so in {turns_named(sorted(cited))}"
        elif turns:
            elsewhere[token.text] = turns
        else:
            nowhere.append(token.text)
    if nowhere:
        yield f"in no turn: {_listed(nowhere)}"
    if elsewhere:
        yield f"only in other turns: {_with_turns(elsewhere)}"


def _looked_for(claim: Claim, token: Token) -> frozenset[str]:
    if token.kind is Kind.NEGATION:
        return frozenset({token.key})
    return forms_of(claim.span.text, token.start, token.end)


def _reworded(source: Source, claim: Claim) -> Iterator[str]:
    """Words for which the judge takes others of the source."""
    found: dict[str, None] = {}
    for token, position in _placed(claim.alignment):
        written = source.written(position)
        if written and not _same(source, token, position, claim):
            turn = source.turn(source.sentence(position))
            found[f"“{token.text}” for “{written}” in turn {turn}"] = None
    if found:
        yield ", ".join(found)


def _same(source: Source, token: Token, position: int, claim: Claim) -> bool:
    """Whether the turn that a word is aligned with has it in the reader's eyes too."""
    turn = source.turn(source.sentence(position))
    return source.said.has(turn, _looked_for(claim, token))


def _standing(source: Source, claim: Claim, cited: Sequence[int]) -> str:
    wanted = [_looked_for(claim, token) for token in claim.tokens if token.kind > Kind.REPORTING]
    if not wanted:
        return "it has no content word to look for"
    together = [turn for turn in cited if all(source.said.has(turn, each) for each in wanted)]
    if not cited:
        return "its content words are found nowhere together"
    if together:
        return f"every content word stands in {turns_named([together[0]])}"
    one_of = "one of " if len(cited) > 1 else ""
    return f"its content words do not stand together in {one_of}{turns_named(sorted(cited))}"


def _left_out(alignment: Alignment) -> Iterator[Token]:
    pairs = zip(alignment.tokens, alignment.positions, strict=True)
    return (
        token for token, position in pairs if position == UNALIGNED and token.kind > Kind.GENERAL
    )


def _placed(alignment: Alignment) -> Iterator[tuple[Token, int]]:
    pairs = zip(alignment.tokens, alignment.positions, strict=True)
    return (
        (token, position)
        for token, position in pairs
        if position != UNALIGNED and token.kind > Kind.REPORTING
    )


def _listed(words: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(words))


def _with_turns(words: Mapping[str, Sequence[int]]) -> str:
    return ", ".join(f"{word} ({turns_named(turns)})" for word, turns in words.items())
