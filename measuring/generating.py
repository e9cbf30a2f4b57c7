"""Examples made by models: some write summaries, another one labels them.

After TrueTeacher (Gekhman et al. 2023, arXiv 2305.11171): a strong model's labels of texts that
models wrote teach a small one better than errors planted in people's texts.
"""

import json
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from threading import Lock
from typing import Any
from uuid import uuid4

from countersign_judge.commands.console import (
    TRY_AGAIN,
    CommandFailed,
    Console,
    confirm_cost,
    run_plans,
)
from countersign_judge.judges.costs import CostEstimate, plan_call, price_calls
from countersign_judge.llm.canonical_json import canonical_json
from countersign_judge.llm.errors import BadRequest, NotConfigured, Permanent, Transient
from countersign_judge.llm.providers.registry import connect_model
from countersign_judge.llm.tokens import estimate_tokens
from countersign_judge.llm.types import OFFLINE
from countersign_judge.metaeval.items import BadData, DatasetItem
from countersign_judge.metaeval.plans import (
    BadMeasuredJudge,
    Scoring,
    build_plan_by_judge,
    measured_judges_for,
)
from countersign_judge.metaeval.readers import (
    TEXT_FIELDS,
    DataRow,
    parse_turns,
    read_csv_rows,
    read_each,
    read_json_rows,
    read_text,
)
from countersign_judge.metaeval.statistics import GOOD_SCORE
from countersign_judge.prompts import format_transcript
from countersign_judge.student.model import Example
from django.conf import settings

from judging.guidelines.documents import general_document
from llm.concurrency import share_connections
from summaries.models import GuidelineVersion, Summary, Transcript
from summaries.prompts import writing_prompt
from summaries.writing import WritingTask, write_draft

_TITLE = "Untitled"


def generate_examples(console: Console, options: dict[str, Any], criterion: str) -> list[Example]:
    """Summaries of the sources in `options["generate"]` by each of the writers, called good where
    the judge's model scores them 4 or more; without a readable score they are left out. Texts and
    scores are kept in `options["out"]`, so an interrupted command continues.

    Raises BadData, BadMeasuredJudge, CommandFailed and DryRun.
    """
    model = options["model"] or settings.LLM["JUDGE_MODEL"]
    (measured,) = measured_judges_for(["geval"], [model], ["base"], [criterion])
    plan = build_plan_by_judge(measured, [criterion], Scoring(score_only=True))
    writers = options["writer"] or [settings.LLM["WRITER_MODEL"]]
    texts = _write_summaries(console, options, read_sources(options["generate"]), writers)
    cache = options["out"] / "outcomes.sqlite3"
    found = run_plans(console, options, cache, texts, [plan])
    return [
        Example(item.document, item.turns, item.summary, score >= GOOD_SCORE, f"judge {model}")
        for item, (_, outcome) in zip(texts, found, strict=True)
        if (score := outcome.values.get(criterion)) is not None
    ]


def read_sources(path: Path) -> list[DatasetItem]:
    """Each source once, without a summary: rows with `source` and optionally `doc_id`.

    Raises BadData with every unusable row.
    """
    text = read_text(path)
    if text.lstrip()[:1] in ("[", "{"):
        rows = read_json_rows(path, text, [frozenset({"source"})])
    else:
        _, rows = read_csv_rows(path, text, {name: name for name in TEXT_FIELDS})

    def source(row: DataRow) -> DatasetItem:
        named = row.name("doc_id") if row.fields.get("doc_id") else str(row.position)
        return DatasetItem(named, "", parse_turns(row.text("source")), "", {})

    items, problems = read_each(rows, source)
    if problems or not items:
        raise BadData(path, problems or ["holds no source; give a row a source"])
    return list({canonical_json(list(item.turns)): item for item in items}.values())


def _write_summaries(
    console: Console,
    options: dict[str, Any],
    sources: Sequence[DatasetItem],
    writers: Sequence[str],
) -> list[DatasetItem]:
    """A text of every writer on every source; failed ones are counted."""
    content = general_document().content
    version = GuidelineVersion(**content.columns)
    file = options["out"] / "generated.jsonl"
    options["out"].mkdir(parents=True, exist_ok=True)
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines()) if file.exists() else ()
    kept = {(line["source"], line["system_id"]): line["system_output"] for line in lines}

    def key(source: DatasetItem, writer: str) -> tuple[str, str]:
        return "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in source.turns), writer

    wanted = [(source, writer) for source in sources for writer in writers]
    missing = [each for each in wanted if key(*each) not in kept]
    for writer in writers:
        try:
            connect_model(writer)
        except (BadRequest, NotConfigured) as error:
            raise BadMeasuredJudge(f"writer is {writer!r}: {error}") from error
    costs = CostEstimate()
    for source, writer in missing:
        if writer != OFFLINE:
            size = estimate_tokens(
                format_transcript(_TITLE, list(source.turns)) + writing_prompt(version)
            )
            answer = (version.max_words * 4 // 3, version.max_words * 4)
            costs += price_calls(writer, [plan_call(size, answer=answer)])
    if missing:
        confirm_cost(console, options, costs)
    lock, faults = Lock(), Counter[str]()

    def write(source: DatasetItem, writer: str) -> None:
        transcript = Transcript(title=_TITLE, turns=list(source.turns))
        summary = Summary(
            pk=uuid4(), transcript=transcript, guideline_version=version, writer_model=writer
        )
        try:
            text = write_draft(WritingTask(summary, None, [], None))
        except Permanent as error:
            with lock:
                faults[f"{writer}: {error}"] += 1
            return
        shared, _ = key(source, writer)
        line = {"doc_id": source.document, "system_id": writer, "source": shared}
        with lock, file.open("a", encoding="utf-8") as opened:
            kept[shared, writer] = text
            opened.write(f"{canonical_json({**line, 'system_output': text})}\n")

    concurrency = options["concurrency"]
    with share_connections(concurrency), ThreadPoolExecutor(concurrency) as pool:
        try:
            for future in as_completed([pool.submit(write, *each) for each in missing]):
                future.result()
        except Transient as error:
            pool.shutdown(wait=False, cancel_futures=True)
            problem = f"{error}. Everything finished is kept in {file}; the same command continues"
            raise CommandFailed(problem, TRY_AGAIN) from error
    for fault, count in faults.items():
        console.warn(f"{count} texts are missing: {fault}")
    return [
        DatasetItem(source.document, writer, source.turns, kept[key(source, writer)], {})
        for source, writer in wanted
        if key(source, writer) in kept
    ]
