"""The queues of messages, which task goes to which, and the workers that serve them.

A worker takes messages from its queues in the order of their names (`queue_order_strategy` in
`config.celery`): what a person waits for before outgoing messages, and begun cases before new ones.
"""

from dataclasses import dataclass

CONTROL = "control"
INTERACTIVE = "interactive"
OUTGOING = "outgoing"
PIPELINE_BEGUN = "pipeline-begun"
PIPELINE_NEW = "pipeline-new"
ALL_QUEUES = (CONTROL, INTERACTIVE, OUTGOING, PIPELINE_BEGUN, PIPELINE_NEW)

# Control has the beat's ticks, which keep the rest going, and waits for the database alone.
# A task without an entry goes there too. Outgoing tasks wait for servers of others.
# A person watches a page until the work of `interactive` is there. A backtest gives its thread
# back every two minutes and must not wait behind a backlog each time.
ROUTES = {
    "judging.steps": INTERACTIVE,
    "judging.try_out": INTERACTIVE,
    "judging.evidence": INTERACTIVE,
    "measuring.draw": INTERACTIVE,
    "summaries.suggest": INTERACTIVE,
    "reviews.write_section": INTERACTIVE,
    "delivery.anchor": OUTGOING,
    "delivery.deliver": OUTGOING,
    "delivery.dispatch": OUTGOING,
    "delivery.mail": OUTGOING,
    "accounts.letter": OUTGOING,
    "accounts.fetch_documents": OUTGOING,
    "judging.backtest": PIPELINE_BEGUN,
    "measuring.judgements": PIPELINE_BEGUN,
    # Scanning keeps a processor busy for seconds, and so do the figures of a large installation.
    "summaries.rescan": PIPELINE_BEGUN,
    "insight.keep_figures": PIPELINE_BEGUN,
}


@dataclass(frozen=True)
class Worker:
    """A worker process: its queues and its number of threads, which `variable` may set.

    One thread in `share` uses the database at a time. `beside` threads are added to the number
    in the variable.
    """

    name: str
    queues: tuple[str, ...]
    threads: int
    share: int
    variable: str = ""
    beside: int = 0

    def requested_threads(self, environment: object) -> int:
        """The threads that an `Environment` asks for."""
        return int(getattr(environment, self.variable, self.threads))

    def connections(self, threads: int) -> int:
        """The size of its pool of database connections: two are for work besides tasks."""
        return threads // self.share + 2


# A model call gives its database connection back first.
_THREADS_VARIABLE = "COUNTERSIGN_PIPELINE_THREADS"
PIPELINE_WORKER = Worker(
    "worker", (PIPELINE_BEGUN, PIPELINE_NEW), threads=32, share=3, variable=_THREADS_VARIABLE
)
# A delivery keeps its connection while it waits for a receiver's server.
INTERACTIVE_WORKER = Worker("interactive", (INTERACTIVE, OUTGOING), threads=16, share=1)
# Separate, so that no slow model and no slow receiver can hold up the sweep.
CONTROL_WORKER = Worker("control", (CONTROL,), threads=4, share=1)
WORKERS = (PIPELINE_WORKER, INTERACTIVE_WORKER, CONTROL_WORKER)
# What `make run` starts on one machine, in a third of the memory of three. Calls of a slow model
# can hold all its threads; ticks then wait for one.
SINGLE_WORKER = Worker(
    "alone", ALL_QUEUES, threads=32, share=3, variable=_THREADS_VARIABLE, beside=8
)
# The web server's; a thread keeps its database connection.
WEB_THREADS = 8
