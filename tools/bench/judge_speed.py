"""G-Eval, QAG and four sampled dimensions: Countersign beside DeepEval and Prompt Flow.

`python tools/bench/judge_speed.py [--calls 200ms 3s] [--jobs geval qag dimensions] [--quick]`

Starts a private PostgreSQL and Redis and a scripted model server (`bench/model_server`) that takes
a fixed time for every call and has 100 slots, makes a virtual environment for each peer under
`--work` (the first time only), and lets every contender judge the same cases with up to 100
calls in flight. In each round each has one turn, in a process of its own, and the next round
begins with another; the table holds medians over the rounds.

The contenders:

- judge_pairs: Countersign's function for a data scientist, with its ledger, limits and PostgreSQL;
- score-only: the same with `score_only`, without reasons and quotes;
- worker: Countersign's judge as a worker of the pipeline calls it, with its answer cache as well;
- metaeval: `manage.py metaeval`, the whole command from its start to the written report;
- deepeval: `evaluate()` with its own model class, which makes a client for every call;
- deepeval-shared: the same with one client kept;
- promptflow: a batch run of a flow with the shape of its published evaluation of summaries;
- floor: Countersign's requests again, by a bare client over kept connections.

The jobs: geval is 100 judgements of consistency with given steps, qag 50 scores of summarization,
dimensions 100 x 4 dimensions of 20 samples each.

"processor" is user and system time of the judging process a judgement, "peak" the most resident
memory of its process tree. "billed" counts prompt and output tokens, those of a cached beginning at
a tenth where OpenAI and Azure give a discount: from 1,024 tokens on, in steps of 128. "of ideal"
compares with a client that takes no time between its calls: the seconds of a call times the waves
that its calls need on 100 slots, two at least where one asks about the answer to another. "of
floor" compares with the floor's time in the same round. Tokens are counted by the server, by the
same rule for all; its prefix cache holds whole blocks of 16 tokens of what was answered before.
"""

import argparse
import math
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from config.queues import PIPELINE_WORKER  # noqa: E402
from tools.bench.contenders.turn import IN_FLIGHT, JOBS  # noqa: E402 - the path comes first
from tools.bench.contenders.turns import Contender, Stage, Turn, peer_python, stage  # noqa: E402

# Each peer with all that decides its figures; what else they need, pip chooses.
PEERS = {
    "deepeval": ("deepeval==4.3.1", "openai==3.54.0"),
    "promptflow": ("promptflow==1.18.5", "promptflow-tools==1.6.1", "openai==3.54.0"),
}
JUDGING = ("geval", "qag")
OURS, FLOOR = "judge_pairs", "floor"
CONTENDERS = (
    Contender(OURS, JOBS, "pairs"),
    Contender("score-only", ("geval", "dimensions"), "pairs", more={"SCORE_ONLY": "1"}),
    Contender(
        "worker",
        JOBS,
        "worker",
        more={"DATABASE_POOL": str(PIPELINE_WORKER.connections(IN_FLIGHT))},
    ),
    Contender("metaeval", JUDGING, "metaeval"),
    Contender("deepeval-shared", JUDGING, "deepeval_judge", "deepeval", {"DEEPEVAL": "shared"}),
    Contender("deepeval", JUDGING, "deepeval_judge", "deepeval", {"DEEPEVAL": "own"}),
    Contender("promptflow", ("dimensions",), "promptflow_judge", "promptflow"),
)
SIZES = {"geval": 100, "qag": 50, "dimensions": 100}
QUICK = {"geval": 20, "qag": 10, "dimensions": 10}
# Most of its time is that of its start and of its report, however few the cases are.
SLOW_TO_START = {"metaeval"}
WHAT = {
    "geval": "{} G-Eval judgements",
    "qag": "{} QAG scores",
    "dimensions": "{} x 4 dimensions, n = 20",
}
# How many calls of one case have to follow each other, where that is more than one.
LEVELS = {
    ("qag", OURS): 2,
    ("qag", "worker"): 2,
    ("qag", "metaeval"): 2,
    ("qag", "deepeval"): 4,
    ("qag", "deepeval-shared"): 4,
}

Turns = dict[str, list[Turn]]  # by contender


def main() -> None:
    options = _arguments()
    wanted = {each.peer for job in options.jobs for each in _chosen(options, job) if each.peer}
    pythons = {peer: peer_python(options.work / peer, PEERS[peer]) for peer in sorted(wanted)}
    with stage(pythons) as here:
        for seconds in options.calls:
            for job in options.jobs:
                turns = _turns(here, options, job, seconds)
                print("\n".join(_table(turns, options, job, seconds)), flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--calls", nargs="+", type=_seconds, default=[0.2, 3.0], metavar="TIME")
    add("--jobs", nargs="+", choices=JOBS, default=list(JOBS))
    add("--rounds", type=int, default=3)
    add("--only", nargs="+", choices=[each.name for each in CONTENDERS], help="of the contenders")
    add(
        "--quick",
        action="store_true",
        help="few cases, 200 ms, no metaeval: a minute",
    )
    work = Path(tempfile.gettempdir(), "countersign-judge-speed")
    add("--work", type=Path, default=work, help="where the peers' environments are kept")
    options = parser.parse_args()
    if options.quick:
        options.rounds, options.calls = 1, [0.2]
    return options


def _seconds(text: str) -> float:
    """Of `200ms` or `3s`."""
    for unit, factor in (("ms", 1e-3), ("s", 1.0)):
        number = text.removesuffix(unit)
        if number != text and number.replace(".", "", 1).isdigit():
            return float(number) * factor
    raise argparse.ArgumentTypeError(f"{text!r} is not a time such as 200ms or 3s")


def _size(options: argparse.Namespace, job: str) -> int:
    return (QUICK if options.quick else SIZES)[job]


def _chosen(options: argparse.Namespace, job: str) -> list[Contender]:
    left_out = SLOW_TO_START if options.quick else set()
    wanted = options.only or [each.name for each in CONTENDERS if each.name not in left_out]
    return [each for each in CONTENDERS if job in each.jobs and each.name in wanted]


def _turns(here: Stage, options: argparse.Namespace, job: str, seconds: float) -> Turns:
    found: Turns = defaultdict(list)
    chosen = _chosen(options, job)
    for number in range(options.rounds):
        shift = number % len(chosen)
        for contender in chosen[shift:] + chosen[:shift]:
            turn = here.turn(contender, job, seconds, _size(options, job))
            _check(contender, job, turn, _size(options, job))
            found[contender.name].append(turn)
            if contender.name == OURS:
                floor = Contender(FLOOR, JOBS, "floor", more={"FLOOR_BODIES": here.keep_bodies()})
                found[FLOOR].append(here.turn(floor, job, seconds, _size(options, job)))
    return found


def _check(contender: Contender, job: str, turn: Turn, count: int) -> None:
    """Says how the turn went. Ends the bench where a score is missing: it would be no speed."""
    load = os.getloadavg()[0]
    print(
        f"{contender.name}: {job} in {turn.wall:.2f} s, processor {turn.processor:.2f} s,"
        f" {turn.peak:.0f} MB, {turn.counts['calls']} calls, load average {load:.1f}",
        file=sys.stderr,
        flush=True,
    )
    wanted = 4 * count if job == "dimensions" else count
    if turn.scores != wanted:
        raise SystemExit(f"{contender.name} gave {turn.scores} scores of {wanted}")


# --- Table ------------------------------------------------------------------

_HEAD = (
    "who",
    "took",
    "times judge_pairs",
    "processor",
    "peak",
    "calls",
    "prompt",
    "cached",
    "output",
    "billed",
    "of ideal",
    "of floor",
)


def _table(turns: Turns, options: argparse.Namespace, job: str, seconds: float) -> Iterator[str]:
    count = _size(options, job)
    yield f"\n{WHAT[job].format(count)}, {seconds:g} s a call:\n"
    yield f"| {' | '.join(_HEAD)} |"
    yield f"|{' --- |' * len(_HEAD)}"
    floor, ours = _median(turns, FLOOR), _median(turns, OURS)
    for name, taken in turns.items():
        wall = _median(turns, name)
        cells = [
            name,
            f"{wall:.2f} s",
            f"{wall / ours:.1f}" if ours else "",
            f"{1000 * median(turn.processor for turn in taken) / count:.0f} ms",
            f"{median(turn.peak for turn in taken):.0f} MB",
            *_counted(taken[-1]),
            f"{100 * _ideal(job, name, taken[-1], seconds) / wall:.0f} %",
            f"{100 * floor / wall:.0f} %" if floor else "",
        ]
        yield f"| {' | '.join(cells)} |"


def _median(turns: Turns, name: str) -> float:
    """Seconds; 0 where it had no turn."""
    return median(turn.wall for turn in turns[name]) if turns.get(name) else 0.0


def _counted(turn: Turn) -> Sequence[str]:
    counts = turn.counts
    numbers = (counts["calls"], counts["prompt"], counts["cached"], counts["output"], turn.billed)
    return [f"{number:,.0f}" for number in numbers]


def _ideal(job: str, name: str, turn: Turn, seconds: float) -> float:
    waves = math.ceil(turn.counts["calls"] / IN_FLIGHT)
    return seconds * max(waves, LEVELS.get((job, name), 1))


if __name__ == "__main__":
    main()
