"""The evidence check by a real model, measured on sentences in which people marked the errors.

Run from the project's root: python -m bench.sentence_check [MODEL] [--minutes N] [--form FORM]

MODEL is `local:FILE.gguf`, else the toy that `make install-local` brings. Databases and the model's
server are started for the run and ended with it. Summaries of DiaSumFact (Zhu et al. 2023, in
../shared/data) are checked in a random order until N minutes (20) are over; FORM is `sentences`,
else `claims`. For each sentence it compares how likely the model takes it to be right with the
support that models of the offline judge give which had not seen the document, and with both
together: a logistic regression, fitted to documents other than the sentence's.
"""

import argparse
import os
import random
import secrets
import tempfile
import time
import uuid
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from config.embedded import model_server
from config.embedded.homes import make_home
from config.embedded.services import Services
from config.environment import Installation

TOY = "local:SmolLM2-135M-Instruct.Q4_1.gguf"
DATA = Path("../shared/data/diasumfact_dev.json")
WINDOW = 8192
FOLDS = 5


class Sentence(NamedTuple):
    document: str
    right: bool
    model: float
    offline: float
    mark: str


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("model", nargs="?", default=TOY)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--form", choices=["sentences", "claims"], default="sentences")
    options = parser.parse_args()
    with ExitStack() as stack:
        _start(stack, options.model, options.form)
        sentences = list(_checked(options.model, options.minutes))
    _report(sentences)


def _start(stack: ExitStack, model: str, form: str) -> None:
    place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="countersign-check-")))
    place.chmod(0o711)
    home = make_home(place / "home")
    services = Services(home, durable=False)
    stack.callback(services.stop)
    asked = Installation(
        COUNTERSIGN_LOCAL_CONTEXT_TOKENS=WINDOW,
        COUNTERSIGN_LOCAL_SLOTS=1,
        COUNTERSIGN_LOCAL_THREADS=1,
    )
    server = model_server.wanted(home, asked, {"COUNTERSIGN_JUDGE_MODEL": model})
    if server is None:
        raise SystemExit(f"{model} is no local:FILE.gguf")
    os.environ |= {
        "COUNTERSIGN_HOME": str(home),
        "COUNTERSIGN_EVIDENCE_CHECK": form,
        "COUNTERSIGN_JUDGE_MODEL": model,
        "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
        "DJANGO_SETTINGS_MODULE": "config.settings",
        **services.start(),
        **server.environment(),
    }
    server.start()
    stack.callback(server.stop)
    server.wait_until_ready()
    import django  # noqa: PLC0415

    django.setup()
    from django.core.management import call_command  # noqa: PLC0415

    call_command("migrate", verbosity=0)


def _checked(model: str, minutes: float) -> Any:
    """One a sentence that the model gave a verdict on."""
    from bench.train_evidence_model import SCORED, marked_rows, scored_rows, unseen  # noqa: PLC0415
    from judging.evidence_check import evidence_beside  # noqa: PLC0415
    from judging.judges.base import JudgeInput  # noqa: PLC0415
    from measuring.metaeval.sentences import read_marked  # noqa: PLC0415

    rows = [*marked_rows(), *(row for name in SCORED for row in scored_rows(name))]
    offline = _by_summary(rows, unseen(rows))
    _, summaries = read_marked(DATA)
    order = random.Random(7).sample(range(len(summaries)), len(summaries))
    until, done = time.monotonic() + 60 * minutes, 0
    failures: Counter[str] = Counter()
    for number in order:
        if time.monotonic() > until:
            break
        summary, done = summaries[number], done + 1
        given = JudgeInput(
            uuid.uuid4(), "", summary.item.turns, summary.item.summary, model, cache=False
        )
        found = evidence_beside(given, {"geval"}, ())
        if found is None or found.details:
            failures[found.details["failure"] if found else "no check"] += 1
            continue
        yield from _sentences(summary, found.findings, offline[number])
    print(f"{done} summaries; without a verdict: {dict(failures)}", flush=True)


def _by_summary(rows: Any, support: Any) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for row, value in zip(rows, support, strict=True):
        if row.group in {"QMSum", "SAMSum"}:
            found.setdefault(row.summary, []).append(float(value))
    return found


def _sentences(summary: Any, findings: Any, offline: Any) -> Any:
    if len(offline) != len(summary.sentences):
        return
    for sentence, value in zip(summary.sentences, offline, strict=True):
        about = [
            each
            for each in findings
            if each.mark and each.start < sentence.end and sentence.start < each.end
        ]
        if about:
            lowest = min(_likelihood(each) for each in about)
            mark = "check" if any(each.mark != "supported" for each in about) else "supported"
            yield Sentence(summary.item.document, not sentence.errors, lowest, value, mark)


def _likelihood(finding: Any) -> float:
    """That the sentence is right; without a probability the verdict alone."""
    sure = 1.0 if finding.probability is None else finding.probability
    return sure if finding.relation == "supported" else 1 - sure


def _report(sentences: list[Sentence]) -> None:
    from sklearn.linear_model import LogisticRegression  # noqa: PLC0415
    from sklearn.model_selection import GroupKFold  # noqa: PLC0415

    from measuring import agreement  # noqa: PLC0415
    from measuring.metaeval import statistics  # noqa: PLC0415

    right = np.array([each.right for each in sentences], float)
    documents = np.array([each.document for each in sentences])
    model = np.clip([each.model for each in sentences], 0.001, 0.999)
    offline = np.array([each.offline for each in sentences])
    features = np.column_stack([np.log(model / (1 - model)), offline])
    both = np.zeros(len(sentences))
    for train, test in GroupKFold(FOLDS).split(features, groups=documents):
        fitted = LogisticRegression().fit(features[train], right[train])
        both[test] = fitted.decision_function(features[test])
    supported = np.array([each.mark == "supported" for each in sentences])
    wrong = right == 0
    print(f"{len(sentences)} sentences of {len(set(documents))} documents, {wrong.sum()} wrong")
    print(
        f"of the wrong, shown as supported: {supported[wrong].mean():.0%}; of the right ones ",
        end="",
    )
    print(f"to check: {(~supported)[~wrong].mean():.0%}")
    for name, values in (("model", model), ("offline", offline), ("both", both)):
        pairs = statistics.pairs_of(values, right, documents)
        once = np.ones((1, pairs.document_count))
        area = float(statistics.roc_auc(pairs, right, once)[0])
        drawn = statistics.roc_auc(pairs, right, agreement.draws(pairs.document_count))
        low, high = agreement.interval(drawn) or (float("nan"), float("nan"))
        print(f"AUC {name}: {area:.3f} [{low:.2f}, {high:.2f}]")


if __name__ == "__main__":
    main()
