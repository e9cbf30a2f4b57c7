"""From one request to its `n` usable choices, however many calls that takes."""

from dataclasses import dataclass, field, replace

from llm.answers import Reading
from llm.errors import InvalidAnswer, LLMError
from llm.exchange import Line
from llm.ledger import NO_USAGE
from llm.persistence import persist
from llm.types import ChatRequest, Choice, Message, Usage


@dataclass
class Sampler:
    """Servers refuse `n`, ignore it or send some choices unusable: look, and ask for the rest."""

    line: Line
    request: ChatRequest
    choices: list[Choice] = field(default_factory=list)
    usage: Usage = NO_USAGE
    _calls: int = 0
    _asked_again: bool = False

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
        reading = self._call(self.request.messages)
        problem = reading.problems[0] if not reading.choices else None
        if isinstance(problem, InvalidAnswer) and not self._asked_again:
            self._asked_again = True
            reading = self._call(corrected(self.request, problem))
        if not reading.choices:
            raise reading.problems[0]

    def _call(self, messages: tuple[Message, ...]) -> Reading:
        """Ask for what is missing. One seed twice would give one sample twice."""
        seed = self.request.seed
        request = replace(
            self.request,
            messages=messages,
            n=self._missing(),
            seed=None if seed is None else seed + self._calls,
        )
        self._calls += 1
        reading = persist(self.line, request)
        self.usage = added(self.usage, reading.usage)
        self.choices += reading.choices[: self._missing()]
        return reading


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
