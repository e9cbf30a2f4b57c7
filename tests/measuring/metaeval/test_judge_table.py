"""The table of judges in docs/benchmarks.md is what its command gives."""

import pytest

from tools.bench import judge_table


@pytest.mark.slow
@pytest.mark.skipif(
    not (judge_table.DATA.exists() and judge_table.RECORDED.exists()),
    reason="needs the 600 pairs of SummEval and the recorded judgements of them",
)
def test_the_readme_holds_the_table_that_its_command_gives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.argv", ["judge_table", "--check"])
    judge_table.main()
