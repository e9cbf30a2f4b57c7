"""How often the drift alarm comes on, for a judge that does not change and for one that gets worse.

    .venv/bin/python -m tools.bench.drift_alarm [--years 400]

Draws weeks with as many passes each, of which people overrule a share by chance, and asks the
alarm's own test at the end of every week, as the beat does. The alarm comes on in a week in which
it is raised and was not in the week before: that is when admins get a notification.
"""

import argparse
from functools import cache

import numpy as np
from numpy.typing import NDArray

import tools.django_setup  # noqa: F401
from insight.drift import ALPHA, BEFORE, RECENT, compute_drift_p

_SEED = 4
_WEEKS = 52
_RECENT, _BEFORE = RECENT.days // 7, BEFORE.days // 7
_PASSES = (10, 40, 160)
_SHARES = (0.05, 0.1, 0.2)
# How many weeks after it got worse a judge is asked for.
_LATER = (4, 8)

Integers = NDArray[np.int64]
Flags = NDArray[np.bool_]


def raised(overruled: Integers, passes: int) -> Flags:
    """Whether the alarm is raised at the end of each week, from the first with enough weeks behind
    it: `overruled` of `passes` in each."""
    recent = _sums(overruled, _RECENT)[_BEFORE:]
    before = _sums(overruled, _BEFORE)[: len(recent)]
    return np.array(
        [_alarm(int(now), int(then), passes) for now, then in zip(recent, before, strict=True)]
    )


def _sums(values: Integers, weeks: int) -> Integers:
    return np.convolve(values, np.ones(weeks, dtype=np.int64), mode="valid")


@cache
def _alarm(recent: int, before: int, passes: int) -> bool:
    p = compute_drift_p((recent, _RECENT * passes), (before, _BEFORE * passes))
    return p is not None and p < ALPHA


def onsets(alarms: Flags) -> int:
    """Weeks in which it came on."""
    return int((alarms[1:] & ~alarms[:-1]).sum() + alarms[0])


def a_year(random: np.random.Generator, passes: int, share: float, years: int) -> float:
    """Times a year that it comes on for a judge that does not change."""
    overruled = random.binomial(passes, share, size=years * _WEEKS)
    return onsets(raised(overruled, passes)) / years


def noticed(random: np.random.Generator, passes: int, share: float, draws: int) -> dict[int, float]:
    """How often it came on within so many weeks after the overruled share had doubled."""
    found = dict.fromkeys(_LATER, 0)
    for _ in range(draws):
        steady = random.binomial(passes, share, size=_BEFORE + _RECENT - 1)
        worse = random.binomial(passes, 2 * share, size=max(_LATER))
        alarms = raised(np.concatenate([steady, worse]), passes)
        for weeks in _LATER:
            found[weeks] += bool(alarms[:weeks].any())
    return {weeks: count / draws for weeks, count in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--years", type=int, default=400, help="and so many judges that get worse")
    years: int = parser.parse_args().years
    random = np.random.default_rng(_SEED)
    later = " | ".join(f"doubled: told within {weeks} weeks" for weeks in _LATER)
    print(f"| passes a week | overruled | false alarms a year | {later} |")
    print(f"| --- | --- | --- |{' --- |' * len(_LATER)}")
    for passes in _PASSES:
        for share in _SHARES:
            steady = a_year(random, passes, share, years)
            worse = noticed(random, passes, share, years)
            shares = " | ".join(f"{value:.0%}" for value in worse.values())
            print(f"| {passes} | {share:.0%} | {steady:.2f} | {shares} |")


if __name__ == "__main__":
    main()
