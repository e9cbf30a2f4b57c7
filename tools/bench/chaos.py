"""A bad day: everything breaks in turn while transcripts come in, and what is left at its end.

`python tools/bench/chaos.py [--cases 10000] [--seconds 0.5] [--faults 0.3] [--calm SHARE]
[--every 20] [--away 60] [--in-flight 64] [--trickle] [--slowest 2]`

Starts an installation as `make run` does, on a disk of its own, before a scripted model server
(`tests.modelserver`) that takes `--seconds` for an answer. First a share of the cases goes through
a calm day, which says how fast this machine is. Then all of them are posted through the API while
the share `--faults` of the model's answers is 429, 500, a reset, cut off, HTML, empty or wrong
JSON, one in twenty never comes, people approve, and every `--every` seconds the next of these
happens: the worker, the web server, the beat, Redis and PostgreSQL are killed with -9, Redis is
flushed, the disk is full, the clock jumps by an hour and back, the model server is away for
`--away` seconds. With `--trickle` the cases come in portions, one before each event, so that few
cases meet them all.

At the end

- every acknowledged transcript is there once, waits for a person or is final, and at most one in a
  hundred failed;
- no attempt number and no evaluation exists twice;
- the ledger adds up. The server numbers its answers: each is in the ledger once at most; what
  is missing there was in flight when something was killed; every text has its answer, and the
  evaluations of a case claim no more tokens and dollars than its calls have, on the calm day
  exactly as many;
- `verify_records` passes.

It prints the time to drain against the ideal: the calm day's speed, by which the answers that are
of no use have to be asked for again, and the time in which there is no model server or no disk.
It exits with 1 where one of these does not hold or the drain takes `--slowest` times the ideal.

The disk is filled where this process may mount one (root on Linux), the clock jumps where there is
a C compiler (`tools/bench/clock.c`); what could not be tried is named.
"""

import argparse
import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from _thread import interrupt_main
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from operator import gt, ne
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Event, Lock, Thread
from typing import Any, TypeVar

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.ports import free_port  # noqa: E402
from tools.bench.processes import Watched  # noqa: E402 - the path comes first

Answer = TypeVar("Answer")
Happening = tuple[str, Callable[[], None]]

POSTERS = 4
APPROVALS = 100
PATIENCE = 3600.0  # seconds for a drain
DISK_FULL = 10.0
CLOCK_AWAY = 15.0
MOST_FAILED = 0.01
STALLS = 0.05


def main() -> int:
    options = _arguments()
    with _stage(options) as stage:
        calm = _calm_day(stage, options)
        story = _bad_day(stage, options)
        faults = list(_faults_found(stage, story, options))
        print("\n".join(story.lines(stage.model.answered())))
    outages = options.away + (0 if any("disk" in each for each in stage.not_tried) else DISK_FULL)
    ideal = calm * options.cases / (1 - options.faults) + outages
    seconds = story.drained - story.began
    print(
        f"{options.cases} cases drained in {seconds:.0f} s, {seconds / ideal:.2f} times the ideal"
        f" of {ideal:.0f} s, of which nothing could be done for {outages:.0f} s"
    )
    print("\n".join(f"not tried: {what}" for what in stage.not_tried))
    if seconds > options.slowest * ideal:
        faults.append(f"The drain took more than {options.slowest:g} times the ideal.")
    print("\n".join(faults) or "Everything holds.")
    return int(bool(faults))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=0.5, help="what the model takes")
    parser.add_argument("--faults", type=float, default=0.3, help="share of answers of no use")
    parser.add_argument("--calm", type=float, default=0.2, help="share of cases of the calm day")
    parser.add_argument("--every", type=float, default=20.0, help="seconds between two events")
    parser.add_argument("--away", type=float, default=60.0, help="seconds without a model server")
    parser.add_argument("--in-flight", type=int, default=64, help="model calls at once")
    parser.add_argument("--trickle", action="store_true", help="a portion before each event")
    parser.add_argument("--slowest", type=float, default=2.0, help="times the ideal")
    return parser.parse_args()


# --- The stage --------------------------------------------------------------


@dataclass
class Model:
    """The model server, which can be away and come back at the same address."""

    port: int
    directory: Path
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    @property
    def _answers(self) -> Path:
        return self.directory / "answers"

    def answered(self) -> list[float]:
        """When it began each answer that names its tokens, in order (monotonic)."""
        return [float(line) for line in self._answers.read_text().split()]

    def serve(self, **scenario: float) -> None:
        self.stop()
        script = self.directory / "scenario.json"
        texts = ["A first text that does not pass.", _SUMMARY]
        script.write_text(json.dumps({"writer": texts, "answers": str(self._answers), **scenario}))
        command = [sys.executable, "-m", "tests.modelserver", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--script", str(script)], cwd=ROOT, stdout=subprocess.DEVNULL
        )

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@dataclass
class Stage:
    base: Path
    home: Path
    model: Model
    address: str
    clock: Path
    not_tried: list[str] = field(default_factory=list)

    @property
    def token(self) -> str:
        return str(json.loads((self.home / "credentials.json").read_text())["api_token"])

    def move_clock(self, seconds: int) -> None:
        self.clock.touch()
        with self.clock.open("r+b") as file:
            file.write(struct.pack("q", seconds))

    def kill(self, name: str) -> None:
        pid = int((self.home / "run" / f"{name}.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)


@contextmanager
def _stage(options: argparse.Namespace) -> Iterator[Stage]:
    base = Path(tempfile.mkdtemp(prefix="countersign-chaos-"))
    base.chmod(0o711)
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, base, ignore_errors=True)
        stage = Stage(base, base / "disk" / "home", Model(free_port(), base), "", base / "clock")
        stack.callback(stage.model.stop)
        stack.enter_context(_disk(stage, options.cases))
        port = free_port()
        stage.address = f"http://127.0.0.1:{port}"
        environment = _environment(stage, options, port)
        stage.model.serve(latency=options.seconds)
        stack.enter_context(_installation(stage, environment))
        os.environ.update({"COUNTERSIGN_HOME": str(stage.home)})
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        import django

        django.setup()
        yield stage


@contextmanager
def _disk(stage: Stage, cases: int) -> Iterator[None]:
    """A file system of its own size, which can be full without harm to others."""
    where = stage.base / "disk"
    where.mkdir(mode=0o711)
    size = f"size={800 + cases // 3}m,mode=711"
    mounted = (
        os.geteuid() == 0
        and not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", size, "none", str(where)],
            check=False,
            capture_output=True,
        ).returncode
    )
    if not mounted:
        stage.not_tried.append("the disk is full: this process may not mount one")
    try:
        yield
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(where)], check=False)


def _environment(stage: Stage, options: argparse.Namespace, port: int) -> dict[str, str]:
    prices = stage.base / "prices.yaml"
    # Whole millionths, as evaluations keep them.
    prices.write_text("openai:scripted: {prompt: 1, cached: 1, completion: 1}")
    ours = {
        "COUNTERSIGN_PRICES": str(prices),
        "COUNTERSIGN_HOME": str(stage.home),
        "PORT": str(port),
        "OPENAI_BASE_URL": stage.model.url,
        "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
        "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
        "COUNTERSIGN_MAX_CONCURRENCY": str(options.in_flight),
        "COUNTERSIGN_BUDGETS": "daily_tokens=0 case_tokens=0",  # a day's work in some minutes
    }
    stage.move_clock(0)
    if (shim := _clock_shim(stage.base)) is not None:
        ours |= {"LD_PRELOAD": str(shim), "CLOCK_OFFSET_FILE": str(stage.clock)}
    else:
        stage.not_tried.append("the clock jumps: there is no C compiler")
    return {**os.environ, **ours}


def _clock_shim(directory: Path) -> Path | None:
    """`tools/bench/clock.c` as a library that every account may read."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    library = directory / "clock.so"
    source = Path(__file__).with_name("clock.c")
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O2", str(source), "-o", str(library), "-ldl"], check=True
    )
    return library


@contextmanager
def _installation(stage: Stage, environment: dict[str, str]) -> Iterator[None]:
    command = [sys.executable, "-m", "config.run"]
    log = stage.base / "run.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        _until(lambda: "Countersign is ready" in log.read_text(), 240)
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(60)
        process.kill()
        print(log.read_text()[-3000:], file=sys.stderr)


def _until(done: Callable[[], bool], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not done():
        if time.monotonic() > deadline:
            raise SystemExit(f"It did not happen within {patience:.0f} s.")
        time.sleep(0.5)


# --- What programs do -------------------------------------------------------

_TALK = (
    ("Ines", "The pump order is late again, and the plant stands still on Thursday."),
    ("Ben", "I called the supplier. They ship the valve on Monday, without a surcharge."),
    ("Ines", "Then we move the test run to Wednesday the week after. Who tells the plant?"),
    ("Omar", "I do, today. The budget of 4,000 euros stays as it is."),
)
_SUMMARY = (
    "The supplier ships the valve on Monday without a surcharge. The test run moves to Wednesday"
    " of the week after, and Omar tells the plant today. The budget stays at 4,000 euros."
)


def _post(stage: Stage, source: str, number: int) -> str:
    """The id of the transcript, once the API has acknowledged it."""
    body = {
        "source": source,
        "external_id": f"{source}-{number}",
        # Answers are kept: no two transcripts may be the same to the model.
        "title": f"Call {number}, {source}",
        "text": "\n".join(f"{who}: {said} ({number})" for who, said in _TALK * 6),
    }
    request = urllib.request.Request(
        f"{stage.address}/api/v1/transcripts",
        json.dumps(body).encode(),
        {"Authorization": f"Bearer {stage.token}", "Content-Type": "application/json"},
    )
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return str(json.loads(answer.read())["id"])
        except urllib.error.HTTPError as error:
            if error.code not in {429, 500, 502, 503}:
                raise SystemExit(f"{error.code}: {error.read()[:500]!r}") from error
        except OSError:
            pass  # The server is away, or went while it answered: send the same again.
        time.sleep(0.5)


Numbers = SimpleQueue[int | None]


def _posters(stage: Stage, source: str, into: set[str], numbers: Numbers) -> list[Thread]:
    """They post what `numbers` holds, each until it gets None."""
    lock = Lock()

    def post() -> None:
        while (number := numbers.get()) is not None:
            acknowledged = _post(stage, source, number)
            with lock:
                into.add(acknowledged)

    threads = [Thread(target=post, daemon=True) for _ in range(POSTERS)]
    for thread in threads:
        thread.start()
    return threads


def _put(numbers: Numbers, portion: range, *, last: bool) -> None:
    for number in [*portion, *([None] * POSTERS if last else [])]:
        numbers.put(number)


def _asking(question: Callable[[], Answer]) -> Answer:
    """What the database says, once it answers."""
    from django.db import DatabaseError, InterfaceError, close_old_connections

    while True:
        try:
            return question()
        except (DatabaseError, InterfaceError):
            close_old_connections()
            time.sleep(1)


def _settled(source: str, cases: int) -> bool:
    from summaries.models import Summary
    from summaries.status import TERMINAL, WAITING

    of_day = Summary.objects.filter(transcript__source=source)
    done = of_day.filter(status__in=[*WAITING, *TERMINAL])
    return _asking(lambda: done.count() == cases)


def _calm_day(stage: Stage, options: argparse.Namespace) -> float:
    """Seconds that a case takes on such a day."""
    cases = max(20, int(options.cases * options.calm))
    # One goes ahead and pays for what processes import and connect once.
    _post_calm(stage, "first", 1)
    began = time.monotonic()
    with Watched(os.getpid(), every=1) as used:
        _post_calm(stage, "calm", cases)
    seconds = time.monotonic() - began
    processor = f"{used.processor / cases:.2f} s of processor a case"
    print(f"calm: {cases} cases in {seconds:.0f} s, {processor}", flush=True)
    return seconds / cases


def _post_calm(stage: Stage, source: str, cases: int) -> None:
    numbers: Numbers = SimpleQueue()
    _put(numbers, range(cases), last=True)
    for thread in _posters(stage, source, set(), numbers):
        thread.join()
    _until(lambda: _settled(source, cases))


# --- The bad day ------------------------------------------------------------


@dataclass
class Story:
    acknowledged: set[str] = field(default_factory=set)
    events: list[tuple[float, str]] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    drained: float = 0.0
    over: Event = field(default_factory=Event)

    def tell(self, what: str) -> None:
        self.events.append((time.monotonic() - self.began, what))
        print(f"{self.events[-1][0]:6.0f} s  {what}", flush=True)

    def lines(self, answers: list[float]) -> Iterator[str]:
        """Each event, with the longest time until the next in which the server began no answer."""
        ends = [at for at, _ in self.events[1:]] + [self.drained - self.began]
        for (at, what), end in zip(self.events, ends, strict=True):
            within = [each - self.began for each in answers if at < each - self.began < end]
            still = max((b - a for a, b in pairwise([at, *within, max(at, end)])), default=0.0)
            yield f"{at:6.0f} s  {what}; no answer was begun for {still:.1f} s"


def _bad_day(stage: Stage, options: argparse.Namespace) -> Story:
    scenario = {"latency": options.seconds, "faults": options.faults, "stalls": STALLS}
    stage.model.serve(**scenario)
    story, numbers = Story(), Numbers()
    events = list(_events(stage, story, scenario, options.away))
    breaking = Thread(target=_break_things, args=(events, story, numbers, options), daemon=True)
    approving = Thread(target=_approve, args=(story,), daemon=True)
    with Watched(os.getpid(), every=1) as used:
        breaking.start()
        approving.start()
        for thread in _posters(stage, "bad", story.acknowledged, numbers):
            thread.join()
        story.tell("all transcripts are acknowledged")
        _until(lambda: _settled("bad", options.cases))
        story.drained = time.monotonic()
        breaking.join()
        story.over.set()
        approving.join()
    print(f"bad: {used.processor / options.cases:.2f} s of processor a case")
    return story


def _break_things(
    events: list[Happening], story: Story, numbers: Numbers, options: argparse.Namespace
) -> None:
    portions = len(events) if options.trickle else 1
    edges = [options.cases * part // portions for part in range(portions + 1)]
    try:
        for at, (what, happen) in enumerate(events):
            if at < portions:
                _put(numbers, range(edges[at], edges[at + 1]), last=at == portions - 1)
            story.over.wait(options.every)
            story.tell(what)
            happen()
    except BaseException:
        interrupt_main()  # which waits for the cases that this thread would have posted
        raise


def _events(
    stage: Stage, story: Story, scenario: dict[str, float], away: float
) -> Iterator[Happening]:
    for name in ("worker", "web", "beat", "redis", "postgres"):
        yield f"kill -9 {name}", partial(stage.kill, name)
    yield "Redis is flushed", _flush
    if not any("disk" in missing for missing in stage.not_tried):
        yield "the disk is full", lambda: _fill_disk(stage, story)
    if not any("clock" in missing for missing in stage.not_tried):
        yield "the clock jumps an hour ahead, and back", lambda: _jump(stage, story)
    yield f"the model server is away for {away:g} s", lambda: _away(stage, story, scenario, away)


def _flush() -> None:
    from django.conf import settings

    from llm.concurrency import _get_redis_client

    for url in {settings.CELERY_BROKER_URL, settings.REDIS_URL}:
        _get_redis_client(url).flushall()


def _fill_disk(stage: Stage, story: Story) -> None:
    filler = stage.base / "disk" / "filler"
    with suppress(OSError), filler.open("wb") as file:
        while True:
            file.write(b"\0" * 1_000_000)
            file.flush()
    story.over.wait(DISK_FULL)
    filler.unlink()


def _jump(stage: Stage, story: Story) -> None:
    stage.move_clock(3600)
    story.over.wait(CLOCK_AWAY)
    stage.move_clock(0)
    # As docs/operations.md says: Celery's beat would send nothing until its clock has caught up.
    for schedule in (stage.home / "run").glob("beat-schedule*"):
        schedule.unlink()
    stage.kill("beat")


def _away(stage: Stage, story: Story, scenario: dict[str, float], away: float) -> None:
    stage.model.stop()
    story.over.wait(away)
    stage.model.serve(**scenario)


def _save_password(reviewer: Any) -> None:
    from accounts.grants import changing_accounts

    with changing_accounts(reviewer):
        reviewer.save(update_fields=["password"])


def _approve(story: Story) -> None:
    """A reviewer decides while all of it happens."""
    from django.contrib.auth.models import User

    from summaries.models import Summary

    reviewer = _asking(lambda: User.objects.get(username="reviewer"))
    # A person who has a password of an admin's choice signs nothing.
    reviewer.set_password("chosen by the reviewer")
    _asking(lambda: _save_password(reviewer))
    waiting = Summary.objects.filter(transcript__source="bad", status="in_review")
    chance, approved, refused = Random(7), 0, "none"
    while approved < APPROVALS and not story.over.wait(0.2):
        found = _asking(lambda: list(waiting.order_by("pk")[:20]))
        if not found:
            continue
        try:
            _approve_one(chance.choice(found), reviewer)
            approved += 1
        except Exception as error:  # the database went, or the worker judges it again
            refused = repr(error)
    story.tell(f"{approved} summaries were approved meanwhile; the last refusal: {refused}")


def _approve_one(summary: Any, reviewer: Any) -> None:
    from reviews import decisions

    newest = summary.attempts.order_by("-number").first()
    bound = {"number": newest.number, "text_sha256": newest.sha256, "seen": newest.number}
    decisions.approve(summary, by=reviewer, comment="Read and found right.", **bound)


# --- What has to hold -------------------------------------------------------


def _faults_found(stage: Stage, story: Story, options: argparse.Namespace) -> Iterator[str]:
    from summaries.models import Summary, Transcript
    from summaries.status import TERMINAL, WAITING

    of_day = Summary.objects.filter(transcript__source="bad")
    here = {str(pk) for pk in Transcript.objects.filter(source="bad").values_list("pk", flat=True)}
    if lost := story.acknowledged - here:
        yield f"{len(lost)} acknowledged transcripts are lost"
    counts = Counter(of_day.values_list("status", flat=True))
    print(f"statuses: {dict(counts)}")
    if sum(counts.values()) != options.cases:
        yield f"{sum(counts.values())} cases for {options.cases} transcripts"
    if stuck := of_day.exclude(status__in=[*WAITING, *TERMINAL]).count():
        yield f"{stuck} cases wait for nobody and are not final"
    if counts["failed"] > MOST_FAILED * options.cases:
        kinds = Counter(of_day.filter(status="failed").values_list("failure_kind", flat=True))
        yield f"{counts['failed']} cases failed: {dict(kinds)}"
    yield from _twice()
    yield from _unwritten()
    yield from _miscounted(len(stage.model.answered()), options.in_flight * len(story.events))
    yield from _overdrawn()
    yield from _unverified()


def _twice() -> Iterator[str]:
    from django.db.models import Count

    from judging.models import Evaluation
    from summaries.models import Attempt

    unique: list[tuple[Any, tuple[str, ...]]] = [
        (Attempt, ("summary", "number")),
        (Evaluation, ("attempt", "judge", "guideline_version", "role")),
    ]
    for model, columns in unique:
        rows = model.objects.order_by().values(*columns).annotate(n=Count("pk"))
        if doubled := rows.filter(n__gt=1).count():
            yield f"{doubled} times the same {', '.join(columns)}"


def _unwritten() -> Iterator[str]:
    """Every text of the model has to rest on an answer in the ledger."""
    from llm.models import ModelCall
    from summaries.models import Attempt

    texts = Attempt.objects.filter(summary__transcript__source="bad", origin="model")
    written = _counted(texts, "summary")
    answered = _counted(ModelCall.objects.filter(outcome="ok", purpose="write"), "subject")
    if short := sum(answered[summary] < number for summary, number in written.items()):
        yield f"{short} cases have more texts than answers in the ledger"


def _miscounted(answers: int, most_lost: int) -> Iterator[str]:
    """The ledger against the server's numbers, which stand for the tokens of the prompts."""
    from llm.models import ModelCall

    calls = _counted(ModelCall.objects.filter(prompt_tokens__gt=0), "prompt_tokens")
    if doubled := sum(rows > 1 for rows in calls.values()):
        yield f"{doubled} answers are in the ledger more than once"
    if unknown := sum(number > answers for number in calls):
        yield f"{unknown} answers of the ledger were never given"
    lost = answers - len(calls)
    print(f"{answers} answers, of which {lost} were lost with what was killed")
    if lost > most_lost:
        yield f"{lost} answers are not in the ledger; {most_lost} may have been in flight"


def _overdrawn() -> Iterator[str]:
    """What evaluations say that they took, against the calls of their case. An answer that was
    thrown away with its worker is in no evaluation; on the calm day there is none."""
    from judging.models import Evaluation
    from llm.models import ModelCall

    judged = ModelCall.objects.filter(purpose__startswith="judge", prompt_tokens__gt=0)
    paid = _sums(judged, "subject")
    for source, wrong in (("calm", ne), ("bad", gt)):
        ours = Evaluation.objects.filter(attempt__summary__transcript__source=source)
        claimed = _sums(ours.exclude(model="offline"), "attempt__summary")
        found = sum(
            any(map(wrong, sums, paid.get(summary, (0, 0, 0)))) for summary, sums in claimed.items()
        )
        if found:
            yield f"{source}: the evaluations of {found} cases do not add up to their calls"


def _sums(rows: Any, column: str) -> dict[Any, tuple[Any, ...]]:
    """Tokens of prompts and answers, and dollars, by `column`."""
    from django.db.models import Sum

    names = ("prompt_tokens", "completion_tokens", "cost")
    sums = [Sum(name, default=0) for name in names]
    found = rows.order_by().values_list(column).annotate(*sums)
    return {key: values for key, *values in found}


def _counted(rows: Any, column: str) -> Counter[Any]:
    from django.db.models import Count

    return Counter(dict(rows.order_by().values_list(column).annotate(n=Count("pk"))))


def _unverified() -> Iterator[str]:
    from django.core.management import CommandError, call_command

    try:
        call_command("verify_records")
    except (CommandError, SystemExit) as error:
        yield f"verify_records: {error}"


if __name__ == "__main__":
    sys.exit(main())
