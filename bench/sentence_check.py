"""The evidence check by a real model, measured on sentences in which people marked the errors.

Run from the project's root: python -m bench.sentence_check MODEL [--minutes N] [--form FORM]
                                 [--documents M,C] [--kept FILE]

MODEL is `ollama:NAME`, `openai:NAME` or `azure:DEPLOYMENT`, with the variables of its server
(docs/models.md). Databases are started for the run and ended with it. Of DiaSumFact (Zhu et al.
2023, in ../shared/data) M documents of meetings and C of chats (15,30) are drawn, and their
summaries are checked until N minutes (20) are over; FORM is `sentences`, else `claims`, which is
QAG's call about claims, word for word. What the model answered is kept in FILE: the same command
goes on from there, and with `--minutes 0` prints the figures alone.

They are those of `metaeval --sentences --judge evidence`, by set and together.
"""

import argparse
import os
import random
import secrets
import statistics as plain
import tempfile
import time
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from config.embedded.homes import make_home
from config.embedded.services import Services

DATA = Path("../shared/data/diasumfact_dev.json")
SETS = ("QMSum", "SAMSum")
SEED = 7


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--form", choices=["sentences", "claims"], default="sentences")
    parser.add_argument("--documents", default="15,30")
    parser.add_argument("--kept", type=Path, default=Path("sentence_check.sqlite3"))
    options = parser.parse_args()
    with ExitStack() as stack:
        _start(stack, options.model, options.form)
        summaries = _drawn(options.documents)
        outcomes = _asked(summaries, options)
        _report(summaries, outcomes, options.model)


def _start(stack: ExitStack, model: str, form: str) -> None:
    place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="countersign-check-")))
    place.chmod(0o711)
    home = make_home(place / "home")
    services = Services(home, durable=False)
    stack.callback(services.stop)
    os.environ |= {
        "COUNTERSIGN_HOME": str(home),
        "COUNTERSIGN_EVIDENCE_CHECK": form,
        "COUNTERSIGN_JUDGE_MODEL": model,
        "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
        "DJANGO_SETTINGS_MODULE": "config.settings",
        **services.start(),
    }
    import django  # noqa: PLC0415

    django.setup()
    from django.core.management import call_command  # noqa: PLC0415

    call_command("migrate", verbosity=0)


def _drawn(documents: str) -> list[Any]:
    """Summaries of the documents that are drawn, meetings and chats in turn, and those of one
    document together: a server reads it once."""
    from measuring.metaeval.sentences import read_marked  # noqa: PLC0415

    _, summaries = read_marked(DATA)
    chosen: list[tuple[float, str]] = []
    for beginning, count in zip(SETS, map(int, documents.split(",")), strict=True):
        known = {each.item.document for each in summaries}
        names = sorted(name for name in known if name.startswith(beginning))
        drawn = random.Random(SEED).sample(names, min(count, len(names)))
        chosen += [(at / len(drawn), name) for at, name in enumerate(drawn)]
    order = {name: at for at, (_, name) in enumerate(sorted(chosen))}
    mine = [each for each in summaries if each.item.document in order]
    return sorted(mine, key=lambda each: order[each.item.document])


def _asked(summaries: list[Any], options: argparse.Namespace) -> list[Any]:
    """An outcome a summary, None where the time was over before it."""
    from measuring.metaeval.measured_judges import MeasuredJudge  # noqa: PLC0415
    from measuring.metaeval.outcomes import OutcomeCache  # noqa: PLC0415
    from measuring.metaeval.running import Interrupted, JudgementRun  # noqa: PLC0415
    from measuring.metaeval.sentences import requests_for  # noqa: PLC0415

    until = time.monotonic() + 60 * options.minutes
    items = [each.item for each in summaries]
    judge = MeasuredJudge("evidence", options.model, None)
    # A server has another port in every run, and its answers are the same.
    requests = [
        replace(each, key=f"{options.model} {options.form} {item.document} {item.system}")
        for each, item in zip(requests_for(judge, items), items, strict=True)
    ]

    class Watched:
        def begin(self, total: int, kept: int) -> None:
            print(f"{kept} of {total} summaries are kept", flush=True)

        def waiting(self, seconds: float, reason: str) -> None:
            print(f"waiting {seconds:.0f} s: {reason}", flush=True)

        def done(self, request: Any, outcome: Any) -> None:
            said = outcome.reason or f"{len(outcome.findings)} findings"
            print(f"{items[request.item].document} {outcome.seconds:.0f} s: {said}", flush=True)
            if time.monotonic() > until:
                run.stop()

    with closing(OutcomeCache(options.kept)) as kept:
        run = JudgementRun(items, kept, Watched(), concurrency=1)
        if options.minutes:
            try:
                run.outcomes(requests)
            except Interrupted:
                print("the time is over", flush=True)
        return [kept.get(each) for each in requests]


def _report(summaries: list[Any], outcomes: list[Any], model: str) -> None:
    from types import SimpleNamespace  # noqa: PLC0415

    from measuring.metaeval.columns import Judged  # noqa: PLC0415
    from measuring.metaeval.measured_judges import MeasuredJudge  # noqa: PLC0415
    from measuring.metaeval.sentences import (  # noqa: PLC0415
        mark_columns,
        sentence_markdown,
        sentence_rows,
    )

    measured = MeasuredJudge("evidence", model, None)
    pairs = [(a, b) for a, b in zip(summaries, outcomes, strict=True) if b is not None]
    for beginning in (*SETS, ""):
        mine = [pair for pair in pairs if pair[0].item.document.startswith(beginning)]
        if not mine:
            continue
        given: Any = [(SimpleNamespace(measured=measured), outcome) for _, outcome in mine]
        of_set = [summary for summary, _ in mine]
        columns = list(mark_columns(of_set, Judged((), given), threshold=4))
        print(f"\n{beginning or 'both'}: {len(mine)} summaries")
        print(sentence_markdown(sentence_rows(of_set, columns)), end="")
    answered = [each for _, each in pairs if not each.unscored]
    if answered:
        seconds = plain.median(each.seconds for each in answered)
        tokens = plain.median(each.prompt_tokens for each in answered)
        print(f"\nmedian of a summary: {seconds:.1f} s, {tokens:.0f} prompt tokens")


if __name__ == "__main__":
    main()
