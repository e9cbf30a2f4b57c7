"""`python -m tools.bench.model_server [--seconds 0.2] [--slots 100] [--score 5]`: it serves."""

import argparse
import asyncio

from tools.bench.model_server.server import serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bench.model_server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2, help="what every call takes")
    parser.add_argument("--slots", type=int, default=100, help="calls at once; others wait")
    parser.add_argument("--score", type=int, help="of every judgement; left out: from 3 to 5")
    options = parser.parse_args()
    asyncio.run(serve(options.seconds, options.slots, options.score))


if __name__ == "__main__":
    main()
