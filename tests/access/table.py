"""Who gets what from every URL: add a row for a new one.

A row has the URL's route as the resolver gives it, a path with names of `stage.Stage`, and what
GET and POST answer. `only(200, "lead auditor")` answers those with 200, everybody else who is
signed in with 403, and sends who is not to the sign-in page (302). POSTs are sent empty unless
`data` says more; nothing they do outlives the request.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.access.stage import WHO

Answers = Mapping[str, int]
OUTSIDE = ("anonymous", "inactive")
INSIDE = tuple(who for who in WHO if who not in OUTSIDE)
# Whose role or authorship reaches the cases of the stage.
_ROLES = ("reviewer", "lead", "guideline admin", "auditor", "system admin")
SEE_CASE = ("author", *_ROLES)
SEE_GUIDELINE = _ROLES
SEE_SOME_GUIDELINE = (*_ROLES, "elsewhere")
SEE_FIGURES = ("lead", "guideline admin", "auditor", "system admin")
SEE_SOME_FIGURES = (*SEE_FIGURES, "elsewhere")
DECIDE = ("reviewer", "lead")
_PASSWORD = tuple(who for who in INSIDE if who != "elsewhere")


def only(status: int, *allowed: str, others: int = 403) -> Answers:
    return {who: 302 if who in OUTSIDE else status if who in allowed else others for who in WHO}


def signed_in(status: int) -> Answers:
    return only(status, *INSIDE)


def everybody(status: int) -> Answers:
    return dict.fromkeys(WHO, status)


@dataclass(frozen=True)
class Row:
    route: str
    path: str
    get: Answers
    post: Answers
    data: Mapping[str, str] = field(default_factory=dict)


def page(route: str, path: str, get: Answers) -> Row:
    """Is only read: whoever is signed in may not POST to it."""
    return Row(route, path, get, signed_in(405))


def action(route: str, path: str, post: Answers, **data: str) -> Row:
    """Is only posted to."""
    return Row(route, path, signed_in(405), post, data)


def moved(path: str) -> Row:
    """An old address, which leads to the page that has its content now."""
    return Row(path, path, everybody(302), everybody(302))


_CASE = "summaries/<uuid:pk>/"
_NAMED = "guidelines/<slug:name>/"
_VERSION = f"{_NAMED}<int:number>/"
_DRAFT = "guidelines/{guideline}/{draft}/"
_ADMIN = "guideline admin"

_PUBLIC = [
    Row("healthz", "healthz", everybody(200), everybody(405)),
    Row("readyz", "readyz", everybody(200), everybody(405)),
    # No worker runs beside the tests.
    Row("readyz/workers", "readyz/workers", everybody(503), everybody(405)),
    Row("known", "known", {who: 401 if who in OUTSIDE else 204 for who in WHO}, everybody(405)),
    # Neither a token nor a network is set.
    Row("metrics", "metrics", everybody(404), everybody(405)),
    Row(
        "sign-in",
        "sign-in",
        {**signed_in(302), **dict.fromkeys(OUTSIDE, 200)},
        {**signed_in(302), **dict.fromkeys(OUTSIDE, 200)},
    ),
    Row("sign-out", "sign-out", everybody(405), everybody(302)),
    # No identity provider is declared.
    Row("sign-in/with/<slug:key>", "sign-in/with/okta", everybody(404), everybody(405)),
    page("sign-in/with/<slug:key>/again", "sign-in/with/okta/again", signed_in(404)),
    Row(
        "sign-in/with/<slug:key>/callback",
        "sign-in/with/okta/callback",
        everybody(404),
        everybody(405),
    ),
    Row(
        "sign-in/with/<slug:key>/logout",
        "sign-in/with/okta/logout",
        everybody(405),
        everybody(404),
    ),
    # Comes after a password only; without a passkey it leads back.
    Row("sign-in/factor", "sign-in/factor", everybody(302), everybody(302)),
    Row("sign-in/passkey", "sign-in/passkey", everybody(302), everybody(302)),
    Row("password/forgotten", "password/forgotten", everybody(200), everybody(200)),
    Row("password/asked", "password/asked", everybody(200), everybody(405)),
    Row("password/done", "password/done", everybody(200), everybody(405)),
    # A link that nobody made, which says so.
    Row(
        "^password/new/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)$",
        "password/new/1-cyvbn0-0123456789abcdef0123456789abcdef",
        everybody(200),
        everybody(200),
    ),
    Row(
        "sign-in/first/<str:key>/<str:token>",
        "sign-in/first/MQ/cyvbn0-0123456789abcdef0123456789abcdef",
        everybody(410),
        everybody(410),
    ),
    # A link that nobody has.
    Row("minutes/<str:token>", "minutes/none-such", everybody(410), everybody(410)),
    Row("theme", "theme", everybody(405), everybody(302), {"theme": "dark"}),
    Row("language", "language", everybody(405), everybody(302), {"language": "de"}),
]

_HAND_IN = ("reviewer", "elsewhere", "lead")
_DESK = [
    # Authors get the form for a summary of their own.
    Row(
        "transcripts/new",
        "transcripts/new",
        only(200, *_HAND_IN, "author", "other author"),
        only(422, *_HAND_IN, "author", "other author"),
    ),
    moved("transcripts/own"),
    action(
        "transcripts/own/draft",
        "transcripts/own/draft",
        only(200, *_HAND_IN, "author", "other author"),
    ),
    page("", "", signed_in(200)),
    page("styles", "styles", signed_in(200)),
    page("queue/live", "queue/live", signed_in(200)),
    page("queue/start", "queue/start", signed_in(302)),
    # Who may set a model up tries one of those in use, and an empty form names none.
    Row(
        "models/set-up",
        "models/set-up",
        signed_in(200),
        {**signed_in(200), "system admin": 404, _ADMIN: 404, "elsewhere": 404},
    ),
    # No examples are there.
    action("examples/remove", "examples/remove", signed_in(404)),
    action("queue/selected", "queue/selected", signed_in(302)),
    page(_CASE, "summaries/{waiting}/", only(200, *SEE_CASE)),
    page(f"{_CASE}history.csv", "summaries/{waiting}/history.csv", only(200, *SEE_CASE)),
    Row(f"{_CASE}holds", "summaries/{waiting}/holds", only(200, *SEE_CASE), only(302, "lead")),
    page(f"{_CASE}live", "summaries/{waiting}/live", only(200, *SEE_CASE)),
    page(f"{_CASE}evidence", "summaries/{waiting}/evidence", only(204, *SEE_CASE)),
    # There is none, and none is sent.
    Row(
        f"{_CASE}recording",
        "summaries/{waiting}/recording",
        only(404, *SEE_CASE),
        only(302, "lead"),
    ),
    action(f"{_CASE}context", "summaries/{waiting}/context", only(302, *DECIDE)),
    action(f"{_CASE}claim", "summaries/{waiting}/claim", only(200, *DECIDE)),
    # Nobody has the case, so there is nothing to end and nobody to ask for the right to.
    action(f"{_CASE}release", "summaries/{waiting}/release", only(302, *SEE_CASE)),
    action(f"{_CASE}first-steps", "summaries/{waiting}/first-steps", only(302, *SEE_CASE)),
    action(f"{_CASE}skip", "summaries/{waiting}/skip", only(302, *DECIDE)),
    action(f"{_CASE}draft", "summaries/{waiting}/draft", only(422, "author", *DECIDE)),
    action(f"{_CASE}form", "summaries/{waiting}/form", only(200, "author", *DECIDE)),
    action(f"{_CASE}sections", "summaries/{waiting}/sections", only(422, "author", *DECIDE)),
    page(
        f"{_CASE}sections/<uuid:token>",
        "summaries/{waiting}/sections/{failed}",
        only(404, "author", *DECIDE),
    ),
    # What they typed themselves, if anything.
    action(f"{_CASE}discard", "summaries/{waiting}/discard", only(302, *SEE_CASE)),
    action(f"{_CASE}rate", "summaries/{waiting}/rate", only(422, *DECIDE)),
    action(
        f"{_CASE}correct-transcript",
        "summaries/{waiting}/correct-transcript",
        only(302, *DECIDE),
    ),
    # It waits for no names.
    action(f"{_CASE}go-on", "summaries/{waiting}/go-on", only(302, *DECIDE)),
    # No sentence is named.
    action(f"{_CASE}answers", "summaries/{waiting}/answers", only(302, *DECIDE)),
    action(f"{_CASE}judge", "summaries/{waiting}/judge", only(422, *DECIDE)),
    action(f"{_CASE}check", "summaries/{waiting}/check", only(422, *DECIDE)),
    # An empty decision is refused with its form, and only to those who may decide.
    action(f"{_CASE}approve", "summaries/{waiting}/approve", only(422, *DECIDE)),
    action(f"{_CASE}approve/passkey", "summaries/{waiting}/approve/passkey", only(422, *DECIDE)),
    action(f"{_CASE}edit", "summaries/{waiting}/edit", only(422, *DECIDE)),
    action(f"{_CASE}send-back", "summaries/{waiting}/send-back", only(422, *DECIDE)),
    action(f"{_CASE}reject", "summaries/{waiting}/reject", only(422, *DECIDE)),
    # No such text, and no such link.
    action(f"{_CASE}send", "summaries/{waiting}/send", only(302, *DECIDE)),
    action(f"{_CASE}revoke", "summaries/{waiting}/revoke", only(302, *DECIDE)),
    action("objections/<int:pk>/reply", "objections/{objection}/reply", only(302, "lead")),
    page(f"{_CASE}revise", "summaries/{returned}/revise", only(200, "author")),
    page(f"{_CASE}revise/live", "summaries/{returned}/revise/live", only(200, "author")),
    # Nothing typed and no suggestion named.
    action(f"{_CASE}try", "summaries/{returned}/try", only(422, "author")),
    # No model is set up.
    action(f"{_CASE}suggest", "summaries/{returned}/suggest", only(422, "author")),
    action(f"{_CASE}take", "summaries/{returned}/take", only(404, "author")),
    action(f"{_CASE}appeal", "summaries/{returned}/appeal", only(422, "author")),
    action(f"{_CASE}resubmit", "summaries/{returned}/resubmit", only(422, "author")),
    action(f"{_CASE}retry", "summaries/{failed}/retry", only(302, *DECIDE, "system admin")),
    action(f"{_CASE}model", "summaries/{failed}/model", only(302, *DECIDE, "system admin")),
    action(f"{_CASE}write", "summaries/{failed}/write", only(422, *DECIDE)),
    page("records/", "records/", signed_in(200)),
    page("records/actions", "records/actions", signed_in(200)),
    action("records/actions/<int:pk>", "records/actions/999", signed_in(403)),
    action("records/export", "records/export", signed_in(200)),
    action("records/views", "records/views", signed_in(302)),
    action("records/views/<int:pk>/forget", "records/views/999/forget", signed_in(404)),
    page("records/holds", "records/holds", only(200, *SEE_SOME_GUIDELINE)),
    page("records/retention", "records/retention", only(200, *SEE_SOME_GUIDELINE)),
    action("records/retention/<slug:name>", "records/retention/{guideline}", only(302, "lead")),
    action("records/dispose", "records/dispose", only(302, "lead", "elsewhere")),
    action("records/<int:number>/hold", "records/{record}/hold", only(302, "lead")),
    action("records/holds/<int:pk>/lift", "records/holds/{hold}/lift", only(302, "lead")),
    action("records/<int:number>/pack", "records/{record}/pack", only(200, *_ROLES)),
    page("records/<int:number>/", "records/{record}/", only(200, *SEE_CASE)),
    page(
        "records/<int:number>/snapshot.json",
        "records/{record}/snapshot.json",
        only(200, *SEE_CASE),
    ),
    page(
        "records/<int:number>/certificate.pdf",
        "records/{record}/certificate.pdf",
        # Back to the record until the next checkpoint covers it.
        only(302, *SEE_CASE),
    ),
    page("records/<int:number>/record.pdf", "records/{record}/record.pdf", only(200, *_ROLES)),
    Row(
        "records/<int:number>/correct",
        "records/{record}/correct",
        only(200, "lead"),
        only(422, "lead"),
    ),
    action(f"{_CASE}comments", "summaries/{waiting}/comments", only(422, "author", *DECIDE)),
    # The lead signed it, too long ago, which the page says.
    action("records/<int:number>/recall", "records/{record}/recall", only(302, "lead")),
    action("records/<int:number>/ask", "records/{record}/ask", only(302, *DECIDE)),
    # Without a reason, which the page says.
    action(f"{_CASE}cancel", "summaries/{waiting}/cancel", only(302, "lead")),
    action(f"{_CASE}keep", "summaries/{corrected}/keep", only(302, *DECIDE)),
    page("insights/", "insights/", only(200, *SEE_SOME_FIGURES)),
    page("insights/quality", "insights/quality", only(200, *SEE_SOME_FIGURES)),
    page("insights/<slug:name>", "insights/summaries", only(200, *SEE_SOME_FIGURES)),
    *[moved(path) for path in ("dashboard/", "agreement/", "threshold/", "measure/")],
    page("dashboard/<slug:name>.csv", "dashboard/summaries.csv", only(200, *SEE_SOME_FIGURES)),
    page("agreement/<slug:name>.csv", "agreement/drift.csv", only(200, *SEE_SOME_FIGURES)),
    page(
        "agreement/labels.jsonl",
        "agreement/labels.jsonl",
        only(200, "lead", "guideline admin", "elsewhere"),
    ),
    page("threshold/threshold.csv", "threshold/threshold.csv", only(200, *SEE_SOME_FIGURES)),
    action(
        "threshold/<slug:name>/costs", "threshold/{guideline}/costs", only(302, "guideline admin")
    ),
    page("status", "status", only(200, *SEE_SOME_GUIDELINE)),
    page("status/live", "status/live", only(200, *SEE_SOME_GUIDELINE)),
    Row(
        "status/failed",
        "status/failed",
        only(200, *DECIDE, "system admin", "elsewhere"),
        only(302, *DECIDE, "system admin", "elsewhere"),
    ),
]

_OWN = [
    page("notifications/", "notifications/", signed_in(200)),
    action("notifications/read", "notifications/read", signed_in(302)),
    Row("notifications/settings", "notifications/settings", signed_in(200), signed_in(422)),
]

_OWNER = ("author", "system admin")
_HOOK = "webhooks/<uuid:pk>/"
# Each has their own, and what is somebody else's is not there: nobody here has any.
_HOOKS = [
    Row("webhooks/", "webhooks/", signed_in(200), signed_in(200)),
    page(_HOOK, "webhooks/{waiting}/", signed_in(404)),
    action(f"{_HOOK}change", "webhooks/{waiting}/change", signed_in(404)),
    action(
        f"{_HOOK}deliveries/<uuid:delivery_id>/resend",
        "webhooks/{waiting}/deliveries/{failed}/resend",
        signed_in(404),
    ),
]

_PEOPLE = [
    Row("tokens/", "tokens/", signed_in(200), signed_in(422)),
    action("tokens/<int:pk>/rotate", "tokens/{token}/rotate", only(200, "author", others=404)),
    action("tokens/<int:pk>/revoke", "tokens/{token}/revoke", only(302, *_OWNER, others=404)),
    page("settings/", "settings/", signed_in(200)),
    page("account", "account", signed_in(200)),
    # Nobody asked for another address: it leads back.
    Row("account/email/code", "account/email/code", everybody(302), everybody(302)),
    Row("account/signing-keys", "account/signing-keys", signed_in(200), signed_in(422)),
    action("account/signing-keys/begin", "account/signing-keys/begin", signed_in(422)),
    # Each has their own: nobody here has any.
    action("signing-keys/<uuid:pk>/remove", "signing-keys/{waiting}/remove", signed_in(404)),
    Row(
        "password", "password", only(200, *_PASSWORD, others=302), only(200, *_PASSWORD, others=302)
    ),
    Row("account/sessions", "account/sessions", signed_in(200), signed_in(302)),
    # Nobody on the stage has a second factor, and one has no password.
    Row("account/again", "account/again", only(200, *_PASSWORD), only(200, *_PASSWORD)),
    Row("account/again/code", "account/again/code", only(302, *_PASSWORD), only(302, *_PASSWORD)),
    Row(
        "account/again/passkey",
        "account/again/passkey",
        only(302, *_PASSWORD),
        only(302, *_PASSWORD),
    ),
    page("account/factors", "account/factors", signed_in(200)),
    *[
        # Nobody gave it just now.
        Row(route, route.replace("<int:pk>", "1"), only(302, *_PASSWORD), only(302, *_PASSWORD))
        for route in (
            "account/factors/app",
            "account/factors/app/remove",
            "account/factors/passkey",
            "account/factors/passkey/<int:pk>/remove",
            "account/factors/codes",
            "account/factors/codes/new",
            "account/providers",
            "account/email",
            "password/set",
        )
    ],
    page("people/", "people/", only(200, "auditor", "system admin")),
    # Who has just come has to prove anew who they are.
    Row(
        "account/data",
        "account/data",
        only(302, *_PASSWORD),
        only(302, *_PASSWORD),
    ),
    Row(
        "people/<int:pk>/erase",
        "people/{person}/erase",
        only(302, "system admin"),
        only(302, "system admin"),
    ),
    page("outside/", "outside/", only(200, "auditor", "system admin")),
    page("audit/", "audit/", only(200, "auditor", "system admin")),
    action("audit/export", "audit/export", only(200, "auditor", "system admin")),
    Row("people/new", "people/new", only(200, "system admin"), only(422, "system admin")),
    page("people/<int:pk>/", "people/{person}/", only(200, "auditor", "system admin")),
    action(
        "people/<int:pk>/grant", "people/{person}/grant", only(302, "system admin"), role="lead"
    ),
    action(
        "people/<int:pk>/revoke", "people/{person}/revoke", only(302, "system admin"), role="lead"
    ),
    action("people/<int:pk>/email", "people/{person}/email", only(302, "system admin")),
    # Nobody on the stage has an address, so the link is shown.
    action("people/<int:pk>/link", "people/{person}/link", only(200, "system admin")),
    action("people/<int:pk>/lost", "people/{person}/lost", only(302, "system admin")),
    action("people/<int:pk>/sessions", "people/{person}/sessions", only(302, "system admin")),
    action("people/<int:pk>/activity", "people/{person}/activity", only(302, "system admin")),
]


def _reading(route: str, path: str, who: tuple[str, ...] = SEE_GUIDELINE) -> Row:
    return Row(route, path, only(200, *who), only(405, *who))


def _changing(route: str, path: str, get: int, post: int, **data: str) -> Row:
    return Row(route, path, only(get, _ADMIN), only(post, _ADMIN), data)


def _job(route: str, path: str, who: tuple[str, ...]) -> Row:
    """Which guideline it belongs to is found out after the method."""
    return Row(route, path, only(200, *who), only(405, *SEE_SOME_GUIDELINE))


_GUIDELINES = [
    _reading("guidelines/", "guidelines/", SEE_SOME_GUIDELINE),
    _changing("guidelines/new", "guidelines/new", 200, 200),
    Row(
        "guidelines/glossary",
        "guidelines/glossary",
        only(200, *SEE_SOME_GUIDELINE),
        only(302, _ADMIN),
    ),
    Row("metadata", "metadata", only(200, *SEE_SOME_GUIDELINE), only(302, _ADMIN)),
    _reading(_NAMED, "guidelines/{guideline}/"),
    _reading(f"{_NAMED}history", "guidelines/{guideline}/history"),
    _reading(f"{_NAMED}compare", "guidelines/{guideline}/compare"),
    _changing(f"{_NAMED}change", "guidelines/{guideline}/change", 405, 400),
    page(
        _VERSION,
        "guidelines/{guideline}/{version}/",
        only(200, *SEE_GUIDELINE, "author", "other author"),
    ),
    _reading(f"{_VERSION}export.yaml", "guidelines/{guideline}/{version}/export.yaml"),
    _changing(f"{_VERSION}draft", "guidelines/{guideline}/{version}/draft", 405, 302),
    _changing(f"{_VERSION}edit", f"{_DRAFT}edit", 200, 422),
    _changing(f"{_VERSION}discard", f"{_DRAFT}discard", 200, 302),
    _changing(f"{_VERSION}publish", f"{_DRAFT}publish", 200, 200),
    _changing(f"{_VERSION}roll-back", "guidelines/{guideline}/{version}/roll-back", 200, 200),
    _changing(f"{_VERSION}try", f"{_DRAFT}try", 200, 302),
    _changing(f"{_VERSION}tried", f"{_DRAFT}tried", 200, 405),
    _changing(f"{_VERSION}pins", f"{_DRAFT}pins", 405, 404),
    Row(f"{_VERSION}tryout", f"{_DRAFT}tryout", everybody(302), everybody(302)),
    _job("tryouts/<uuid:pk>/", "tryouts/{preview}/", SEE_GUIDELINE),
    _job("tryouts/<uuid:pk>/live", "tryouts/{preview}/live", SEE_GUIDELINE),
    _job("tryouts/<uuid:pk>/texts.csv", "tryouts/{backtest}/texts.csv", SEE_GUIDELINE),
    Row(
        "tryouts/<uuid:pk>/cancel",
        "tryouts/{backtest}/cancel",
        only(405, *SEE_SOME_GUIDELINE),
        only(302, _ADMIN),
    ),
    _job("guidelines/steps/<uuid:pk>/", "guidelines/steps/{steps}/", (_ADMIN,)),
]


def _measured(route: str, path: str) -> Row:
    """Not there for people who see figures of other guidelines only."""
    return page(route, path, {**only(200, *SEE_FIGURES), "elsewhere": 404})


_MEASURE = [
    Row("measure/upload", "measure/upload", only(200, _ADMIN), only(422, _ADMIN)),
    _measured("measure/<uuid:pk>/", "measure/{measured}/"),
    _measured("measure/<uuid:pk>/live", "measure/{undrawn}/live"),
    action("measure/<uuid:pk>/again", "measure/{undrawn}/again", only(302, _ADMIN)),
    action("measure/<uuid:pk>/discard", "measure/{undrawn}/discard", only(302, _ADMIN)),
    _measured("measure/<uuid:pk>/results.json", "measure/{measured}/results.json"),
    _measured("measure/<uuid:pk>/<slug:name>.png", "measure/{measured}/correlations.png"),
]

TABLE = [*_PUBLIC, *_DESK, *_OWN, *_HOOKS, *_PEOPLE, *_GUIDELINES, *_MEASURE]
