"""The place of 1.0 for other packages; see `countersign_judge.judges.calls`."""

from countersign_judge.judges.calls import *  # noqa: F403
