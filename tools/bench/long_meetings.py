"""What a long meeting costs, and what is read of it: `python -m tools.bench.long_meetings`.

`[--words 2000 8000 20000] [--windows 8192 32768 131072]`

Starts a private PostgreSQL and Redis, and a scripted model server whose answers have the form and
size of a real one's (`bench/model_server`). For each length and window it writes one summary and
judges it by the guideline that ships. The meetings are the samples that ship, over and over, with
a number in each turn. Calls and tokens are those of the ledger; the turns read are those stored
with the scores, in how many parts, for a criterion of passages (consistency) and one of the whole
meeting (relevance).
"""

import argparse
import os
from collections.abc import Sequence
from itertools import cycle
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
from tools.bench.bytes_per_case import environment_of, prepare
from tools.bench.model_server import model_server
from tools.bench.pipeline_throughput import _services

_HEADING = (
    "| words | window | calls | tokens of prompts, of answers | consistency read | relevance read |"
)


def meeting(words: int) -> list[dict[str, Any]]:
    """At least `words` words in turns of the samples."""
    from judging.recorded_answers import SAMPLES
    from summaries.formats import parse_transcript

    names = ("board_meeting.txt", "design_review.json", "sales_call.vtt")
    drafts = [parse_transcript((SAMPLES / name).read_bytes(), filename=name) for name in names]
    turns: list[dict[str, Any]] = []
    count = 0
    for at, turn in enumerate(cycle([turn for draft in drafts for turn in draft.turns]), start=1):
        text = f"{turn.text} That is item {at}."
        turns.append({"speaker": turn.speaker, "text": text})
        count += len(text.split())
        if count >= words:
            return turns
    return turns


def row(words: int, window: int) -> str:
    from django.conf import settings
    from django.db.models import Count, Sum
    from django.test import override_settings

    from judging.guidelines.defaults import ensure_default_guideline
    from judging.models import Score
    from judging.services import judge_summary
    from llm.models import ModelCall
    from summaries.intake import Submission, ingest_submission
    from summaries.services import write_next_attempt

    submission = Submission(
        source="bench",
        external_id=f"{words}-{window}",
        # Another title is another prompt, so no row rests on the cached answers of another.
        title=f"Meeting of {words} words for {window}",
        content=meeting(words),
        guideline=ensure_default_guideline().name,
    )
    summary = ingest_submission(submission, by=None).summary
    with override_settings(LLM={**settings.LLM, "OPENAI_CONTEXT_TOKENS": window}):
        write_next_attempt(summary.pk)
        judge_summary(summary.pk)
    summary.refresh_from_db()
    if summary.failure:
        raise SystemExit(f"{words} words at {window}: {summary.failure}")
    spent = ModelCall.objects.filter(subject=summary.pk).aggregate(
        calls=Count("pk"), prompt=Sum("prompt_tokens"), completion=Sum("completion_tokens")
    )
    scores = Score.objects.filter(evaluation__attempt__summary=summary, evaluation__role="first")
    read = {score.criterion.name: score.read for score in scores.select_related("criterion")}
    cells = [
        f"{words:,}",
        f"{window:,}",
        str(spent["calls"]),
        f"{spent['prompt']:,}, {spent['completion']:,}",
        *(_shown(read[name] or {}) for name in ("consistency", "relevance")),
    ]
    return f"| {' | '.join(cells)} |"


def _shown(read: dict[str, int]) -> str:
    parts = f" in {read['parts']} parts" if read["parts"] > 1 else ""
    return f"{read['turns']} of {read['of']} turns{parts}"


def table(lengths: Sequence[int], windows: Sequence[int]) -> None:
    print(_HEADING)
    print("| --- | --- | --- | --- | --- | --- |", flush=True)
    for words in lengths:
        for window in windows:
            print(row(words, window), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--words", type=int, nargs="+", default=[2_000, 8_000, 20_000])
    parser.add_argument("--windows", type=int, nargs="+", default=[8_192, 32_768, 131_072])
    options = parser.parse_args()
    serving = ("--seconds", "0.01", "--score", "5", "--slots", "100")
    with _services() as services, model_server(*serving) as server:
        os.environ |= environment_of(services, server, 8)
        prepare()
        table(options.words, options.windows)


if __name__ == "__main__":
    main()
