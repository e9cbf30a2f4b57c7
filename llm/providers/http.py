"""The place of 1.0 for other packages; see `countersign_judge.llm.providers.http`."""

from countersign_judge.llm.providers.http import *  # noqa: F403
