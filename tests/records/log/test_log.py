"""The log in the database: leaves of events, places, checkpoints, proofs, rotation of the key."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from countersign_judge.llm.canonical_json import canonical_json
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext

from records import exports, retention, verify
from records.log import checking, keys, log, tree
from records.log.models import ARCHIVE_KIND, KEY_KIND, Checkpoint, Leaf, logged_models
from records.log.notes import NoteRefused, SecretKey, TreeHead, open_note, split_note
from reviews import decisions
from tests.database import unguarded
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rolf():
    return scenes.reviewer("rolf", "Rolf Berg")


@pytest.fixture
def lena():
    return scenes.person("lena", "lead", name="Lena Voss")


def kinds() -> list[str]:
    return list(Leaf.objects.order_by("id").values_list("kind", flat=True))


def test_every_event_that_evidence_rests_on_is_a_leaf(rolf, lena):
    record = scenes.approved(rolf)
    hold = retention.place_hold(record.summary, by=lena, reason="Matter 12")
    retention.lift_hold(hold, by=lena, reason="Settled.")
    kept.disposed(record, by=lena)
    exports.log_export(1, by=lena, kind="csv", selection="")
    expected = ["record", "hold", "hold_lift", "retention_rule", "disposition", "export"]
    assert [kind for kind in kinds() if kind != "role"] == expected
    assert kinds().count("role") >= 2
    assert set(logged_models()) == {
        *expected,
        *("role", "recall", "deletion", "erasure", "signing_key", "signature"),
        *("circulation", "recipient", "answer", "reply"),
    }


def test_a_leaf_is_canonical_json_that_holds_every_hash_and_no_free_text(rolf, lena):
    record = scenes.approved(rolf)
    retention.place_hold(record.summary, by=lena, reason='Über "Akte"\n\x0112 \U0001f600')
    for leaf in Leaf.objects.all():
        entry = log.encode_entry(leaf.kind, leaf.at, leaf.content).decode()
        assert canonical_json(json.loads(entry)) == entry
        assert "Akte" not in entry
    held = json.loads(Leaf.objects.get(kind="record").content)
    for name in ("text", "transcript", "snapshot", "pdf"):
        assert held[f"{name}_sha256"] == getattr(record, f"{name}_sha256")
    assert held["number"] == record.number
    assert checking.check_log([], keys.list_verifiers()).faults == []


def test_an_approval_asks_the_database_nothing_more(rolf):
    case = scenes.in_review()
    with CaptureQueriesContext(connection) as queries:
        decisions.approve(case, by=rolf, **scenes.signed(case))
    assert not any("transparency_" in query["sql"] for query in queries)


def test_a_checkpoint_covers_what_was_committed_and_says_so_once(rolf):
    scenes.approved(rolf)
    first = log.make_checkpoint()
    assert first is not None
    assert first.size == Leaf.objects.count()
    assert log.make_checkpoint() is None
    assert keys.read_last_signed() == first.note
    head = TreeHead.read(open_note(first.note, keys.list_verifiers()))
    assert (head.origin, head.size) == ("countersign.example/log", first.size)
    scenes.approved(rolf, "Second")
    second = log.make_checkpoint()
    assert second is not None
    roots = [TreeHead.read(split_note(one.note)[0]).root for one in (first, second)]
    assert [tree.get_root(one.size, log.read_node) for one in (first, second)] == roots


def test_every_leaf_has_its_proof_in_the_first_checkpoint_that_covers_it(rolf):
    scenes.approved(rolf)
    log.make_checkpoint()
    scenes.approved(rolf, "Second")
    for leaf in Leaf.objects.order_by("id"):
        found = log.prove_inclusion(leaf)
        head = TreeHead.read(split_note(found.checkpoint.note)[0])
        hashed = tree.hash_leaf(found.entry)
        assert verify.inclusion_root(hashed, found.index, head.size, found.path) == head.root
    assert Checkpoint.objects.count() == 2


@pytest.mark.usefixtures("owning")
def test_the_database_changes_no_leaf_and_no_checkpoint(rolf):
    scenes.approved(rolf)
    log.make_checkpoint()
    for statement in (
        "UPDATE transparency_leaf SET content = '{}'",
        "UPDATE transparency_leaf SET index = index + 100",
        "UPDATE transparency_leaf SET index = NULL",
        "DELETE FROM transparency_leaf",
        "UPDATE transparency_node SET hash = ''",
        "DELETE FROM transparency_node",
        "UPDATE transparency_checkpoint SET note = ''",
        "DELETE FROM transparency_checkpoint",
        "TRUNCATE transparency_leaf CASCADE",
    ):
        with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)


def test_nothing_is_signed_that_does_not_continue_what_was(rolf):
    scenes.approved(rolf)
    log.make_checkpoint()
    scenes.approved(rolf, "Second")
    with unguarded(), connection.cursor() as cursor:
        for table in ("anchor", "checkpoint", "node", "leaf"):
            cursor.execute(f"DELETE FROM transparency_{table}")
    log.append_leaf(ARCHIVE_KIND, {"n": 1})
    with pytest.raises(log.LogForked, match="restored or rewritten"):
        log.make_checkpoint()
    assert not Checkpoint.objects.exists()


def test_a_former_key_is_known_after_a_rotation_and_signs_the_leaf_that_names_the_new_one(
    log_directory, rolf
):
    kept_files = {place: place.read_text() for place in log_directory.iterdir()}
    try:
        scenes.approved(rolf)
        before = log.make_checkpoint()
        former = keys.get_signer().verifier
        both = log.rotate_key()
        present = keys.get_signer().verifier
        assert before is not None
        assert both is not None
        assert former != present
        assert keys.list_verifiers() == [present, former]
        for key in (former, present):
            assert TreeHead.read(open_note(both.note, [key])).size == both.size
        leaf = Leaf.objects.get(kind=KEY_KIND)
        assert json.loads(leaf.content) == {"former": str(former), "verifier": str(present)}
        scenes.approved(rolf, "Later")
        later = log.make_checkpoint()
        assert later is not None
        with pytest.raises(NoteRefused):
            open_note(later.note, [former])
        assert checking.check_log([("here", before.note)], keys.list_verifiers()).faults == []
    finally:
        for place, text in kept_files.items():
            place.write_text(text)


def test_the_key_is_private_and_missing_keys_say_what_to_do(settings, tmp_path, capsys):
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "DIRECTORY": str(tmp_path / "log")}
    with pytest.raises(keys.LogKeyMissing, match=r"manage\.py log_key"):
        keys.get_signer()
    assert [problem.id for problem in keys.check_key()] == ["transparency.I001"]
    call_command("log_key", name="example.com/log")
    assert capsys.readouterr().out.startswith("example.com/log+")
    place = tmp_path / "log" / "log.key"
    assert place.stat().st_mode & 0o777 == 0o600
    assert keys.check_key() == []
    place.chmod(0o640)
    assert [problem.id for problem in keys.check_key()] == ["transparency.E001"]
    place.chmod(0o600)
    place.write_text("x")
    assert [problem.id for problem in keys.check_key()] == ["transparency.E002"]


class Service:
    """A KMS would sign elsewhere."""

    _key = SecretKey.generate("kms.example/log")
    verifier = _key.verifier

    def sign(self, message: bytes) -> bytes:
        return self._key.sign(message)


def test_a_service_signs_in_place_of_the_file(settings, tmp_path, rolf):
    name = "tests.records.log.test_log.Service"
    settings.TRANSPARENCY = {
        **settings.TRANSPARENCY,
        "DIRECTORY": str(tmp_path),
        "SIGNER": name,
    }
    assert keys.check_key() == []
    scenes.approved(rolf)
    made = log.make_checkpoint()
    assert made is not None
    assert TreeHead.read(open_note(made.note, [Service.verifier])).origin == "kms.example/log"
    settings.TRANSPARENCY = {
        "DIRECTORY": str(tmp_path),
        "SIGNER": "nowhere.Service",
    }
    assert [problem.id for problem in keys.check_key()] == ["transparency.E003"]


@pytest.mark.django_db(transaction=True)
def test_leaves_of_many_connections_get_places_without_gaps_while_checkpoints_are_made():
    def write(number: int) -> None:
        try:
            for turn in range(5):
                with transaction.atomic():
                    log.append_leaf(ARCHIVE_KIND, {"writer": number, "turn": turn})
                log.make_checkpoint()
        finally:
            connection.close()

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(write, range(6)))
    log.make_checkpoint(wait=True)
    indices = Leaf.objects.order_by("index").values_list("index", flat=True)
    assert list(indices) == list(range(Leaf.objects.count()))
    for number in range(6):
        turns = Leaf.objects.filter(content__contains=f'"writer":{number}').order_by("index")
        assert [json.loads(leaf.content)["turn"] for leaf in turns] == list(range(5))
    assert checking.check_log([], keys.list_verifiers()).faults == []


@pytest.mark.django_db(transaction=True)
def test_a_transaction_that_commits_late_holds_nobody_up_and_comes_later():
    with ThreadPoolExecutor(1) as pool, transaction.atomic():
        log.append_leaf(ARCHIVE_KIND, {"n": "late"})
        pool.submit(_append_elsewhere).result(timeout=60)
    log.make_checkpoint(wait=True)
    first, second = Leaf.objects.filter(kind=ARCHIVE_KIND).order_by("index")
    assert [json.loads(one.content)["n"] for one in (first, second)] == ["early", "late"]
    assert first.pk > second.pk
    assert checking.check_log([], keys.list_verifiers()).faults == []


@pytest.mark.django_db(transaction=True)
def test_checkpoints_that_are_made_during_a_check_are_no_faults():
    def meanwhile(execute, *query):
        pool.submit(_append_elsewhere).result(timeout=60)
        return execute(*query)

    log.append_leaf(ARCHIVE_KIND, {"n": "first"})
    log.make_checkpoint(wait=True)
    with ThreadPoolExecutor(1) as pool, connection.execute_wrapper(meanwhile):
        checked = checking.check_log([], keys.list_verifiers())
    assert checked.faults == []
    assert checked.size < log.count_placed_leaves()


def _append_elsewhere() -> None:
    try:
        log.append_leaf(ARCHIVE_KIND, {"n": "early"})
        assert log.make_checkpoint() is not None
    finally:
        connection.close()
