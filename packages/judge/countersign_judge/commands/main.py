"""The program `countersign-judge`."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from countersign_judge.commands.arguments import (
    JUDGE_HELP,
    METAEVAL_HELP,
    RUN_HELP,
    add_judge_arguments,
    add_metaeval_arguments,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Its exit code."""
    parser = ArgumentParser(prog="countersign-judge", description=RUN_HELP)
    commands = parser.add_subparsers(dest="command", required=True)
    judge = commands.add_parser("judge", help=JUDGE_HELP, description=f"{JUDGE_HELP} {RUN_HELP}")
    metaeval = commands.add_parser(
        "metaeval", help=METAEVAL_HELP, description=f"{METAEVAL_HELP} {RUN_HELP}"
    )
    add_judge_arguments(judge)
    add_metaeval_arguments(metaeval)
    for each in (judge, metaeval):
        each.add_argument(
            "--quiet",
            dest="verbosity",
            action="store_const",
            const=0,
            default=1,
            help="show no estimate and no progress",
        )
    options = vars(parser.parse_args(arguments))
    # Judges, statistics and clients of models take a second to load; --help needs none.
    from countersign_judge.commands.console import CommandFailed, Console  # noqa: PLC0415

    console = Console(sys.stdout, sys.stderr)
    try:
        if options["command"] == "judge":
            from countersign_judge.commands.judge import run_judge  # noqa: PLC0415

            run_judge(console, options)
        else:
            from countersign_judge.commands.metaeval import run_metaeval  # noqa: PLC0415

            run_metaeval(console, options)
    except CommandFailed as error:
        console.warn(str(error))
        return error.returncode
    return 0
