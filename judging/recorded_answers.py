"""The provider `recorded:samples`: answers that people wrote beforehand for the sample meetings.

They show the whole loop without a model: writing, judging, rewriting and the evidence check run as
with any model, and only the answers come from a file. They are found by what a request is about
(`ChatRequest.material`), so prompts may change. A request without a recorded answer, such as one
about a meeting or a text of your own, is declined; no answer is made up.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from countersign_judge.judges.calls import split_text
from countersign_judge.llm.answers import RawAnswer, RawChoice
from countersign_judge.llm.ledger import NO_USAGE
from countersign_judge.llm.providers.registry import Provider, ServedModel
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import RECORDED_ANSWERS, ChatRequest

import summaries
from summaries.formats import parse_transcript

# Sample meetings, and the file of answers, which says at its beginning what it holds.
SAMPLES = Path(summaries.__file__).with_name("samples")
# Far above every sample meeting, so that none is read in parts.
_WINDOW = 1_000_000


class Recorded(Provider):
    name = "recorded"
    label = RECORDED_ANSWERS
    example = "recorded:samples"

    def connect(self, model: str, environment: Mapping[str, str]) -> "RecordedAnswers":
        if model != "samples":
            raise ValueError("the only recorded answers are recorded:samples")
        return RecordedAnswers(self, model, RECORDED_ANSWERS)

    def window(self, model: str) -> int:
        return _WINDOW

    def address_in(self, environment: Mapping[str, str]) -> str:
        return ""

    def prices(self, endpoint: str) -> Path:
        return SAMPLES / "prices.yaml"


class RecordedAnswers(ServedModel):
    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> RawAnswer:
        """One choice: the recorded answer, or a refusal that says what has none."""
        try:
            answer = _find_answer(request)
        except NotRecorded as error:
            refusal = (
                f"the recorded example answers have none for {error}. They are about the sample "
                "meetings and the texts written for them: use another model"
            )
            choice = RawChoice("", "stop", refusal=refusal)
        else:
            choice = RawChoice(json.dumps(answer, ensure_ascii=False), "stop")
        return RawAnswer((choice,), NO_USAGE, model=self.model)


# --- Recording --------------------------------------------------------------


class NotRecorded(Exception):
    """What has no recorded answer."""


@dataclass(frozen=True)
class _Recording:
    """The answers about the meeting `name` with these `turns`: its texts in the order in which they
    are written, and the sentences of all of them with what the transcript says."""

    name: str
    turns: Sequence[Mapping[str, Any]]
    texts: Sequence[Mapping[str, Any]]
    sentences: Mapping[str, Mapping[str, Any]]

    def find_text(self, text: str) -> int:
        """Its place among the texts."""
        for place, each in enumerate(self.texts):
            if each["text"] == text:
                return place
        raise NotRecorded("this text")

    def find_sentence(self, sentence: str) -> Mapping[str, Any]:
        if sentence not in self.sentences:
            raise NotRecorded(f"the sentence “{sentence}”")
        return self.sentences[sentence]


@cache
def _read_recordings() -> list[_Recording]:
    answers = yaml.safe_load((SAMPLES / "answers.yaml").read_text(encoding="utf-8"))
    recordings = []
    for entry in json.loads((SAMPLES / "manifest.json").read_text(encoding="utf-8")):
        parsed = parse_transcript((SAMPLES / entry["file"]).read_bytes(), format=entry["format"])
        recorded = answers[entry["external_id"]]
        texts = [{**each, "text": each["text"].strip()} for each in recorded["texts"]]
        turns = [turn.as_dict() for turn in parsed.turns]
        recordings.append(_Recording(entry["external_id"], turns, texts, recorded["sentences"]))
    return recordings


def read_texts(name: str) -> list[str]:
    """The texts about the sample with the external id `name`, in order."""
    (recording,) = (each for each in _read_recordings() if each.name == name)
    return [each["text"] for each in recording.texts]


def _find_answer(request: ChatRequest) -> dict[str, Any]:
    material = request.material or {}
    for recording in _read_recordings():
        if recording.turns == material.get("turns"):
            break
    else:
        raise NotRecorded("this meeting")
    match request.purpose:
        case "write":
            return _write_text(recording, material)
        case "judge":
            return _score_text(recording, material, request.schema or {})
        case "judge-evidence":
            return _check_claims(recording, material, request.schema or {})
        case "judge-meaning":
            return _compare_meanings(recording, material)
    raise NotRecorded(f"requests of the kind {request.purpose!r}")


def _write_text(recording: _Recording, material: Mapping[str, Any]) -> dict[str, Any]:
    brief = material["brief"]
    if brief and brief["comment"]:
        raise NotRecorded("what a reviewer asks for")
    place = recording.find_text(brief["previous"]) + 1 if brief else 0
    if place == len(recording.texts):
        raise NotRecorded("a rewrite of this text")
    return {"summary": recording.texts[place]["text"]}


def _score_text(
    recording: _Recording, material: Mapping[str, Any], schema: Mapping[str, Any]
) -> dict[str, Any]:
    scores = recording.texts[recording.find_text(material["text"])]["scores"]
    missing = [name for name in material["asked"] if name not in scores]
    if missing:
        raise NotRecorded(f"the criterion {missing[0]!r}")
    verdicts = [{"notes": [], **scores[name]} for name in material["asked"]]
    properties = schema["properties"]
    if len(verdicts) == 1:
        return {key: verdicts[0][key] for key in properties}
    return {
        label: {key: verdict[key] for key in properties[label]["properties"]}
        for label, verdict in zip(properties, verdicts, strict=True)
    }


def _check_claims(
    recording: _Recording, material: Mapping[str, Any], schema: Mapping[str, Any]
) -> dict[str, Any]:
    usual = {"claim": "", "quote": "", "turns": [], "reason": "", "verdict": "yes"}
    sentences = split_text(material["text"])
    checked = {}
    for number in schema["properties"]["sentences"]["properties"]:
        claims = recording.find_sentence(sentences[int(number) - 1].text)["claims"]
        checked[number] = [usual | claim for claim in claims]
    return {"sentences": checked}


def _compare_meanings(recording: _Recording, material: Mapping[str, Any]) -> dict[str, Any]:
    meanings = {}
    for number, sentence in enumerate(material["asked"], start=1):
        recorded = recording.find_sentence(sentence)
        same = {"turn": recorded["claims"][0]["turns"][0], "meaning": "same"}
        meanings[str(number)] = recorded.get("meaning", same)
    return {"meanings": meanings}


PROVIDER = Recorded()
