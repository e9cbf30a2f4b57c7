"""The script of an end-to-end run: writers get summaries, judges get scores.

A scenario is JSON, every key optional::

    {"writer": ["a bad first text", "a good second text"],
     "judge": [{"when": "a bad first text", "score": 2, "reason": "It misses the decision."},
               {"score": 5, "distribution": {"5": 0.8, "4": 0.2}}],
     "claims": [{"when": "twelve euros", "verdict": "no", "quote": "ten euros", "turns": [3]}],
     "meanings": [{"when": "twelve euros", "meaning": "corrected", "turn": 9}],
     "latency": 0.5, "fail_first": 3, "fail_status": 503, "faults": 0.3, "stalls": 0.02,
     "answers": "answers.txt"}

A writer whose prompt quotes text `i` is rewriting it and gets text `i + 1` (the last one repeats),
so that many cases at once and calls made twice get what they should. `judge` entries with `when`
apply where the prompt holds those words; the others are used up in order, and the last one
repeats. Without `judge`, every text but the writer's last gets 2 and the rest 5. A judge's answer
has the properties that the request's JSON Schema requires. Who checks claims finds one in every
sentence but a heading, supported by the closest turn unless an entry of `claims` has words of it;
with null no answer is readable. Who lists the points of a part names three of its turns. Who looks
again finds what `meanings` has for words of a sentence, else "same".
Of all answers the share `faults` is cut off, HTTP 500 or 429, a reset, a page of HTML, empty or
broken JSON, and the share `stalls` never comes. With `answers` each answer that names tokens is
numbered, over all servers that write to this file: it gives its number as the tokens of its prompt,
and its line in the file is the time (monotonic) at which it was begun.
"""

import json
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

from tests.modelserver.received import Received
from tests.modelserver.replies import Reply

DEFAULT_SUMMARY = (
    "The meeting agreed on the next steps. Every decision named its owner and its date, and the"
    " open questions were listed for the next meeting."
)
PASSING, FAILING = 5, 2
_TIME = 20  # digits
_QUOTE = 100  # characters, of which the last word may be cut

_NUMBERED = re.compile(r"^(\d+)\|(.*)$", re.MULTILINE)
_FAULTS = (
    Reply("The meeting agreed on the", finish_reason="length"),
    Reply.error(500),
    Reply.error(429, headers={"Retry-After": "0"}),
    Reply(fault="reset"),
    Reply.html(),
    Reply.empty(),
    Reply('{"score": "high", "reason": '),
)


@dataclass
class Scenario:
    writer: list[str] = field(default_factory=lambda: [DEFAULT_SUMMARY])
    judge: list[dict[str, Any]] = field(default_factory=list)
    claims: list[dict[str, Any]] | None = field(default_factory=list)
    meanings: list[dict[str, Any]] | None = field(default_factory=list)
    latency: float = 0.0
    fail_first: int = 0
    fail_status: int = 503
    faults: float = 0.0
    stalls: float = 0.0
    answers: str = ""
    _chance: Random = field(default_factory=lambda: Random(7))
    _judged: int = 0
    _failed: int = 0
    _lock: Lock = field(default_factory=Lock)

    @classmethod
    def load(cls, path: Path) -> "Scenario":
        return cls(**json.loads(path.read_text(encoding="utf-8")))

    def __call__(self, request: Received) -> Reply:
        reply = self._reply(request)
        names_tokens = not (reply.is_body or reply.fault)
        return self._numbered(reply) if self.answers and names_tokens else reply

    def _numbered(self, reply: Reply) -> Reply:
        with self._lock, Path(self.answers).open("a+", encoding="ascii") as file:
            # All lines have one length.
            number = file.tell() // (_TIME + 1) + 1
            file.write(f"{time.monotonic():0{_TIME}.6f}\n")
        return replace(reply, usage={"prompt_tokens": number, "cached_tokens": 0})

    def _reply(self, request: Received) -> Reply:
        if self._fails():
            return Reply.error(self.fail_status, "scripted outage")
        broken = self._broken()
        if broken is not None:
            return broken
        if request.role == "writer":
            return self._write(request)
        if request.looks_again:
            return self._look_again(request)
        if request.lists_points:
            return self._list(request)
        return self._check(request) if request.checks_claims else self._judge(request)

    def _fails(self) -> bool:
        with self._lock:
            self._failed += 1
            return self._failed <= self.fail_first

    def _broken(self) -> Reply | None:
        with self._lock:
            chance, which = self._chance.random(), self._chance.randrange(len(_FAULTS))
        if chance < self.stalls:
            return Reply(fault="hang")
        return _FAULTS[which] if chance < self.stalls + self.faults else None

    def _write(self, request: Received) -> Reply:
        prompt = _plain(request.prompt)
        quoted = [index for index, text in enumerate(self.writer) if _plain(text) in prompt]
        last = len(self.writer) - 1
        text = self.writer[min(quoted[-1] + 1, last) if quoted else 0]
        if request.schema is None:
            return Reply(text, latency=self.latency)
        data = filled(request.schema, {"summary": text})
        return Reply(data=data, latency=self.latency)

    def _check(self, request: Received) -> Reply:
        if self.claims is None:
            return Reply("I would rather not say.", latency=self.latency)
        summary = request.prompt.rpartition("<<<BEGIN SUMMARY")[2]
        asked = (request.schema or {})["properties"]["sentences"]["properties"]
        turns = _NUMBERED.findall(re.split("<<<END (?:TRANSCRIPT|DOCUMENT)", request.prompt)[0])
        said = [_said(turn) for _, turn in turns]
        found = {
            number: [self._claim(text, said)] if not text.endswith(":") else []
            for number, text in _NUMBERED.findall(summary)
            if number in asked
        }
        return Reply(data={"sentences": found}, latency=self.latency)

    def _list(self, request: Received) -> Reply:
        """The first, the middle and the last turn of the part as its points."""
        turns = _NUMBERED.findall(re.split("<<<END (?:TRANSCRIPT|DOCUMENT)", request.prompt)[0])
        chosen = [turns[at] for at in sorted({0, len(turns) // 2, len(turns) - 1})]
        points = [
            {
                "turn": int(number),
                "kind": "decision",
                "point": f"Point of turn {number}.",
                "quote": _said(turn)[:_QUOTE].rpartition(" ")[0] or _said(turn),
            }
            for number, turn in chosen
        ]
        return Reply(data={"points": points}, latency=self.latency)

    def _look_again(self, request: Received) -> Reply:
        if self.meanings is None:
            return Reply("I would rather not say.", latency=self.latency)
        summary = request.prompt.rpartition("<<<BEGIN SUMMARY")[2]
        found = {}
        for number, text in _NUMBERED.findall(summary):
            entry = next((each for each in self.meanings if each["when"] in text), {})
            given = {"turn": 1, "meaning": "same"}
            found[number] = given | {name: entry[name] for name in entry if name in given}
        return Reply(data={"meanings": found}, latency=self.latency)

    def _claim(self, sentence: str, turns: list[str]) -> dict[str, Any]:
        found = {"claim": sentence, "quote": "", "turns": [], "reason": "", "verdict": "yes"}
        for entry in self.claims or []:
            if entry["when"] in sentence:
                return found | {name: entry[name] for name in entry if name in found}
        words = set(sentence.lower().split())
        closest = max(turns, key=lambda turn: len(words & set(turn.lower().split())), default="")
        return found | {"quote": closest[:_QUOTE].rpartition(" ")[0] or closest[:_QUOTE]}

    def _judge(self, request: Received) -> Reply:
        verdict = self._verdict(_plain(request.prompt))
        given = {"reason": "Scripted.", **verdict}
        return Reply(
            data=filled(request.schema or {}, given),
            latency=self.latency,
            distribution=verdict.get("distribution", {}),
        )

    def _verdict(self, prompt: str) -> dict[str, Any]:
        for entry in self.judge:
            if "when" in entry and _plain(entry["when"]) in prompt:
                return entry
        queue = [entry for entry in self.judge if "when" not in entry]
        if queue:
            with self._lock:
                self._judged += 1
                return queue[min(self._judged, len(queue)) - 1]
        bad = any(_plain(text) in prompt for text in self.writer[:-1])
        return {"score": FAILING if bad else PASSING}


def _said(line: str) -> str:
    """Of a turn, without its time and speaker."""
    return line.partition(": ")[2] or line


def _plain(text: str) -> str:
    return " ".join(text.split())


def filled(schema: Mapping[str, Any], given: Mapping[str, Any]) -> Any:
    """A value that satisfies the usual kinds of schema, with what is given where names match."""
    if "enum" in schema:
        score = given.get("score")
        return score if score in schema["enum"] else schema["enum"][0]
    if "anyOf" in schema:
        return filled(schema["anyOf"][0], given)
    kind = schema.get("type")
    make = _MAKERS.get(kind[0] if isinstance(kind, list) else kind, _string)
    return make(schema, given)


def _object(schema: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    properties = schema.get("properties", {})
    return {name: _property(name, part, given) for name, part in properties.items()}


def _array(schema: Mapping[str, Any], given: Mapping[str, Any]) -> list[Any]:
    return [filled(schema.get("items", {}), given) for _ in range(schema.get("minItems", 0))]


def _number(schema: Mapping[str, Any], given: Mapping[str, Any]) -> Any:
    return given.get("score", schema.get("minimum", 0))


def _string(_: Mapping[str, Any], given: Mapping[str, Any]) -> str:
    return str(given.get("reason", "scripted"))


def _property(name: str, schema: Mapping[str, Any], given: Mapping[str, Any]) -> Any:
    if name in given:
        return given[name]
    if name == "steps":
        return ["Read the transcript.", "Read the summary.", "Compare the two."]
    return filled(schema, given)


_MAKERS: dict[Any, Callable[[Mapping[str, Any], Mapping[str, Any]], Any]] = {
    "object": _object,
    "array": _array,
    "integer": _number,
    "number": _number,
    "boolean": lambda *_: True,
    "null": lambda *_: None,
}
