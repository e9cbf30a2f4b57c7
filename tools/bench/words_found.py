"""How far words found agree with people: `python -m tools.bench.words_found`.

Reads ../shared/data. The measure is one line, `found.found_share`: the largest share of a
sentence's content words that one turn of the source holds. On the sentences in which people marked
the errors (DiaSumFact, Zhu et al. 2023), of meetings (QMSum) and of chats (SAMSum), the area under
the ROC curve: how often a right sentence has a larger share than a wrong one. On SummEval (Fabbri
et al. 2021) Spearman's correlation, over the whole set, of the mean share of a summary with what
people gave it for consistency. Nothing was learned from any of them.
"""

import json
from pathlib import Path
from statistics import fmean

from countersign_judge.llm.providers.offline.found import Source, claims_of, found_share
from countersign_judge.metaeval.readers import parse_turns
from countersign_judge.metaeval.sentences import read_marked
from scipy.stats import spearmanr
from sklearn.metrics import roc_auc_score

import tools.django_setup  # noqa: F401

DATA = Path(__file__).parents[2] / "../shared/data"
SETS = {"QMSum": "meetings", "SAMSum": "chats"}


def auc(beginning: str) -> tuple[int, float]:
    """Of the sentences of the documents whose name begins so: how many, and the area."""
    right, shares = list[bool](), list[float]()
    for summary in read_marked(DATA / "diasumfact_dev.json")[1]:
        if summary.item.document.startswith(beginning):
            source = Source.from_turns(summary.item.turns)
            for sentence in summary.sentences:
                text = summary.item.summary[sentence.start : sentence.end]
                right.append(not sentence.errors)
                shares.append(found_share(source, text))
    return len(right), float(roc_auc_score(right, shares))


def consistency() -> tuple[int, float]:
    """Of SummEval: how many summaries, and the correlation."""
    rows = json.loads((DATA / "summeval_dev.json").read_text(encoding="utf-8"))
    shares = []
    for row in rows:
        source = Source.from_turns(parse_turns(row["source"]))
        found = [found_share(source, span.text) for span in claims_of(row["system_output"])]
        shares.append(fmean(found) if found else 0.0)
    people = [row["scores"]["consistency"] for row in rows]
    return len(rows), float(spearmanr(people, shares).statistic)


def main() -> None:
    print("| data | measure | texts | words found |\n| --- | --- | --- | --- |")
    for beginning, kind in SETS.items():
        count, area = auc(beginning)
        print(f"| {kind} ({beginning}) | area under the curve | {count} sentences | {area:.3f} |")
    count, rho = consistency()
    print(f"| news (SummEval), consistency | Spearman | {count} summaries | {rho:.3f} |")


if __name__ == "__main__":
    main()
