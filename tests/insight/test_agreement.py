"""Agreement, drift and threshold: their arithmetic, and the pages that show them."""

import csv
import json
import re
from datetime import UTC, datetime, timedelta
from io import StringIO
from uuid import uuid4

import pytest
from django.db import IntegrityError, connection
from django.db.models.functions import Now
from django.http import QueryDict
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone
from scipy.stats import hypergeom

from insight.agreement import Decisions, over_time_panel
from insight.drift import find_last_monday, measure_drift
from insight.models import CostWeights
from insight.scope import parse_scope
from insight.threshold import Costs, GradedText, advise_threshold, build_curve
from judging.models import Rating
from records.outcomes import ReviewOutcome, ReviewResult
from reviews import decisions
from summaries.models import Guideline, GuidelineVersion
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes, workshop
from tests.factories.cases import case, give, version

END = datetime(2026, 11, 16, tzinfo=UTC)
COSTS = Costs(false_pass=50, good_stopped=2, bad_stopped=1)


def outcome(*, good: bool, weeks: float, passed: bool = True) -> ReviewOutcome:
    key = uuid4()
    return ReviewOutcome(
        attempt=key,
        number=1,
        summary=key,
        transcript=key,
        title="Meeting",
        guideline="general",
        guideline_title="General",
        version=1,
        writer_model="offline",
        passed=passed,
        result=ReviewResult.KEPT if good else ReviewResult.EDITED,
        edited_share=0.0,
        category="",
        reviewer=1,
        at=END - timedelta(weeks=weeks),
    )


def passes(good: int, bad: int, *, weeks: float) -> list[ReviewOutcome]:
    return [outcome(good=True, weeks=weeks) for _ in range(good)] + [
        outcome(good=False, weeks=weeks) for _ in range(bad)
    ]


def test_drift_is_fishers_exact_test_of_two_windows():
    found = measure_drift(passes(20, 10, weeks=2) + passes(55, 5, weeks=8), end=END)
    assert (found.recent, found.before) == ((10, 30), (5, 60))
    by_hand = hypergeom(90, 15, 30).sf(9)
    assert found.p == pytest.approx(by_hand)
    assert found.alarm


def test_a_very_small_p_is_not_given_digits_that_nobody_knows():
    drifted = measure_drift(passes(10, 30, weeks=2) + passes(100, 2, weeks=8), end=END)
    assert drifted.sentence.endswith("(p < 0.001).")
    near = measure_drift(passes(20, 10, weeks=2) + passes(55, 5, weeks=8), end=END)
    assert near.sentence.endswith(f"(p = {near.p:.2g}).")


def test_fewer_overruled_passes_are_no_drift():
    found = measure_drift(passes(30, 0, weeks=2) + passes(30, 30, weeks=8), end=END)
    assert not found.alarm
    assert found.verdict == "none"


def test_drift_of_a_few_passes_is_too_few_to_tell():
    found = measure_drift(passes(0, 19, weeks=2) + passes(60, 0, weeks=8), end=END)
    assert (found.p, found.alarm, found.verdict) == (None, False, "too few")
    assert "too few to compare" in found.sentence


def test_what_was_stopped_or_is_older_or_of_this_week_is_no_part_of_drift():
    stopped = outcome(good=False, weeks=2, passed=False)
    found = measure_drift([stopped, *passes(1, 1, weeks=17), *passes(1, 1, weeks=-0.1)], end=END)
    assert (found.recent, found.before) == ((0, 0), (0, 0))


def test_the_last_whole_week_ends_on_monday():
    assert find_last_monday(END + timedelta(days=3, hours=5)).date() == END.date()
    assert find_last_monday(END + timedelta(minutes=1)).date() == END.date()


def test_the_curve_counts_what_each_threshold_would_let_through():
    texts = [
        GradedText(4.5, True),
        GradedText(4.2, False),
        GradedText(3.0, True),
        GradedText(2.0, False),
    ]
    points = {point.threshold: point for point in build_curve(texts, current=4, costs=COSTS)}
    assert (points[1].good_passed, points[1].bad_passed) == (2, 2)
    four, above = points[4], points[4.25]
    assert (four.good_passed, four.bad_passed, four.good_stopped, four.bad_stopped) == (1, 1, 1, 1)
    assert four.cost == pytest.approx((50 + 2 + 1) / 4)
    assert (above.bad_passed, above.bad_stopped) == (0, 2)
    assert above.cost == pytest.approx(1)
    assert (points[3.75].known, four.known) == (False, True)
    assert four.false_passes is None


def test_a_stricter_threshold_is_advised_where_it_is_surely_cheaper():
    texts = [GradedText(4.9, True)] * 60 + [GradedText(4.1, False)] * 30
    advice = advise_threshold(texts, current=4, costs=COSTS)
    assert advice.threshold == 4.25
    assert "4.25 instead of 4.0 saves $16.33 per text" in advice.why


def test_the_bar_stays_where_scores_do_not_tell_good_from_bad():
    texts = [GradedText(4.1, True), GradedText(4.9, True)] * 40 + [GradedText(4.9, False)]
    advice = advise_threshold(texts, current=4, costs=COSTS)
    assert advice.threshold is None
    assert advice.why.startswith("Keep 4")


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        # 4.25 stops 40 good texts at $2 each, and no bad one is left to catch: $0.83 a text.
        ((20, 40), (0, 1), r"the best alternative, 4.25, costs \$\d\.\d\d more per text \(.*more"),
        ((60, 30), (0, 2), r"the best alternative, 4.25, saves \$.* per text \(from \$.* more to"),
    ],
)
def test_what_a_worse_threshold_would_cost_is_said_in_words(good, bad, why):
    (high, low), (bad_high, bad_low) = good, bad
    texts = [GradedText(4.9, True)] * high + [GradedText(4.1, True)] * low
    texts += [GradedText(4.9, False)] * bad_high + [GradedText(4.1, False)] * bad_low
    costs = Costs(false_pass=2 if bad_low == 1 else 50, good_stopped=2, bad_stopped=1)
    advice = advise_threshold(texts, current=4, costs=costs)
    assert advice.threshold is None
    assert re.search(why, advice.why), advice.why
    assert "$-" not in advice.why


def test_nobody_is_advised_to_stop_everything():
    texts = [GradedText(4.6, True)] * 19 + [GradedText(4.6, False)] * 19
    advice = advise_threshold(texts, current=4, costs=COSTS)
    assert advice.threshold is None
    assert "4.75" not in advice.why


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (
            [GradedText(4.5, True)] * 10 + [GradedText(4.1, False)] * 9,
            "Needs 20 decisions; 19 so far",
        ),
        ([GradedText(4.5, True)] * 30, "Too few: all 30 decided texts were good"),
        ([], "Needs 20 decisions; 0 so far"),
    ],
)
def test_too_few_texts_get_no_advice(texts, why):
    advice = advise_threshold(texts, current=4, costs=COSTS)
    assert advice.threshold is None
    assert advice.why.startswith(why)


@pytest.fixture
def lead(db):
    return client_of(scenes.person("lena", "lead", name="Lena Frei"))


def page(client, name: str, **query) -> str:
    answer = client.get(reverse(name), {"period": "all", **query})
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def table(client, name: str, **query) -> list[list[str]]:
    answer = client.get(reverse("agreement-csv", args=[name]), {"period": "all", **query})
    assert answer.status_code == 200
    return list(csv.reader(StringIO(answer.content.decode())))[1:]


def decide_some() -> None:
    """Two passes, one of them rejected, and one that ran out of attempts and was approved."""
    rosa = scenes.reviewer()
    scenes.approved(rosa, "Stood")
    fell = scenes.in_review("Fell")
    decisions.reject(fell, by=rosa, number=1, seen=1, comment="Not what was said.")
    spent = scenes.judged(
        scenes.written(scenes.opened_case("Spent"), scenes.GOOD),
        Action.EXHAUST,
        {"consistency": 2.8},
    )
    decisions.approve(spent, by=rosa, comment="It is fine.", **scenes.signed(spent))


def test_agreement_is_counted_by_version_judge_and_week(lead):
    decide_some()
    version = Guideline.objects.get().title + " v1"
    assert table(lead, "by-version") == [[version, "1", "3", "too few", "", ""]]
    assert table(lead, "by-judge") == [["offline", "1", "3", "too few", "", ""]]
    (week,) = table(lead, "over-time")
    assert week[1:3] == ["1", "3"]
    assert table(lead, "drift")[0][1:3] == ["0", "0"]


def decided_over(weeks: int, *, each: int) -> Decisions:
    read = Decisions(parse_scope(QueryDict(), scenes.person("lou", "lead")))
    read.outcomes = [outcome(good=True, weeks=week) for week in range(weeks) for _ in range(each)]
    return read


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("weeks", "each", "step"),
    [(8, 25, "week"), (13, 8, "month"), (12, 2, "quarter"), (40, 25, "month"), (0, 0, "week")],
)
def test_agreement_over_time_takes_the_shortest_step_that_tells(weeks, each, step):
    assert f"by {step} of the decision" in over_time_panel(decided_over(weeks, each=each)).says


def test_blind_ratings_agree_when_they_are_on_the_same_side_of_the_bar(lead):
    rosa, case = scenes.reviewer(), scenes.in_review()
    attempt = scenes.newest(case)
    for criterion, value in zip(case.guideline_version.criteria.all(), (5, 3), strict=False):
        Rating.objects.create(attempt=attempt, reviewer=rosa, criterion=criterion, value=value)
    assert [row[1:3] for row in table(lead, "by-criterion")] == [["1", "1"], ["0", "1"]]


def test_an_empty_installation_says_so(lead):
    assert "Needs 20 decisions; 0 so far." in page(lead, "judge-quality")
    assert "0 decided texts" in page(lead, "judge-quality")


def test_a_new_version_leads_to_the_figures_of_those_before(lead):
    rosa = scenes.reviewer()
    case = scenes.under_four_eyes(scenes.approved(rosa).summary)
    version = case.guideline_version
    version.published_at = timezone.now()
    version.save()
    name = version.guideline.name
    assert f'href="?guideline={name}:1&amp;period=' in page(lead, "judge-quality")
    assert "Earlier versions:" not in page(lead, "judge-quality", guideline=f"{name}:1")


@pytest.mark.slow
def test_the_threshold_page_shows_the_curve_and_says_what_nobody_saw(lead):
    decide_some()
    shown = page(lead, "judge-quality")
    assert "Needs 20 decisions; 3 so far." in shown
    assert 'data-from="threshold-chart"' in shown
    assert "so there is no advice for it" in shown
    answer = lead.get(reverse("threshold-csv"), {"period": "all"})
    rows = {row[0]: row[1:6] for row in csv.reader(StringIO(answer.content.decode()))}
    assert rows["4.0"] == ["yes", "1", "1", "1", "0"]
    assert rows["2.75"] == ["no", "2", "0", "1", "0"]


def test_a_threshold_moves_no_criterion_with_a_bar_of_its_own(lead):
    """A pre-screen that stops below 2 lets a 3 pass, whatever the guideline's threshold."""
    made = version("consistency", "hurried", publish=False)
    made.criteria.filter(name="hurried").update(threshold=2)
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
    rosa = scenes.reviewer()
    for action, hurried in ((Action.PASS, 3.0), (Action.EXHAUST, 1.5)):
        text = scenes.written(case(made), scenes.GOOD)
        judged = scenes.judged(text, action, {"consistency": 4.6, "hurried": hurried})
        decisions.approve(judged, by=rosa, comment="It is fine.", **scenes.signed(judged))
    asked = {"period": "all", "guideline": made.guideline.name}
    answer = lead.get(reverse("threshold-csv"), asked)
    rows = {row[0]: row[2:4] for row in csv.reader(StringIO(answer.content.decode()))}
    assert (rows["4.0"], rows["4.5"], rows["4.75"]) == (["1", "1"], ["1", "1"], ["0", "2"])
    assert rows["1.0"] == ["1", "1"]
    assert "that have no threshold of their own" in page(lead, "judge-quality", **asked)


def test_costs_are_set_by_a_guideline_admin_and_count(lead):
    decide_some()
    admin = client_of(scenes.person("gina", "guideline_admin"))
    name = Guideline.objects.get().name
    path = reverse("cost-weights", args=[name])
    assert lead.post(path, {"false_pass": 1, "reviewer_hour": 1}).status_code == 403
    sent = {"most_bad": 10, "false_pass": 900, "reviewer_hour": 0, "rewrite": 2}
    assert admin.post(path, sent).status_code == 302
    assert "$900.00" in page(lead, "judge-quality")
    admin.post(path, {**sent, "false_pass": -1})
    admin.post(path, {**sent, "most_bad": 60})
    kept = CostWeights.objects.get()
    assert (kept.false_pass, kept.most_bad) == (900, 10)


VIOLATIONS = [
    ("cost_weights_are_no_gains", {"false_pass": -1}),
    ("most_bad_is_a_limit", {"most_bad": 0}),
]


@pytest.mark.parametrize(("name", "columns"), VIOLATIONS)
def test_costs_below_zero_and_a_limit_of_nothing_are_refused_by_the_database(db, name, columns):
    scenes.in_review()
    with pytest.raises(IntegrityError, match=name):
        CostWeights.objects.create(guideline=Guideline.objects.get(), **columns)


def taken(client, **query) -> list[str]:
    answer = client.get(reverse("labels"), {"period": "all", **query})
    assert answer.status_code == 200
    return b"".join(answer.streaming_content).decode().splitlines()


def test_labels_are_taken_away_by_leads_of_their_guideline(lead):
    decide_some()
    assert {json.loads(line)["decision"] for line in taken(lead)} == {"kept", "rejected"}
    board = workshop.drafted_guideline(scenes.person("gina", "guideline_admin")).guideline
    other = client_of(give(scenes.person("bo"), "lead", guideline=board))
    assert taken(other) == []


@pytest.mark.parametrize("role", ["lead", "guideline_admin"])
def test_labels_of_another_guideline_are_had_by_no_address(db, role):
    decide_some()
    general = Guideline.objects.get()
    board = workshop.drafted_guideline(scenes.person("gina", "guideline_admin")).guideline
    mine = client_of(give(scenes.person("ag"), role, guideline=general))
    assert len(taken(mine, guideline=general.name)) == len(taken(mine)) > 0
    # Whose figures may be read everywhere and whose labels here alone.
    everywhere = give(scenes.person("aa", "auditor"), role, guideline=board)
    assert taken(client_of(everywhere), guideline=general.name) == []
    other = client_of(give(scenes.person("ab"), role, guideline=board))
    for asked in (general.name, f"{general.name}:1"):
        answer = other.get(reverse("labels"), {"period": "all", "guideline": asked})
        assert answer.status_code == 404
        assert answer.content.decode() == (
            f"There is no guideline “{asked}” here. Leave it out, or choose one.\n"
        )


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("labels", []),
        ("agreement-csv", ["drift"]),
        ("threshold-csv", []),
        ("dashboard-csv", ["summaries"]),
    ],
)
def test_a_file_of_what_is_not_there_is_refused_and_not_made_of_everything(lead, name, arguments):
    decide_some()
    answer = lead.get(reverse(name, args=arguments), {"guideline": "nothing", "period": "9"})
    assert answer.status_code == 404
    assert answer["Content-Type"] == "text/plain; charset=utf-8"
    assert "There is no period “9” here. Leave it out" in answer.content.decode()
    assert "There is no guideline “nothing” here." in answer.content.decode()


@pytest.mark.slow
def test_the_queries_of_the_page_do_not_grow_with_the_decisions(lead):
    decide_some()
    with CaptureQueriesContext(connection) as few:
        page(lead, "judge-quality")
    for name in ("One", "Two", "Three"):
        scenes.approved(scenes.reviewer(f"r{name}", name), name)
    with CaptureQueriesContext(connection) as many:
        page(lead, "judge-quality")
    assert len(many) == len(few)
