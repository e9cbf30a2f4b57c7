"""The claims of a summary, which a model checks against the transcript: the evidence for its
sentences, and QAG's alignment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Any, Literal

from countersign_judge.evidence import Quote, SentenceFinding, find_quote_places, fold_text
from countersign_judge.judges.base import JudgeInput
from countersign_judge.judges.calls import (
    CallResult,
    ask_judge,
    find_labels,
    label_distribution,
    number_sentences,
    split_text,
)
from countersign_judge.judges.costs import PlannedCall, plan_call
from countersign_judge.judges.reading import (
    EMPTY_READING,
    Reading,
    answer_room,
    read_passages,
    transcript_room,
)
from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    object_schema,
    outline_schema,
    text_schema,
)
from countersign_judge.llm.errors import ContextOverflow, Truncated
from countersign_judge.llm.providers.offline.sentences import Span
from countersign_judge.llm.tokens import estimate_message_tokens, estimate_tokens
from countersign_judge.llm.types import (
    ChatRequest,
    ChatResult,
    TokenLogprob,
    Usage,
    strip_json_marks,
)
from countersign_judge.marks import Relation
from countersign_judge.prompts import build_messages
from countersign_judge.support import QuoteChecker

ClosedAnswer = Literal["yes", "no", "idk"]

VERDICT_RELATIONS: dict[ClosedAnswer, Relation] = {
    "yes": Relation.SUPPORTED,
    "no": Relation.CONTRADICTED,
    "idk": Relation.NOT_MENTIONED,
}


@dataclass(frozen=True)
class SummaryClaim:
    """A claim of sentence `sentence` (from 0), its verdict, and the words and turns that decide
    it. `probability` is that of the verdict among the three, None if unknown."""

    sentence: int
    text: str
    verdict: ClosedAnswer
    quote: str = ""
    reason: str = ""
    turns: tuple[int, ...] = ()
    probability: float | None = None

    @property
    def relation(self) -> Relation:
        return VERDICT_RELATIONS[self.verdict]


# --- Prompt -----------------------------------------------------------------

VERDICT_SCHEMA: dict[str, Any] = {"type": "string", "enum": list(VERDICT_RELATIONS)}
REASON_INSTRUCTION = "reason (one sentence in the language of the summary; empty for yes), "

_MOST_TURNS = 2
_TOP_LOGPROBS = 5
# Claims per sentence: so few that one answer holds a whole summary.
_CLAIMS_PER_SENTENCE = range(3, 7)
# OpenAI and Azure accept 100 properties in a schema: six per sentence, and one around them.
_MOST_SENTENCES = 16


def claims_schema(batch: range, *, reasons: bool, most: int) -> dict[str, Any]:
    """The answer's schema, with up to `most` claims per sentence, each sentence under its number:
    a valid answer can skip and misnumber none."""
    claim = object_schema(
        {
            "claim": text_schema(18, least=0),
            "quote": text_schema(14, least=0),
            "turns": list_schema({"type": "integer", "minimum": 0}, most=_MOST_TURNS),
            **reason_property(wanted=reasons),
            "verdict": VERDICT_SCHEMA,
        }
    )
    claims = list_schema(claim, most=most)
    return object_schema({"sentences": object_schema({str(at + 1): claims for at in batch})})


def reason_property(*, wanted: bool) -> dict[str, Any]:
    return {"reason": text_schema(10, least=0)} if wanted else {}


def claims_task(sentences: Sequence[Span], batch: range, *, reasons: bool, most: int) -> str:
    """The task for the sentences of `batch`; the others are shown for context."""
    part = len(batch) < len(sentences)
    taken = f"sentences {batch.start + 1} to {batch.stop}" if part else "the sentences"
    form = outline_schema(claims_schema(range(1), reasons=reasons, most=most))
    return (
        "Task: check every claim of this summary against the transcript.\n\n"
        f"{number_sentences(sentences)}\n\n"
        f"1. Take {taken} in order. Split each into its single claims, at most {most}. A heading "
        "that only names a topic has none.\n"
        "2. Find the turns that decide each claim, and later turns that correct them.\n"
        "3. Give each claim a verdict:\n"
        "yes = the transcript says it, or it follows from it.\n"
        "no = the transcript says otherwise.\n"
        "idk = the transcript does not say it, even if it is plausible.\n\n"
        "Answer in JSON with sentences: under each sentence's number a list of claims, each with "
        "claim (empty if it is the whole sentence), quote (the words that decide it, copied from "
        f"the transcript, or empty), turns (up to {_MOST_TURNS} turn numbers, the most telling "
        f"first), {REASON_INSTRUCTION if reasons else ''}verdict.\n"
        f"Form: {form}"
    )


# --- Calls ------------------------------------------------------------------


@dataclass(frozen=True)
class CheckedBatch:
    """A call about some sentences, what it showed of the transcript, and the claims it gave."""

    prompt: str
    reading: Reading
    answered: CallResult[list[SummaryClaim]]


@dataclass(frozen=True)
class ClaimsCheck:
    """With `reasons`, verdicts other than yes have one; `about` names it in errors. The claims are
    checked against the `source`, if there is one, in place of the transcript."""

    judge_input: JudgeInput
    sentences: tuple[Span, ...]
    purpose: str
    about: str
    reasons: bool = True
    source: Reading | None = None

    def batches(self) -> list[range]:
        """Batches of sentences, each as many as one answer may cover: usually one batch."""
        count = len(self.sentences)
        size = min(count, _MOST_SENTENCES)
        if self._longest(range(size)) > self._room:
            size = max(1, self._room // self._longest(range(1)))
        return [range(start, min(count, start + size)) for start in range(0, count, size)]

    def of(self, batch: range) -> list[CheckedBatch]:
        """The claims of these sentences; if the answer is cut, asks for each half separately.

        Raises Unscored and what `countersign_judge.llm.client.chat` raises.
        """
        try:
            return [self._of(batch)]
        except Truncated:
            if len(batch) == 1:
                raise
        half = len(batch) // 2
        return self.of(batch[:half]) + self.of(batch[half:])

    @property
    def _room(self) -> int:
        return answer_room(self.judge_input.model)

    def _longest(self, batch: range, most: int = _CLAIMS_PER_SENTENCE[0]) -> int:
        return longest_answer(claims_schema(batch, reasons=self.reasons, most=most))

    def request(self, batch: range) -> tuple[ChatRequest, Reading]:
        """The request about these sentences, with the passages closest to them."""
        blank = self._request(batch, EMPTY_READING)
        room = transcript_room(self.judge_input.model, [blank])
        if self.source:
            if estimate_tokens(self.source.beginning) > room:
                raise ContextOverflow(
                    f"the facts that claims are checked against do not fit the {max(0, room)} "
                    "tokens which the judge's window leaves; lower truths_extraction_limit or "
                    "choose a judge with a larger window"
                )
            return self._request(batch, self.source), self.source
        about = "\n".join(sentence.text for sentence in self.sentences[batch.start : batch.stop])
        reading = read_passages(self.judge_input, room, about)
        return self._request(batch, reading), reading

    def _of(self, batch: range) -> CheckedBatch:
        request, reading = self.request(batch)
        read = partial(
            _read_claims, sentences=self.sentences, whole=len(batch) == len(self.sentences)
        )
        unfounded = partial(lacks_quotes, self.judge_input)
        answered = ask_judge(request, read, about=self.about, unfounded=unfounded)
        return CheckedBatch(request.messages[-1].content, reading, answered)

    def _request(self, batch: range, reading: Reading) -> ChatRequest:
        fitting = (
            most for most in _CLAIMS_PER_SENTENCE if self._longest(batch, most) <= self._room
        )
        most = max(fitting, default=_CLAIMS_PER_SENTENCE[0])
        task = claims_task(self.sentences, batch, reasons=self.reasons, most=most)
        schema = claims_schema(batch, reasons=self.reasons, most=most)
        return self.judge_input.chat_request(
            self.purpose,
            build_messages(reading.beginning, task),
            schema=schema,
            schema_name="claims",
            max_tokens=longest_answer(schema),
            top_logprobs=_TOP_LOGPROBS,
            labels=tuple(_VERDICT_BEGINNINGS),
            # A confirmation rests on newly drawn claims.
            temperature=1.0 if self.judge_input.confirming else 0.0,
        )


def _read_claims(
    result: ChatResult, *, sentences: Sequence[Span], whole: bool
) -> list[SummaryClaim] | None:
    """Claims in the order of the summary; None if the `whole` summary claims nothing."""
    choice = result.choices[0]
    entries = (choice.data or {}).get("sentences", {})
    claims = [
        SummaryClaim(
            sentence=int(at) - 1,
            text=row["claim"].strip() or sentences[int(at) - 1].text,
            verdict=row["verdict"],
            quote=row["quote"].strip(),
            reason=row.get("reason", ""),
            # Models count turns from 1. JSON Schema accepts 1.0 as an integer.
            turns=tuple(int(number) - 1 for number in row["turns"]),
        )
        for at, rows in entries.items()
        for row in rows
    ]
    # Probabilities are in the order of the answer: one verdict token per claim, or none.
    tokens = find_labels(choice, "verdict", _VERDICT_BEGINNINGS)
    if [_VERDICT_BEGINNINGS[strip_json_marks(token.token)] for token in tokens] == [
        each.verdict for each in claims
    ]:
        claims = [
            replace(claim, probability=_verdict_probability(token, claim.verdict))
            for claim, token in zip(claims, tokens, strict=True)
        ]
    claims.sort(key=lambda claim: claim.sentence)
    return claims if claims or not whole else None


# A verdict may take several tokens; the first one identifies it.
_VERDICT_BEGINNINGS: dict[str, ClosedAnswer] = {
    verdict[:length]: verdict
    for verdict in VERDICT_RELATIONS
    for length in range(1, len(verdict) + 1)
}


def _verdict_probability(token: TokenLogprob, verdict: ClosedAnswer) -> float | None:
    """The probability, among the three, of the verdict that `token` begins."""
    top = tuple(
        (_VERDICT_BEGINNINGS.get(strip_json_marks(text), ""), logprob)
        for text, logprob in token.top
    )
    whole = replace(token, token=verdict, top=top)
    return label_distribution(whole, list(VERDICT_RELATIONS)).get(verdict)


# Tokens of the claims of a sentence, as is usual.
_USUAL_CLAIM_TOKENS = 60


def plan_claims(judge_input: JudgeInput, source: Reading | None = None) -> list[PlannedCall]:
    """The calls that check every claim of the text against the transcript, or the `source` in its
    place. Raises ContextOverflow when the judge's window has no room for a turn."""
    sentences = tuple(split_text(judge_input.text, judge_input.headings))
    check = ClaimsCheck(judge_input, sentences, purpose="judge-evidence", about="", source=source)
    calls = []
    for batch in check.batches():
        request, _ = check.request(batch)
        texts = estimate_message_tokens(request.messages)
        most = texts + estimate_tokens(str(request.schema)), request.max_tokens
        call = plan_call(texts, task=(0, 0), answers=len(batch), answer=(_USUAL_CLAIM_TOKENS, 0))
        calls.append(replace(call, most=Usage(most[0], 0, most[1])))
    return calls


# --- Findings ---------------------------------------------------------------


def lacks_quotes(judge_input: JudgeInput, claims: Sequence[SummaryClaim]) -> bool:
    """Whether most of the claims that count as decided have no quote in the transcript."""
    found, decided = count_quoted_claims(claims, find_claim_quotes(judge_input, claims))
    return 2 * found < decided


# The places of each claim's quote.
QuotePlaces = Sequence[Sequence[Quote]]


def count_quoted_claims(claims: Sequence[SummaryClaim], quotes: QuotePlaces) -> tuple[int, int]:
    """Of the claims with a verdict of yes or no (others have no quotes): how many have a quote in
    the transcript, and how many there are."""
    pairs = zip(claims, quotes, strict=True)
    found = [places[0].turn is not None for claim, places in pairs if claim.verdict != "idk"]
    return sum(found), len(found)


def find_claim_quotes(judge_input: JudgeInput, claims: Sequence[SummaryClaim]) -> QuotePlaces:
    """Each claim's quote, looked up in the transcript. The turns that the model named come first,
    because a few words may occur in many turns."""
    turns = judge_input.turns
    quotes = find_quote_places([claim.quote for claim in claims], turns)
    for at, claim in enumerate(claims):
        for number in _existing_turns(claim, turns) if quotes[at][0].turn is not None else ():
            # With the next turn, into which a quote may run.
            (found,) = find_quote_places([claim.quote], turns[number : number + 2])
            if found[0].turn == 0:
                quotes[at] = tuple(replace(each, turn=number + (each.turn or 0)) for each in found)
                break
    return quotes


def _existing_turns(claim: SummaryClaim, turns: Sequence[dict[str, Any]]) -> list[int]:
    return [number for number in claim.turns if 0 <= number < len(turns)]


def build_claim_findings(
    judge_input: JudgeInput,
    sentences: Sequence[Span],
    claims: Sequence[SummaryClaim],
    quotes: QuotePlaces,
) -> tuple[SentenceFinding, ...]:
    """One per claim. Its turns are its quote's and those that the model named."""
    grounds = QuoteChecker(judge_input.turns, judge_input.text, judge_input.spellings)
    found = []
    pairs = zip(claims, quotes, strict=True)
    for sentence, group in groupby(pairs, key=lambda pair: pair[0].sentence):
        made = list(group)
        span = sentences[sentence]
        doubts = grounds.doubts(span.text, [(claim.text, places) for claim, places in made])
        for (claim, places), doubt in zip(made, doubts, strict=True):
            turns = [quote.turn for quote in places if quote.turn is not None]
            turns += _existing_turns(claim, judge_input.turns)
            accepted = (
                grounds.accepted(span.text, [each for each in places if each.turn is not None])
                if claim.relation == Relation.SUPPORTED
                else []
            )
            part = "" if fold_text(claim.text) == fold_text(span.text) else claim.text.rstrip(".")
            found.append(
                SentenceFinding(
                    start=span.start,
                    end=span.end,
                    text=span.text,
                    relation=claim.relation,
                    turns=tuple(dict.fromkeys(turns)),
                    reason=": ".join(filter(None, (part, claim.reason))),
                    found_by=judge_input.model,
                    quotes=tuple(quote for quote in places if quote.quote),
                    probability=claim.probability,
                    doubt=doubt if claim.relation == Relation.SUPPORTED else "",
                    accepted=tuple(accepted),
                )
            )
    return tuple(found)
