"""What roles allow, where, and what is left behind by giving and taking them."""

import re
from pathlib import Path

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, connection, transaction

from accounts import grants, roles, tokens
from accounts.models import RoleEvent, RoleGrant, UserRole
from accounts.roles import RIGHTS, Right
from config.settings import BASE_DIR
from summaries import visibility
from tests.factories import cases as factories

pytestmark = pytest.mark.django_db
DOCUMENT = Path(__file__).parents[2] / "docs" / "roles.md"


def test_the_document_shows_the_policy():
    rows = "\n".join(
        f"| {right} | " + " | ".join("yes" if r in RIGHTS[right] else "" for r in UserRole) + " |"
        for right in Right
    )
    assert rows.replace("|  |", "| |").replace("|  |", "| |") in DOCUMENT.read_text()
    head = "| | " + " | ".join(str(role.label) for role in UserRole) + " |"
    assert head in DOCUMENT.read_text()


def test_every_right_is_somebodys():
    assert set(RIGHTS) == set(Right)
    assert all(RIGHTS.values())


def test_an_auditor_reads_and_changes_nothing():
    held = {right for right in Right if UserRole.AUDITOR in RIGHTS[right]}
    assert held == {
        Right.SEE_SUMMARIES,
        Right.SEE_PIPELINE,
        Right.SEE_FIGURES,
        Right.READ_GUIDELINES,
        Right.SEE_PEOPLE,
        Right.READ_EVENTS,
    }


@pytest.mark.parametrize("right", Right)
@pytest.mark.parametrize("role", UserRole)
def test_a_role_gives_its_rights_everywhere(role, right):
    user = factories.user("", role)
    assert roles.can_everywhere(user, right) == (role in RIGHTS[right])
    assert roles.has_right(user, right, factories.version().guideline) == (role in RIGHTS[right])


def test_a_role_for_one_guideline_ends_there():
    here, there = factories.case(), factories.case()
    user = factories.user("", "reviewer", guideline=here.guideline_version.guideline)
    assert roles.can_somewhere(user, Right.DECIDE)
    assert not roles.can_everywhere(user, Right.DECIDE)
    assert visibility.can_on_summary(user, Right.DECIDE, here)
    assert not visibility.can_on_summary(user, Right.DECIDE, there)
    assert list(visibility.visible_summaries(user)) == [here]
    assert list(visibility.visible_transcripts(user)) == [here.transcript]
    assert list(visibility.guidelines_for(user, Right.READ_GUIDELINES)) == [
        here.guideline_version.guideline
    ]


def test_people_see_what_they_wrote_and_handed_in():
    author = factories.user()
    own = factories.case(by=author, own="We keep the budget.")
    factories.case()
    assert list(visibility.visible_summaries(author)) == [own]
    assert list(visibility.visible_transcripts(author)) == [own.transcript]
    assert visibility.can_see(author, own)


@pytest.mark.parametrize("everything", ["auditor", "reviewer"])
def test_somebody_inactive_holds_nothing(everything):
    user = factories.user("", everything)
    case = factories.case(by=user)
    grants.set_active(user=user, active=False, by=None)
    assert not any(roles.can_somewhere(user, right) for right in Right)
    assert not visibility.visible_summaries(user).exists()
    assert not visibility.visible_transcripts(user).exists()
    assert not visibility.can_see(user, case)


def test_nobody_is_somebody_without_a_name():
    case = factories.case()
    assert not any(roles.can_somewhere(AnonymousUser(), right) for right in Right)
    assert not visibility.visible_summaries(AnonymousUser()).exists()
    assert not visibility.can_see(AnonymousUser(), case)


def test_a_superuser_holds_every_right_everywhere():
    user = User.objects.create_superuser("root")
    assert all(roles.can_everywhere(user, right) for right in Right)


def test_rights_are_read_once_an_instance(django_assert_num_queries):
    user = factories.user("", "lead")
    with django_assert_num_queries(1):
        assert all(roles.can_everywhere(user, r) for r in Right if UserRole.LEAD in RIGHTS[r])


class TestGrants:
    def test_who_gave_and_who_took_is_kept(self):
        admin, user = factories.user("", "system_admin"), factories.user()
        board = factories.version().guideline
        assert grants.grant_role(user=user, role=UserRole.LEAD, guideline=board, by=admin)
        assert not grants.grant_role(user=user, role=UserRole.LEAD, guideline=board, by=admin)
        assert roles.has_right(user, Right.KEEP_RECORDS, board)
        assert grants.revoke_role(user=user, role=UserRole.LEAD, guideline=board, by=admin)
        assert not grants.revoke_role(user=user, role=UserRole.LEAD, guideline=board, by=admin)
        assert not roles.has_right(user, Right.KEEP_RECORDS, board)
        said = RoleEvent.objects.filter(user=user).values_list("action", "role", "guideline", "by")
        assert set(said) == {
            ("grant", "lead", board.pk, admin.pk),
            ("revoke", "lead", board.pk, admin.pk),
        }

    @pytest.mark.parametrize("role", [r for r in UserRole if r != UserRole.SYSTEM_ADMIN])
    def test_nobody_else_gives_roles(self, role):
        user = factories.user("", role)
        with pytest.raises(PermissionDenied):
            grants.grant_role(user=user, role=UserRole.SYSTEM_ADMIN, by=user)
        with pytest.raises(PermissionDenied):
            grants.make_account(username="new", password="x", by=user)
        with pytest.raises(PermissionDenied):
            grants.set_active(user=user, active=False, by=user)
        assert not RoleGrant.objects.filter(role=UserRole.SYSTEM_ADMIN).exists()

    def test_the_last_system_admin_stays(self):
        admin = factories.user("", "system_admin")
        with pytest.raises(grants.LastAdmin, match="Add another first"):
            grants.revoke_role(user=admin, role=UserRole.SYSTEM_ADMIN, by=admin)
        with pytest.raises(grants.LastAdmin):
            grants.set_active(user=admin, active=False, by=admin)
        second = factories.user("", "system_admin")
        grants.set_active(user=second, active=False, by=admin)
        with pytest.raises(grants.LastAdmin):
            grants.revoke_role(user=admin, role=UserRole.SYSTEM_ADMIN, by=admin)
        grants.set_active(user=second, active=True, by=admin)
        assert grants.revoke_role(user=admin, role=UserRole.SYSTEM_ADMIN, by=second)

    def test_an_account_is_made_with_its_roles(self):
        admin = factories.user("", "system_admin")
        made = grants.make_account(
            username="nora",
            password="a long password",
            name="Nora van Dijk",
            granted=[UserRole.REVIEWER],
            by=admin,
        )
        assert made.get_full_name() == "Nora van Dijk"
        assert roles.can_everywhere(made, Right.DECIDE)
        assert [event.action for event in made.role_events.all()] == ["grant", "create"]

    def test_a_system_admin_is_of_the_installation(self):
        board = factories.version().guideline
        with pytest.raises(ValueError, match="Choose no guideline"):
            grants.grant_role(
                user=factories.user(), role=UserRole.SYSTEM_ADMIN, guideline=board, by=None
            )


class TestRolesByPlainSql:
    """As an attacker writes them who has the application's connection."""

    def run(self, statement: str, *values: int) -> None:
        with connection.cursor() as cursor:
            cursor.execute(statement, values)

    def events(self, user: User) -> list[tuple[str, str, int | None]]:
        rows = user.role_events.exclude(action="create").order_by("id")
        return list(rows.values_list("action", "role", "by_id"))

    def test_every_grant_and_removal_is_an_event(self):
        user = factories.user()
        self.run(
            "INSERT INTO accounts_rolegrant (user_id, role) VALUES (%s, 'system_admin')", user.pk
        )
        self.run("DELETE FROM accounts_rolegrant WHERE user_id = %s", user.pk)
        assert self.events(user) == [
            ("grant", "system_admin", None),
            ("revoke", "system_admin", None),
        ]

    @pytest.mark.parametrize("change", ["role = 'system_admin'", "user_id = %s"])
    def test_a_grant_does_not_become_another(self, change):
        user, other = factories.user("rosa", "reviewer"), factories.user("olga")
        values = [other.pk] if "%s" in change else []
        with pytest.raises(IntegrityError, match="revoke the role"), transaction.atomic():
            self.run(f"UPDATE accounts_rolegrant SET {change}", *values)
        assert self.events(user) == [("grant", "reviewer", None)]

    def test_the_person_who_acts_is_named_after_an_act_inside(self):
        admin, user = factories.user("", "system_admin"), factories.user()
        with tokens.acting_as(admin):
            grants.grant_role(user=user, role=UserRole.LEAD, by=None, source="okta")
            RoleGrant.objects.create(user=user, role=UserRole.AUDITOR)
        assert self.events(user) == [("grant", "lead", None), ("grant", "auditor", admin.pk)]


def event(**columns) -> RoleEvent:
    return RoleEvent.objects.create(
        **{"user": factories.user(), "action": "grant", "role": "lead", **columns}
    )


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("role_known", lambda: RoleGrant.objects.create(user=factories.user(), role="king")),
        ("role_granted_once", lambda: [_granted(factories.user("u")), _granted(_named("u"))]),
        (
            "system_admin_is_of_the_installation",
            lambda: RoleGrant.objects.create(
                user=factories.user(),
                role="system_admin",
                guideline=factories.version().guideline,
            ),
        ),
        ("role_event_says_what", lambda: event(role="")),
        ("role_event_says_what", lambda: event(action="create")),
        ("role_event_says_what", lambda: event(action="shrug")),
        ("role_event_says_what", lambda: event(action="link")),
        ("role_event_names_its_token", lambda: event(action="token", role="")),
        ("role_event_names_its_key", lambda: event(action="key", role="")),
    ],
)
def test_the_database_refuses(name, make):
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        make()


def _granted(user: User) -> RoleGrant:
    return RoleGrant.objects.create(user=user, role="lead")


def _named(name: str) -> User:
    return User.objects.get(username=name)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE accounts_roleevent SET role = 'auditor'",
        "DELETE FROM accounts_roleevent",
        "TRUNCATE accounts_roleevent",
    ],
)
@pytest.mark.usefixtures("owning")
def test_what_happened_to_roles_stays(statement):
    event()
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
            cursor.execute(statement)


def test_templates_ask_for_rights_that_there_are():
    texts = (path.read_text(encoding="utf-8") for path in (BASE_DIR / "templates").rglob("*.html"))
    asked = {name for text in texts for name in re.findall(r"\bmay\.([a-z_]+)", text)}
    assert asked
    assert asked <= {right.name.lower() for right in Right}
