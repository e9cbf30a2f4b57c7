"""The place of 1.0 for other packages; see `countersign_judge.llm.providers.registry`."""

from countersign_judge.llm.providers.registry import *  # noqa: F403
