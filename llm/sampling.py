"""From one request to its `n` usable choices, however many calls that takes."""

from dataclasses import dataclass, field, replace

from llm.answers import Reading
from llm.errors import BadRequest, ContextOverflow, InvalidAnswer, LLMError, Truncated
from llm.exchange import Line
from llm.ledger import NO_USAGE
from llm.persistence import persist
from llm.tokens import context_window, estimate_messages
from llm.types import ChatRequest, Choice, Message, Usage

# How often a cut answer is asked for again, with less to say and twice the room each time.
MOST_CUTS = 2
# An English word takes fewer tokens than this, with the JSON around the words.
_TOKENS_PER_WORD = 4
_LEAST_WORDS = 20


@dataclass
class Sampler:
    """Servers refuse `n`, ignore it or send some choices unusable: look, and ask for the rest."""

    line: Line
    request: ChatRequest
    choices: list[Choice] = field(default_factory=list)
    usage: Usage = NO_USAGE
    _calls: int = 0
    _asked_again: bool = False
    _cuts: int = 0

    def fill(self) -> None:
        """Raises LLMError when there is not a single usable choice; else keeps what came."""
        try:
            while self._missing():
                self._round()
        except LLMError:
            if not self.choices:
                raise

    def _missing(self) -> int:
        return self.request.n - len(self.choices)

    def _round(self) -> None:
        reading = self._call(self.request)
        while not reading.choices and (other := self._other(reading)):
            reading = self._again(other, reading)
        if not reading.choices:
            raise reading.problems[0]

    def _call(self, asked: ChatRequest) -> Reading:
        """Ask for what is missing. One seed twice would give one sample twice."""
        seed = self.request.seed
        request = replace(
            asked, n=self._missing(), seed=None if seed is None else seed + self._calls
        )
        self._calls += 1
        reading = persist(self.line, request)
        self.usage = added(self.usage, reading.usage)
        self.choices += reading.choices[: self._missing()]
        return reading

    def _other(self, reading: Reading) -> ChatRequest | None:
        """What to ask after an answer that cannot be used; None when that was done enough."""
        match reading.problems[0]:
            case InvalidAnswer() as problem if not self._asked_again:
                self._asked_again = True
                return replace(self.request, messages=corrected(self.request, problem))
            case Truncated() if self._cuts < MOST_CUTS:
                self._cuts += 1
                return shortened(self.request, self._cuts)
            case _:
                return None

    def _again(self, other: ChatRequest, reading: Reading) -> Reading:
        """Raises what was wrong with `reading` where the server refuses the longer request."""
        try:
            return self._call(other)
        except (BadRequest, ContextOverflow) as error:
            raise reading.problems[0] from error


def shortened(request: ChatRequest, cuts: int) -> ChatRequest:
    """The request for a shorter answer with more room, within the model's window.

    What is new stands at the end, so that the beginning that requests share stays the same.
    """
    words = max(_LEAST_WORDS, request.max_tokens // (_TOKENS_PER_WORD * 2 ** (cuts - 1)))
    *before, last = request.messages
    limit = (
        "\n\nAn earlier answer was too long and was cut off. Answer with at most "
        f"{words} words in all, the shortest that does what is asked."
    )
    room = context_window(request.model) - estimate_messages(request.messages)
    more = min(request.max_tokens * 2**cuts, room)
    return replace(
        request,
        messages=(*before, replace(last, content=last.content + limit)),
        max_tokens=max(request.max_tokens, more),
    )


def corrected(request: ChatRequest, problem: InvalidAnswer) -> tuple[Message, ...]:
    """The conversation with a remark on what was wrong with the answer.

    The answer itself is left out. It comes from a model that has read a transcript, so it may
    repeat orders from there, and here nothing would mark it as material.
    """
    *before, last = request.messages
    form = "some text" if request.schema is None else "one JSON object of that schema, no more"
    remark = f"An earlier answer could not be used: {problem.rule}. Answer with {form}."
    return (*before, replace(last, content=f"{last.content}\n\n{remark}"))


def added(one: Usage, other: Usage) -> Usage:
    return Usage(
        prompt=one.prompt + other.prompt,
        cached=one.cached + other.cached,
        completion=one.completion + other.completion,
    )
