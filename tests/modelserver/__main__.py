"""`python -m tests.modelserver --port 9000 --script scenario.json`: serves until it is stopped."""

import argparse
import signal
import sys
from pathlib import Path

from tests.modelserver.scenario import Scenario
from tests.modelserver.server import ModelServer
from tests.modelserver.strict import Strict


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.modelserver", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 takes any free one")
    parser.add_argument("--script", type=Path, help="a scenario as JSON")
    parser.add_argument("--strict", choices=["openai", "azure"], help="refuse what these refuse")
    parser.add_argument("--thinks", action="store_true", help="refuse what thinking models refuse")
    options = parser.parse_args()
    if options.thinks and not options.strict:
        parser.error("--thinks needs --strict: it says whose words the refusals have")
    script = Scenario.load(options.script) if options.script else None
    strict = Strict(options.strict, thinks=options.thinks) if options.strict else None
    server = ModelServer(script, port=options.port, remember=False, strict=strict)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    sys.stdout.write(f"Model server at {server.base_url}\n")
    sys.stdout.flush()
    server.serve_forever()


if __name__ == "__main__":
    main()
