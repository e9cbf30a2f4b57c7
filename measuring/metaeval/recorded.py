"""Judgements that somebody recorded as prose, one JSON object a line: `doc_id`, `system_id`,
`model`, `dimension`, `response`, and where nothing else holds the people's scores, `human`."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from measuring.metaeval.items import BadData, BadField, Dataset, Item
from measuring.metaeval.prose import read_verdict
from measuring.metaeval.readers import read_text
from measuring.metaeval.readers.forms import OURS, on_our_scale
from measuring.metaeval.readers.rows import Row, json_rows
from measuring.metaeval.statistics import Column

JUDGE = "recorded"
NO_VERDICT = "no clear verdict in the answer"
_Place = tuple[str, str]
_MARKS = frozenset({"model", "dimension", "response"})


@dataclass(frozen=True)
class Answer:
    """`row` says where it stands. `score` is None where no clear verdict was found; `human` None
    where the file has none."""

    row: str
    document: str
    system: str
    model: str
    dimension: str
    score: float | None
    human: float | None

    @property
    def place(self) -> _Place:
        return self.document, self.system


@dataclass(frozen=True)
class Reading:
    """How many of a model's answers there were, and how many had a verdict."""

    model: str
    answers: int
    read: int


def read_answers(path: Path) -> list[Answer]:
    """Raises BadData with every line that cannot be used, and for one judged twice."""
    answers, problems = [], []
    for row in json_rows(path, read_text(path), [_MARKS]):
        try:
            answers.append(_answer(row))
        except BadField as error:
            problems.append(str(error))
    problems += _repeated(answers)
    if problems:
        raise BadData(path, problems)
    return answers


def _answer(row: Row) -> Answer:
    human = row.fields.get("human")
    return Answer(
        row=row.place,
        document=row.name("doc_id"),
        system=row.name("system_id") if "system_id" in row.fields else "",
        model=row.text("model"),
        dimension=row.text("dimension"),
        score=read_verdict(row.text("response", empty=True)),
        human=None if human is None else on_our_scale(row, "human", human, OURS),
    )


def _repeated(answers: Iterable[Answer]) -> list[str]:
    seen: dict[tuple[str, str, str, str], str] = {}
    problems = []
    for answer in answers:
        key = (*answer.place, answer.model, answer.dimension)
        if key in seen:
            problems.append(
                f"{answer.row}, doc_id: {answer.document} {answer.system} is judged by "
                f"{answer.model} for {answer.dimension} in {seen[key]} already; keep one"
            )
        seen.setdefault(key, answer.row)
    return problems


def readings(answers: Iterable[Answer]) -> list[Reading]:
    """One a model, in the order in which they come."""
    found: dict[str, list[Answer]] = defaultdict(list)
    for answer in answers:
        found[answer.model].append(answer)
    return [
        Reading(model, len(mine), sum(answer.score is not None for answer in mine))
        for model, mine in found.items()
    ]


def dataset_of(path: Path, answers: Iterable[Answer]) -> Dataset:
    """The summaries that the answers are about, with what `human` says of them and no texts."""
    human: dict[_Place, dict[str, float]] = defaultdict(dict)
    for answer in answers:
        human[answer.place] |= {} if answer.human is None else {answer.dimension: answer.human}
    items = (Item(document, system, (), "", said) for (document, system), said in human.items())
    return Dataset(path.name, JUDGE, tuple(items))


def columns_of(
    path: Path, answers: Sequence[Answer], dataset: Dataset, dimensions: Sequence[str]
) -> list[Column]:
    """A column per model and dimension. Raises BadData for answers about what is not there."""
    places = _places(path, dataset)
    strangers = [
        f"{answer.row}, doc_id: {answer.document} {answer.system} is not in {dataset.name}; "
        "leave it out, or give the data that has it"
        for answer in answers
        if answer.place not in places
    ]
    if strangers:
        raise BadData(path, strangers)
    grouped: dict[tuple[str, str], list[Answer]] = defaultdict(list)
    for answer in answers:
        grouped[answer.model, answer.dimension].append(answer)
    return [
        _column(model, dimension, mine, places)
        for (model, dimension), mine in grouped.items()
        if not dimensions or dimension in dimensions
    ]


def _places(path: Path, dataset: Dataset) -> dict[_Place, int]:
    places = {(item.document, item.system): at for at, item in enumerate(dataset.items)}
    if len(places) < len(dataset.items):
        raise BadData(
            path, [f"{dataset.name} has the same doc_id and system_id twice; name them apart"]
        )
    return places


def _column(
    model: str, dimension: str, answers: Iterable[Answer], places: Mapping[_Place, int]
) -> Column:
    scores: list[float | None] = [None] * len(places)
    unread = 0
    for answer in answers:
        scores[places[answer.place]] = answer.score
        unread += answer.score is None
    return Column(
        judge=JUDGE,
        model=model,
        variant=None,
        dimension=dimension,
        scores=tuple(scores),
        unscored=Counter({NO_VERDICT: unread} if unread else {}),
        cost=None,
    )
