"""The place of 1.0 for other packages; see `countersign_judge.llm.errors`."""

from countersign_judge.llm.errors import *  # noqa: F403
