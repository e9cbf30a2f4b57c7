"""Drift of the judge: whether people overrule its passes more often than before."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta

import scipy  # loads its parts on use: web servers do not need them
from django.utils import timezone
from django.utils.formats import date_format, number_format
from django.utils.translation import gettext as _

from measuring.agreement import TOO_FEW
from records.outcomes import ReviewOutcome

RECENT, BEFORE = timedelta(weeks=4), timedelta(weeks=12)
ALPHA = 0.01
_LEAST_SHOWN = 0.001


def compute_drift_p(recent: tuple[int, int], before: tuple[int, int]) -> float | None:
    """Fisher's exact test, one-sided for more overruled passes now, of (overruled, passes) in
    either window; None where one of them has fewer than TOO_FEW passes.

    R. A. Fisher, Statistical Methods for Research Workers (1934), section 21.02.
    """
    if min(recent[1], before[1]) < TOO_FEW:
        return None
    table = [[part, whole - part] for part, whole in (recent, before)]
    return float(scipy.stats.fisher_exact(table, alternative="greater").pvalue)


def format_p(p: float) -> str:
    """With its sign; the digits of smaller values mean nothing."""
    return (
        f"< {number_format(_LEAST_SHOWN)}" if p < _LEAST_SHOWN else f"= {number_format(f'{p:.2g}')}"
    )


@dataclass(frozen=True)
class Drift:
    """Overruled passes of the four whole weeks before `end`, a Monday, and of the twelve before.

    `p` is None when either has fewer than 20 passes.
    """

    end: datetime
    recent: tuple[int, int]
    before: tuple[int, int]
    p: float | None

    @property
    def alarm(self) -> bool:
        return self.p is not None and self.p < ALPHA

    @property
    def verdict(self) -> str:
        if self.p is None:
            return _("too few")
        return _("alarm") if self.alarm else _("none")

    @property
    def sentence(self) -> str:
        (now, of_now), (then, of_then) = self.recent, self.before
        if self.p is None:
            words = _(
                "People overruled {now} of {of_now} passes in the 4 weeks to {end}, and {then} of "
                "{of_then} in the 12 weeks before: too few to compare."
            )
        else:
            words = _(
                "People overruled {now} of {of_now} passes in the 4 weeks to {end}, and {then} of "
                "{of_then} in the 12 weeks before (p {p})."
            )
        counts = {"now": now, "of_now": of_now, "then": then, "of_then": of_then}
        return words.format(**counts, end=date_format(self.end, "d F Y"), p=format_p(self.p or 0))


def find_last_monday(now: datetime) -> datetime:
    """Midnight, local time: the end of the last whole week."""
    day = timezone.localtime(now).date()
    monday = day - timedelta(days=day.weekday())
    return timezone.make_aware(datetime.combine(monday, time()))


def measure_drift(outcomes: Sequence[ReviewOutcome], *, end: datetime) -> Drift:
    """For the weeks before `end`.

    It looks at whole weeks only, so that it tests once a week however often a page is opened.
    `tools/bench/drift_alarm.py` says how often a judge that does not change raises the alarm.
    """

    def count_overruled(start: datetime, end: datetime) -> tuple[int, int]:
        passes = [each.overruled for each in outcomes if each.passed and start <= each.at < end]
        return sum(passes), len(passes)

    recent, before = (
        count_overruled(end - RECENT, end),
        count_overruled(end - RECENT - BEFORE, end - RECENT),
    )
    return Drift(end, recent, before, compute_drift_p(recent, before))
