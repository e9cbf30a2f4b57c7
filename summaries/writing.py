"""Asks the writer's model for one text: in one call, or part by part for a long meeting."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Self

from countersign_judge.llm.answer_limits import longest_answer, tighten_schema
from countersign_judge.llm.answers import parse_object
from countersign_judge.llm.client import (
    MOST_CUTS,
    add_correction,
    chat,
    resample_request,
    shorten_request,
)
from countersign_judge.llm.errors import InvalidAnswer, Truncated
from countersign_judge.llm.providers.offline.sentences import split_sentences
from countersign_judge.llm.providers.offline.writer import ACTIONS, DECISIONS, DISCUSSION
from countersign_judge.llm.tokens import (
    MESSAGE_OVERHEAD,
    context_window,
    estimate_message_tokens,
)
from countersign_judge.llm.types import OFFLINE, ChatRequest, Choice, Masking
from countersign_judge.prompts import SYSTEM, build_messages, format_transcript, split_turns

from summaries import prompts
from summaries.background import Background
from summaries.minutes import Form, Kind, render_minutes, render_section, section_keys
from summaries.models import Attempt, RevisionBrief, Summary
from summaries.redaction import prepare_masking
from web.text import remove_nul

# --- Drafting ---------------------------------------------------------------

NOTES_SCHEMA = prompts.summary_schema(prompts.NOTES_WORDS)
# At temperature 0 another seed changes nothing.
_OTHER_SAMPLE: dict[str, Any] = {"temperature": 0.8, "seed": 11}


@dataclass(frozen=True)
class WritingTask:
    """The input for writing one text, read before the model is called: `briefs` on the `previous`
    one, and the newest with a reviewer's comment (`asked`), which stays in force for every text
    after it."""

    summary: Summary
    previous: Attempt | None
    briefs: Sequence[RevisionBrief]
    masking: Masking | None
    asked: RevisionBrief | None = None
    background: Background = field(default_factory=Background)
    # After the model has repeated an earlier text.
    insistent: bool = False

    @classmethod
    def prepare(cls, summary: Summary, previous: Attempt | None) -> Self:
        """For the first text, or one to replace `previous`. Not inside a transaction."""
        briefs = list(previous.briefs.all()) if previous else []
        commented = RevisionBrief.objects.filter(attempt__summary=summary).exclude(comment="")
        asked = commented.select_related("attempt").order_by("created_at", "id").last()
        version = summary.guideline_version
        masking, background = (
            prepare_masking(summary, version),
            Background.for_summary(summary, version),
        )
        return cls(summary, previous, briefs, masking, asked, background)

    @property
    def model(self) -> str:
        return self.summary.effective_writer_model

    @property
    def task(self) -> str:
        version = self.summary.guideline_version
        if self.previous is None:
            return prompts.writing_prompt(version)
        task = prompts.rewriting_prompt(version, self.previous.text, self.briefs, self.asked)
        return f"{prompts.INSIST}\n\n{task}" if self.insistent else task

    @property
    def schema(self) -> dict[str, Any]:
        return prompts.answer_schema(self.summary.guideline_version)

    @property
    def form(self) -> Form:
        return self.summary.guideline_version.sections

    @property
    def render(self) -> "Render | None":
        """Makes the text of an answer by section; None for free text."""
        day = self.summary.transcript.day if self.form else None
        return partial(render_minutes, self.form, said_on=day) if self.form else None


def write_draft(assignment: WritingTask) -> str:
    """The writer's text. Raises countersign_judge.llm.errors.Transient or Permanent."""
    transcript = assignment.summary.transcript
    turns = transcript.corrected_turns
    shared = format_transcript(transcript.title, turns, context=assignment.background.prompt)
    request = _build_request(assignment, shared, assignment.task)
    if assignment.model == OFFLINE:
        text = _ask_for_text(replace(request, schema=None))
        return (
            assignment.render(_sort_extract(assignment.form, text)) if assignment.render else text
        )
    if not _is_within_window(request):
        request = _build_request(assignment, _write_notes(assignment), assignment.task)
    return _ask_for_text(request, assignment.render)


def _build_request(assignment: WritingTask, shared: str, task: str) -> ChatRequest:
    return ChatRequest(
        model=assignment.model,
        messages=build_messages(shared, task),
        purpose="write",
        subject=assignment.summary.pk,
        masking=assignment.masking,
        schema=assignment.schema,
        schema_name="summary",
        says_limits=True,
        max_tokens=longest_answer(assignment.schema),
        material=_build_material(assignment),
        **(_OTHER_SAMPLE if assignment.insistent else {}),
    )


def _is_within_window(request: ChatRequest) -> bool:
    room = context_window(request.model) - request.max_tokens
    # No text has more tokens than bytes, so most prompts need no estimate.
    most = sum(len(message.content.encode()) + MESSAGE_OVERHEAD for message in request.messages)
    return most <= room or estimate_message_tokens(request.messages) <= room


def _write_notes(assignment: WritingTask) -> str:
    """Notes on every part, to replace the transcript in the call that writes the whole."""
    transcript = assignment.summary.transcript
    title, turns = transcript.title, transcript.corrected_turns
    context = assignment.background.prompt
    empty = _build_request(assignment, format_transcript(title, [], context=context), "")
    fixed = estimate_message_tokens(empty.messages) + 400
    ranges = list(
        split_turns(turns, context_window(assignment.model) - fixed - longest_answer(NOTES_SCHEMA))
    )
    body = []
    for part, span in enumerate(ranges, start=1):
        part_turns = turns[span.start : span.stop]
        shared = format_transcript(title, part_turns, first=span.start, context=context)
        request = _build_request(assignment, shared, prompts.notes_prompt(part, len(ranges)))
        limit = longest_answer(NOTES_SCHEMA)
        text = _ask_for_text(
            replace(request, purpose="notes", schema=NOTES_SCHEMA, max_tokens=limit)
        )
        body.append({"speaker": f"Notes on part {part}", "start": None, "end": None, "text": text})
    return format_transcript(title, body, context=context)


Render = Callable[[dict[str, Any]], str]


def _ask_for_text(request: ChatRequest, render: Render | None = None) -> str:
    """The model's text, which `render` makes of an answer by section; asks again if the first is
    cut, loops or is an echo.

    Raises Truncated for a text that is cut twice before its first sentence ends, or in a section,
    and InvalidAnswer for one that twice repeats itself or its prompt.
    """
    choice = chat(request).choices[0]
    fault = _find_fault(choice, request, render)
    if fault:
        again = (
            shorten_request(request, 1)
            if isinstance(fault, Truncated)
            else resample_request(replace(request, messages=add_correction(request, fault)))
        )
        choice = chat(again).choices[0]
        fault = _find_fault(choice, again, render)
    if fault and (render or isinstance(fault, InvalidAnswer)):
        raise fault
    text = _read_text(choice.data, render) if choice.data else choice.text
    if fault:
        text = _cut_to_sentences(text)
    # PostgreSQL stores no NUL, and an empty text cannot be reviewed.
    text = remove_nul(text).strip()
    if not text:
        raise InvalidAnswer("the writer answered with an empty summary")
    return text


def _read_text(answer: dict[str, Any], render: Render | None) -> str:
    return render(answer) if render else str(answer["summary"])


def _find_fault(
    choice: Choice, request: ChatRequest, render: Render | None
) -> InvalidAnswer | Truncated | None:
    """Why a judge cannot read a text. The offline engine's text has no such fault."""
    if request.schema is None:
        return None
    # As the server sent it: unmasked text may have another length.
    answer = parse_object(choice.text, request.schema)
    sent = _read_text(answer, render)
    prompt = request.messages[-1].content
    if is_echo(sent, prompt):
        return InvalidAnswer("the text repeats its prompt instead of summarising the meeting")
    if is_looping(sent):
        return InvalidAnswer("the text repeats the same words over and over")
    # A cut answer was asked for again with halved limits; which ones applied is unknown.
    limits = [tighten_schema(request.schema, cuts) for cuts in range(MOST_CUTS + 1)]
    if render:
        is_full = any(_fills_limit(answer, limit) for limit in limits)
        return Truncated("a section stops within a sentence") if is_full else None
    most = [limit["properties"]["summary"]["maxLength"] for limit in limits]
    if is_cut(sent, prompt, any(_NEARLY * limit <= len(sent) <= limit for limit in most)):
        return Truncated(f"the text of {len(sent)} characters stops within a sentence")
    return None


def _fills_limit(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a text in an answer by section is about as long as it may be and does not end like a
    sentence."""
    if isinstance(value, dict):
        return any(_fills_limit(part, schema["properties"][name]) for name, part in value.items())
    if isinstance(value, list):
        return any(_fills_limit(part, schema["items"]) for part in value)
    limit = schema["maxLength"]
    is_long = limit >= _LEAST_LIMIT and _NEARLY * limit <= len(value) <= limit
    return is_long and not _END.search(value)


# --- Texts that are none ----------------------------------------------------

_WORD = re.compile(r"\w+")
_END = re.compile(r"[.!?…。！？؟।॥][\"'”’»)\]*_\s]*$")
_STOP = re.compile(r"[.!?…؟](?=\s)|[。！？।॥]")
_ITEM = re.compile(r"\s*(?:[-*+•–]|\d{1,3}[.)])\s")
_NEARLY = 0.95
# A shorter text in an answer by section is a name or an item, which need not end like a sentence.
_LEAST_LIMIT = 160
_LOOP, _MOST_REPEATED = 5, 0.2  # words in a row, the share of them that was there before
_RUN, _MOST_ECHOED = 8, 0.25  # words in a row, the share of the text that is in such runs
_LEAST_RUNS = 6
_TURN_LINE = re.compile(r"^[^\S\n]*+\d+\|\S", re.MULTILINE)
_MARK = re.compile(r"<<<(?:BEGIN|END)")
# What a text may repeat: data, and a reviewer's words.
_MATERIAL = re.compile(r"<<<BEGIN (.*?)>>>.*?<<<END \1>>>|^> [^\n]*$", re.DOTALL | re.MULTILINE)


def is_cut(text: str, prompt: str, is_long: bool) -> bool:
    """Whether the server, not the model, ended the text: it does not end like a sentence. A list
    whose other items have no final stop may end so, unless the text fills its limit (`is_long`) or
    its last word is the beginning of one in the prompt."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or _END.search(lines[-1]):
        return False
    open_items = [line for line in lines[:-1] if _ITEM.match(line) and not _END.search(line)]
    bare = (open_items and _ITEM.match(lines[-1])) or not _STOP.search(text)
    if not bare or is_long:
        return True
    words = set(_WORD.findall(prompt.casefold()))
    last = _WORD.findall(text.casefold())[-1:]
    part = [word for word in last if word not in words]
    return bool(part) and any(word.startswith(part[0]) for word in words)


def is_looping(text: str) -> bool:
    """Whether more than a fifth of its runs of five words are repeats."""
    words = _WORD.findall(text.casefold())
    runs = [tuple(words[at : at + _LOOP]) for at in range(len(words) - _LOOP + 1)]
    return len(runs) >= _LEAST_RUNS and 1 - len(set(runs)) / len(runs) > _MOST_REPEATED


def is_echo(text: str, prompt: str) -> bool:
    """Whether a text copies lines of turns or the marks around them, or more than a quarter of it
    is in runs of eight words from the task. Words from the transcript are no echo."""
    if _TURN_LINE.search(text) or _MARK.search(text):
        return True
    task = _WORD.findall(_MATERIAL.sub("", f"{SYSTEM}\n{prompt}").casefold())
    asked = {tuple(task[at : at + _RUN]) for at in range(len(task) - _RUN + 1)}
    words = _WORD.findall(text.casefold())
    echoed = {
        place
        for at in range(len(words) - _RUN + 1)
        if tuple(words[at : at + _RUN]) in asked
        for place in range(at, at + _RUN)
    }
    return len(echoed) > _MOST_ECHOED * len(words)


def _cut_to_sentences(text: str) -> str:
    """The text up to the last whole sentence or line."""
    sentences = split_sentences(text)
    for span in reversed(sentences[:-1]):
        if _END.search(span.text) or text[span.end :].startswith("\n"):
            return text[: span.end]
    raise Truncated(
        f"the text of {len(text)} characters was cut before its first sentence ended; use another "
        "model"
    )


def _build_material(assignment: WritingTask) -> dict[str, Any]:
    """The input of engines that read no prompt."""
    summary, previous, brief = assignment.summary, assignment.previous, None
    if previous is not None:
        brief = {
            "previous": previous.text,
            "attempt": previous.number,
            "shortfalls": [item for each in assignment.briefs for item in each.shortfalls],
            "comment": "\n".join(each.comment for each in assignment.briefs if each.comment),
        }
    return {
        "title": summary.transcript.title,
        "turns": summary.transcript.corrected_turns,
        "words": summary.guideline_version.max_words,
        "brief": brief,
    }


# --- One section ------------------------------------------------------------


def write_section(summary: Summary, key: str, text: str, remark: str) -> str:
    """The section `key` of the form again, with its heading, for a person who edits `text`.

    Raises KeyError for a section that the form does not have, llm.errors.Transient or Permanent.
    """
    version, transcript = summary.guideline_version, summary.transcript
    section = section_keys(version.sections)[key]
    schema = prompts.section_answer_schema(version, key)
    assignment = WritingTask.prepare(summary, None)
    task = prompts.section_prompt(version, key, text, remark)
    turns, context = transcript.corrected_turns, assignment.background.prompt
    shared = format_transcript(transcript.title, turns, context=context)
    request = _build_request(assignment, shared, task)
    limit = longest_answer(schema)
    request = replace(request, purpose="write-section", schema=schema, max_tokens=limit)
    if not _is_within_window(request):
        shared = _write_notes(assignment)
        request = replace(request, messages=build_messages(shared, task))

    def render(answer: dict[str, Any]) -> str:
        return render_section(section, answer[key], said_on=transcript.day)

    return _ask_for_text(request, render)


# --- Without a model --------------------------------------------------------

_OWN_TASK = re.compile(r"\bI(?:'ll| will)\b")


def _sort_extract(form: Form, text: str) -> dict[str, Any]:
    """The sentences that the offline engine found, by section: decisions and actions where the form
    has a place for them, and everything else in its first text, or its first points."""
    keys: dict[str, str] = {}
    for key, section in section_keys(form).items():
        keys.setdefault(section.kind, key)
    answer: dict[str, Any] = {}
    heading = DISCUSSION
    for line in text.splitlines():
        if line in {DECISIONS, ACTIONS, DISCUSSION}:
            heading = line
            continue
        speaker, colon, said = line.partition(": ")
        if not colon:
            speaker, said = "", line
        sentences = [span.text for span in split_sentences(said)]
        if heading == DECISIONS and Kind.DECISIONS in keys:
            rows = [{"what": each, "by": speaker} for each in sentences]
            answer.setdefault(keys[Kind.DECISIONS], []).extend(rows)
        elif heading == ACTIONS and Kind.ACTIONS in keys:
            rows = [
                {"what": each, "who": speaker if _OWN_TASK.search(each) else "", "due": ""}
                for each in sentences
            ]
            answer.setdefault(keys[Kind.ACTIONS], []).extend(rows)
        elif sentences and Kind.TEXT in keys:
            answer[keys[Kind.TEXT]] = f"{answer.get(keys[Kind.TEXT], '')}\n\n{line}"
        elif sentences and Kind.POINTS in keys:
            answer.setdefault(keys[Kind.POINTS], []).append(line)
    return answer
