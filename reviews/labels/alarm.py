"""The test behind the drift alarm."""

from datetime import timedelta

import scipy  # loads its parts when they are used: web servers have no use for them

from judging.agreement import TOO_FEW

RECENT, BEFORE = timedelta(weeks=4), timedelta(weeks=12)
ALPHA = 0.01


def p_of(recent: tuple[int, int], before: tuple[int, int]) -> float | None:
    """Fisher's exact test, one-sided for more overruled passes now, of (overruled, passes) in
    either window; None where one of them has fewer than TOO_FEW passes.

    R. A. Fisher, Statistical Methods for Research Workers (1934), section 21.02.
    """
    if min(recent[1], before[1]) < TOO_FEW:
        return None
    table = [[part, whole - part] for part, whole in (recent, before)]
    return float(scipy.stats.fisher_exact(table, alternative="greater").pvalue)
