"""ROUGE of the offline writer beside baselines, on real meetings with a reference summary.

    .venv/bin/python -m tools.bench.rouge_offline

Reads ../shared/data/meetings; prints a Markdown table per word budget: mean F1 over the meetings
and seconds a meeting. `--meetings ID,ID` and `--systems NAME;NAME` restrict it, `--json FILE`
keeps every single score.
Every text is cut to the same number of words before it is scored: the words of that meeting's
reference, then 150. The baselines get the cleaned sentences that our own writer reads, which
serves them better than the raw transcript does; first-N is measured on both.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any

from countersign_judge.llm.providers.offline.sentences import split_sentences
from countersign_judge.llm.providers.offline.words import tokenise
from countersign_judge.llm.providers.offline.writer import clean_speech, summarise
from rouge_score.rouge_scorer import RougeScorer
from sumy.models.dom import ObjectDocumentModel, Paragraph, Sentence
from sumy.nlp.stemmers import Stemmer
from sumy.summarizers.lex_rank import LexRankSummarizer
from sumy.summarizers.text_rank import TextRankSummarizer
from sumy.utils import get_stop_words

MEETINGS = Path(__file__).parents[2] / "../shared/data/meetings"
MEASURES = ("rouge1", "rouge2", "rougeL")
FIXED_BUDGET = 150

Ranking = list[str]
Turns = list[dict[str, Any]]


class OurTokenizer:
    """sumy's own English tokenizer needs a download; it gets our words instead."""

    def to_words(self, sentence: str) -> list[str]:
        return [word.lower for word in tokenise(sentence)]


@dataclass
class Scores:
    f1: dict[str, list[float]] = field(default_factory=lambda: {m: [] for m in MEASURES})
    seconds: list[float] = field(default_factory=list)

    def row(self, name: str) -> str:
        cells = [f"{100 * mean(self.f1[measure]):.2f}" for measure in MEASURES]
        return f"| {name} | {' | '.join(cells)} | {mean(self.seconds):.2f} |"


def ours(turns: Turns, title: str) -> Callable[[int], str]:
    return lambda words: summarise(turns, title=title, words=words).text


def first_words_raw(turns: Turns, _title: str) -> Callable[[int], str]:
    text = " ".join(turn["text"] for turn in turns)
    return lambda words: first(text, words)


def first_words_named(turns: Turns, _title: str) -> Callable[[int], str]:
    text = " ".join(f"{turn['speaker']}: {turn['text']}" for turn in turns)
    return lambda words: first(text, words)


def first_words_clean(turns: Turns, _title: str) -> Callable[[int], str]:
    text = " ".join(cleaned_sentences(turns))
    return lambda words: first(text, words)


def lex_rank(turns: Turns, _title: str) -> Callable[[int], str]:
    return sumy_ranked(LexRankSummarizer(Stemmer("english")), cleaned_sentences(turns))


def text_rank(turns: Turns, _title: str) -> Callable[[int], str]:
    return sumy_ranked(TextRankSummarizer(Stemmer("english")), cleaned_sentences(turns))


SYSTEMS = {
    "offline writer": ours,
    "first N words, raw": first_words_raw,
    "first N words, speakers named": first_words_named,
    "first N words, cleaned": first_words_clean,
    "sumy LexRank": lex_rank,
    "sumy TextRank": text_rank,
}


def cleaned_sentences(turns: Turns) -> list[str]:
    return [span.text for turn in turns for span in split_sentences(clean_speech(turn["text"]))]


def sumy_ranked(summarizer: Any, sentences: list[str]) -> Callable[[int], str]:
    summarizer.stop_words = get_stop_words("english")
    tokenizer = OurTokenizer()
    paragraph = Paragraph([Sentence(sentence, tokenizer) for sentence in sentences])
    document = ObjectDocumentModel([paragraph])
    best_first = [sentence._text for sentence in ranked(summarizer, document)]
    order = {sentence: position for position, sentence in reversed(list(enumerate(sentences)))}
    return lambda words: in_order(best_first, order, words)


def ranked(summarizer: Any, document: ObjectDocumentModel) -> list[Any]:
    """All sentences, best first; sumy itself answers in document order only."""
    captured: list[Any] = []

    def capture(sentences: Any, _count: Any, rating: Any, *_args: Any) -> tuple[Any, ...]:
        rate = rating.__getitem__ if isinstance(rating, dict) else rating
        captured.extend(sorted(sentences, key=rate, reverse=True))
        return ()

    summarizer._get_best_sentences = capture
    summarizer(document, 1)
    return captured


def in_order(best_first: Ranking, order: dict[str, int], words: int) -> str:
    chosen: list[str] = []
    for sentence in best_first:
        if sum(len(text.split()) for text in chosen) >= words:
            break
        chosen.append(sentence)
    return first(" ".join(sorted(chosen, key=order.__getitem__)), words)


def first(text: str, words: int) -> str:
    return " ".join(text.split()[:words])


def meetings(only: set[str]) -> Iterator[dict[str, Any]]:
    for path in sorted(MEETINGS.glob("*.json")):
        meeting = json.loads(path.read_text())
        if meeting.get("reference_summary") and (not only or path.stem in only):
            yield meeting | {"id": path.stem}


def measure(systems: list[str], only: set[str]) -> tuple[dict[Any, Scores], list[Any]]:
    scorer = RougeScorer(list(MEASURES), use_stemmer=True)
    table: dict[Any, Scores] = {}
    single: list[Any] = []
    for meeting in meetings(only):
        reference = meeting["reference_summary"]
        for name in systems:
            started = time.perf_counter()
            write = SYSTEMS[name](meeting["turns"], meeting["title"])
            prepared = time.perf_counter() - started
            for budget, words in (("reference", len(reference.split())), ("150", FIXED_BUDGET)):
                scores = table.setdefault((budget, name), Scores())
                started = time.perf_counter()
                text = first(write(words), words)
                scores.seconds.append(prepared + time.perf_counter() - started)
                result = scorer.score(reference, text)
                for key in MEASURES:
                    scores.f1[key].append(result[key].fmeasure)
                f1 = {key: result[key].fmeasure for key in MEASURES}
                single.append({"meeting": meeting["id"], "budget": budget, "system": name} | f1)
    return table, single


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--meetings", default="")
    parser.add_argument("--systems", default=";".join(SYSTEMS))
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    systems = [name for name in SYSTEMS if name in options.systems.split(";")] or list(SYSTEMS)
    table, single = measure(systems, set(filter(None, options.meetings.split(","))))
    if not table:
        raise SystemExit(f"No meeting with a reference summary in {MEETINGS}; put the data there")
    for budget, title in (("reference", "as many words as the reference"), ("150", "150 words")):
        print(f"\n{title}\n\n| system | ROUGE-1 | ROUGE-2 | ROUGE-L | seconds |")
        print("| --- | --- | --- | --- | --- |")
        for name in systems:
            print(table[budget, name].row(name))
    if options.json:
        options.json.write_text(json.dumps(single, indent=1))


if __name__ == "__main__":
    main()
