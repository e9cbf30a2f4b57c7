import hashlib
import json

import pytest
from django.urls import reverse

from records.log import log
from reviews import decisions
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def text(client, url, **query) -> str:
    answer = client.get(url, query)
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def test_a_record_shows_who_signed_what_and_every_hash(rolf):
    record = scenes.approved(rolf, comment="Heard it.")
    html = text(client_of(rolf), reverse("record", args=[record.number]))
    shown = [
        "Rolf Berg",
        record.review.attestation,
        "Heard it.",
        record.sha256,
        record.text_sha256,
        record.transcript_sha256,
        record.snapshot_sha256,
        "python manage.py verify_records",
        "No language model was used.",
    ]
    assert [words for words in shown if words not in html] == []


def test_records_point_at_their_neighbours(rolf):
    first, second, third = (scenes.approved(rolf, f"Case {number}") for number in range(3))
    html = text(client_of(rolf), reverse("record", args=[second.number]))
    assert f'href="{reverse("record", args=[first.number])}"' in html
    assert f'href="{reverse("record", args=[third.number])}"' in html
    assert f"Record {second.number} of 3." in html


def test_the_snapshot_is_the_bytes_that_were_hashed(rolf):
    record = scenes.approved(rolf, "Grüße aus München")
    answer = client_of(rolf).get(reverse("snapshot", args=[record.number]))
    assert hashlib.sha256(answer.content).hexdigest() == record.snapshot_sha256
    assert json.loads(answer.content)["transcript"]["title"] == "Grüße aus München"
    assert answer["Content-Disposition"] == f'attachment; filename="record-{record.number}.json"'


def test_the_pdf_is_the_bytes_that_were_hashed(rolf):
    ada, record = scenes.author(), scenes.approved(rolf)
    address = reverse("record-pdf", args=[record.number])
    answer = client_of(rolf).get(address)
    assert hashlib.sha256(answer.content).hexdigest() == record.pdf_sha256
    assert answer["Content-Type"] == "application/pdf"
    assert f'href="{address}"' in text(client_of(rolf), reverse("record", args=[record.number]))
    assert client_of(ada).get(address).status_code == 403


def test_what_a_person_changed_in_the_models_text_is_shown(rolf):
    case = scenes.in_review()
    edited = scenes.GOOD.replace("two hospitals", "three hospitals")
    decisions.edit(case, by=rolf, number=1, seen=1, text=edited, judge=False)
    record = decisions.approve(case, by=rolf, comment="Three, as said.", **scenes.signed(case))
    html = text(client_of(rolf), reverse("record", args=[record.number]))
    assert "<del>two</del><ins>three</ins>" in html


def test_records_are_found_by_title_newest_first(rolf):
    scenes.approved(rolf, "Alpha audit")
    scenes.approved(rolf, "Beta audit")
    client = client_of(rolf)
    everything = text(client, reverse("records"))
    assert everything.index("Beta audit") < everything.index("Alpha audit")
    assert "Alpha audit" not in text(client, reverse("records"), q="beta")
    assert "No record matches “gamma”" in text(client, reverse("records"), q="gamma")


def test_without_a_record_the_list_says_how_one_comes_about(rolf):
    assert "No record yet" in text(client_of(rolf), reverse("records"))


def test_authors_list_their_own_records_only(rolf):
    adam = scenes.author()
    case = scenes.opened_case("By Adam", author=adam, text=scenes.GOOD)
    scenes.judged(case, Action.PASS)
    decisions.approve(case, by=rolf, **scenes.signed(case))
    scenes.approved(rolf, "By the model")
    html = text(client_of(adam), reverse("records"))
    assert "By Adam" in html
    assert "By the model" not in html


@pytest.mark.parametrize("number", ["1", "999", "9" * 40])
def test_a_number_without_a_record_is_not_found(rolf, number):
    assert client_of(rolf).get(f"/records/{number}/").status_code == 404


@pytest.mark.slow
def test_records_take_a_bounded_number_of_queries(rolf, django_assert_max_num_queries):
    for number in range(8):
        record = scenes.approved(rolf, f"Case {number}")
    client = client_of(rolf)
    with django_assert_max_num_queries(9):
        text(client, reverse("records"))
    # The page verifies the record with every row that it rests on.
    with django_assert_max_num_queries(35):
        text(client, reverse("record", args=[record.number]))


def test_the_page_says_where_the_record_is_in_the_log_and_who_outside_knows(rolf):
    record = scenes.approved(rolf)
    client = client_of(rolf)
    page = reverse("record", args=[record.number])
    assert "waits for the next checkpoint" in text(client, page)
    made = log.make_checkpoint()
    assert made is not None
    index = log.find_leaf("record", record.pk).index
    html = text(client, page)
    assert f"Leaf {index}, first covered by the checkpoint of {made.size} leaves" in html
    assert "This checkpoint has not been shared outside yet." in html
    made.anchors.create(kind="sink", name="directory", content=b"/somewhere")
    made.anchors.create(kind="timestamp", name="<b>w1", content=b"stamp")
    html = text(client, page)
    assert "Sink directory, delivered on" in html
    assert "Time stamp of &lt;b&gt;w1, " in html
    german = client.get(page, headers={"accept-language": "de"}).content.decode()
    assert f"Blatt {index}, zuerst im Checkpoint über {made.size} Blätter vom" in german
