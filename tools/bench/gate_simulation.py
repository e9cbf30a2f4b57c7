"""What retrying does to a gate, and what a confirmation does about it.

    .venv/bin/python -m tools.bench.gate_simulation

A judge errs. Its errors here are recorded ones: the scores that three models gave to summaries
whose quality experts had scored (../shared/data). A case is a writer that never gets better: every
attempt is a text that the experts put below 4 (for the second table, at 4 or more), drawn at
random. The plain loop passes the first attempt that the judge gives 4 or more. Ours asks
`countersign_judge.pass_rule`, as the gate does: a pass in doubt is judged again, and passes if both
judgements do. The recorded answers come without probabilities, so every pass is in doubt. With
`sure`, the judge gives probabilities that leave none of its passes in doubt, as when all of them
are on one score: only a pass after a rewrite is judged again. Judges with log-probabilities lie
between the two.

`same model, rho = r`: what ships, the same model in another wording. The second score is drawn from
the judge's own distribution of scores on such texts, with errors that correlate by r on one text
(Gaussian copula). `second judge`: where COUNTERSIGN_SECOND_JUDGE_MODEL is set; the second score is
another model's, for the same text.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import NormalDist

import numpy as np
from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import CriterionScore, Mode
from countersign_judge.pass_rule import decide_verdict
from numpy.typing import NDArray

import tools.django_setup  # noqa: F401 - before anything that reaches a model
from summaries.models import GuidelineVersion

DATA = Path(__file__).parents[2] / "../shared/data"
JUDGES = {
    "gpt-4-0314": "gpt-3.5-turbo-0301",
    "gpt-3.5-turbo-0301": "gpt-4-0314",
    "llama-2-70b-chat-hf": "gpt-3.5-turbo-0301",
}
DIMENSIONS = ("coherence", "consistency", "fluency", "relevance")
BAR = 4
ATTEMPTS = 5
CASES = 20_000
CORRELATIONS = (0.0, 0.5, 0.8)
SEED = 20_260_101

_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_SCORE = r"(?P<score>[1-5]|one|two|three|four|five)"
_READINGS = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"final score\W*{_SCORE}\b",
        rf"\b{_SCORE}\s*(?:/|out of)\s*(?:5|five)\b",
        rf"\bscor(?:e|es|ing)\b[^.\d]{{0,20}}?\b{_SCORE}\b",
        rf"\b{_SCORE}\.?\s*$",
    )
]

Key = tuple[str, str, str]
Scores = NDArray[np.int64]


@dataclass(frozen=True)
class Texts:
    """Scores that a judge and its second gave to the same texts, in one order."""

    first: Scores
    second: Scores


@dataclass(frozen=True)
class Outcome:
    """Shares of the cases passed by attempt 1 to 5, and the judge calls of a case by then."""

    passed: list[float]
    calls: list[float]


def read_score(response: str) -> int | None:
    """The one score of a free-text judgement; None when it has none or several."""
    for pattern in _READINGS:
        found = {match["score"].lower() for match in pattern.finditer(response)}
        if found:
            values = {_WORDS.get(word) or int(word) for word in found}
            return values.pop() if len(values) == 1 else None
    return None


def recorded() -> tuple[dict[str, dict[Key, int]], int]:
    """Scores by judge and (document, system, dimension), and how many could not be read."""
    scores: dict[str, dict[Key, int]] = {judge: {} for judge in JUDGES}
    unread = 0
    lines = (DATA / "summeval_dev_recorded_judgements.jsonl").read_text().splitlines()
    for row in map(json.loads, lines):
        score = read_score(row["response"])
        if score is None:
            unread += 1
        else:
            scores[row["model"]][row["doc_id"], row["system_id"], row["dimension"]] = score
    return scores, unread


def experts() -> dict[Key, float]:
    pairs = json.loads((DATA / "summeval_dev.json").read_text())
    return {
        (pair["doc_id"], pair["system_id"], dimension): pair["scores"][dimension]
        for pair in pairs
        for dimension in DIMENSIONS
    }


def texts_of(
    judge: str, dimension: str, scores: Mapping[str, Mapping[Key, int]], truth: Mapping[Key, float],
    *, good: bool,
) -> Texts:  # fmt: skip
    """Texts that the experts put at 4 or more (or below) and both judges scored readably."""
    first, second = scores[judge], scores[JUDGES[judge]]
    keys = [
        key
        for key in sorted(truth)
        if key[2] == dimension and (truth[key] >= BAR) is good and key in first and key in second
    ]
    return Texts(np.array([first[key] for key in keys]), np.array([second[key] for key in keys]))


def draw_recorded(texts: Texts, rng: np.random.Generator) -> tuple[Scores, Scores]:
    drawn = rng.integers(len(texts.first), size=(CASES, ATTEMPTS))
    return texts.first[drawn], texts.second[drawn]


def draw_correlated(
    texts: Texts, correlation: float, rng: np.random.Generator
) -> tuple[Scores, Scores]:
    ordered = np.sort(texts.first)
    one = rng.standard_normal((CASES, ATTEMPTS))
    fresh = rng.standard_normal((CASES, ATTEMPTS))
    other = correlation * one + np.sqrt(1 - correlation**2) * fresh
    return _quantiles(ordered, one), _quantiles(ordered, other)


def _quantiles(ordered: Scores, normal: NDArray[np.float64]) -> Scores:
    share = np.vectorize(NormalDist().cdf)(normal)
    positions = np.minimum((share * len(ordered)).astype(int), len(ordered) - 1)
    drawn: Scores = ordered[positions]
    return drawn


VERSION = GuidelineVersion(threshold=BAR)
_CRITERION = Criterion("consistency", "", threshold=BAR)


def asked(answers: Iterable[int], *, sure: bool) -> list[CriterionScore]:
    """One answer after the other on one text."""
    return [
        CriterionScore(
            _CRITERION,
            float(answer),
            Mode.LOGPROBS if sure else Mode.SINGLE,
            "",
            answer=answer,
            probability_below=float(answer < BAR) if sure else None,
        )
        for answer in answers
    ]


def by_rule(
    *judgements: Scores, rewritten: bool, sure: bool
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether the rule passes each text on these judgements, and whether it wants another one."""
    shape, scale = (6,) * len(judgements), range(1, 6)
    passes, wants = np.zeros(shape, dtype=bool), np.zeros(shape, dtype=bool)
    for answers in product(scale, repeat=len(judgements)):
        verdict = decide_verdict(asked(answers, sure=sure), VERSION, rewritten=rewritten)
        passes[answers], wants[answers] = verdict.passes, bool(verdict.to_confirm)
    return passes[judgements], wants[judgements]


def run(first: Scores, second: Scores, *, confirm: bool, sure: bool = False) -> Outcome:
    """Retries each case until it passes; `confirm` switches between our gate and a plain one."""
    waiting = np.ones(len(first), dtype=bool)
    calls = np.zeros(len(first))
    outcome = Outcome([], [])
    for attempt in range(ATTEMPTS):
        calls += waiting
        state = {"rewritten": attempt > 0, "sure": sure}
        passed, wants = by_rule(first[:, attempt], **state)
        passes = waiting & passed
        if confirm:
            doubted = passes & wants
            calls += doubted
            confirmed, _ = by_rule(first[:, attempt], second[:, attempt], **state)
            passes &= ~doubted | confirmed
        waiting &= ~passes
        outcome.passed.append(1 - float(waiting.mean()))
        outcome.calls.append(float(calls.mean()))
    return outcome


def rows(texts: Texts, rng: np.random.Generator) -> Iterator[tuple[str, Outcome]]:
    first, second = draw_recorded(texts, rng)
    yield "plain loop", run(first, second, confirm=False)
    for correlation in CORRELATIONS:
        drawn = draw_correlated(texts, correlation, rng)
        yield f"same model, rho = {correlation:g}", run(*drawn, confirm=True)
        yield f"same model, rho = {correlation:g}, sure", run(*drawn, confirm=True, sure=True)
    yield "second judge", run(first, second, confirm=True)
    yield "second judge, sure", run(first, second, confirm=True, sure=True)


def error_correlation(texts: Texts) -> float:
    """Pearson's, of the two judges' scores on texts of one quality: their common error."""
    return float(np.corrcoef(texts.first, texts.second)[0, 1])


def table(dimension: str, *, good: bool) -> Iterator[str]:
    scores, _ = recorded()
    truth = experts()
    yield "| judge | gate | 1 | 2 | 3 | 4 | 5 | calls at 3 | calls at 5 |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for judge in JUDGES:
        texts = texts_of(judge, dimension, scores, truth, good=good)
        for name, outcome in rows(texts, np.random.default_rng(SEED)):
            shares = " | ".join(f"{100 * share:.1f}" for share in outcome.passed)
            calls = f"{outcome.calls[2]:.2f} | {outcome.calls[4]:.2f}"
            yield f"| {judge} | {name} | {shares} | {calls} |"


def spread_table() -> Iterator[str]:
    scores, _ = recorded()
    truth = experts()
    yield "| judge | dimension | texts below 4 | of them given 4 or 5 | of them given 5 | sd | r |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for judge in JUDGES:
        for dimension in DIMENSIONS:
            texts = texts_of(judge, dimension, scores, truth, good=False)
            four, five = (100 * float((texts.first >= bar).mean()) for bar in (BAR, BAR + 1))
            yield (
                f"| {judge} | {dimension} | {len(texts.first)} | {four:.1f} % | {five:.1f} % | "
                f"{texts.first.std(ddof=1):.2f} | {error_correlation(texts):.2f} |"
            )


def main() -> None:
    _, unread = recorded()
    print(f"{unread} of 7200 judgements had no single readable score and were left out.\n")
    print("Spread of the recorded judges on texts that experts put below 4\n")
    print("\n".join(spread_table()))
    for dimension in ("consistency", "coherence"):
        for good, title in ((False, "below 4: false passes"), (True, "at 4 or more: right passes")):
            print(f"\n{dimension}, every text {title}, % of cases by attempt\n")
            print("\n".join(table(dimension, good=good)))


if __name__ == "__main__":
    main()
