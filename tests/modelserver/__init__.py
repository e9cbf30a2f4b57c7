"""A scripted model server that speaks OpenAI's, Azure's and Ollama's HTTP dialects.

In a test::

    with ModelServer([Reply("first"), Reply("second")]) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
        ...
        assert server.requests[0].body["temperature"] == 0

The script is a list of replies (the last one repeats), a function from `Received` to `Reply`, or
left out for the default `Scenario`, which writes summaries and judges them. It answers for scripts
of scores, too, where they are asked for the evidence of sentences. For real processes:
`python -m tests.modelserver --port 9000 --script scenario.json`; `scenario.py` says what the file
may hold. `strict=Strict("azure")`, there `--strict azure`, refuses what Azure OpenAI refuses.
"""

from tests.modelserver.received import Received
from tests.modelserver.replies import Reply
from tests.modelserver.scenario import Scenario
from tests.modelserver.server import ModelServer
from tests.modelserver.strict import Strict

__all__ = ["ModelServer", "Received", "Reply", "Scenario", "Strict"]
