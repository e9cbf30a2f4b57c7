"""Pages."""

from django.contrib.auth.views import LoginView, LogoutView
from django.urls import path

from reviews.views import (
    account,
    cases,
    claiming,
    corrections,
    decisions,
    people,
    pipeline,
    queue,
    recorded,
    theme,
    webhooks,
)

_CASE = "cases/<uuid:pk>/"

urlpatterns = [
    path("", queue.queue, name="queue"),
    path("queue/live", queue.live, name="queue-live"),
    path(
        "sign-in",
        LoginView.as_view(template_name="reviews/sign_in.html", redirect_authenticated_user=True),
        name="sign-in",
    ),
    path("sign-out", LogoutView.as_view(), name="sign-out"),
    path("password", account.Password.as_view(), name="password"),
    path("people/", people.people, name="people"),
    path("people/new", people.new, name="person-new"),
    path("people/<int:pk>/", people.one, name="person"),
    path("people/<int:pk>/grant", people.grant, name="person-grant"),
    path("people/<int:pk>/revoke", people.revoke, name="person-revoke"),
    path("people/<int:pk>/activity", people.activity, name="person-activity"),
    path("theme", theme.theme, name="theme"),
    path(_CASE, cases.case, name="case"),
    path(f"{_CASE}live", cases.live, name="case-live"),
    path(f"{_CASE}claim", claiming.claim, name="claim"),
    path(f"{_CASE}release", claiming.release, name="release"),
    path(f"{_CASE}skip", claiming.skip, name="skip"),
    path(f"{_CASE}draft", claiming.draft, name="draft"),
    path(f"{_CASE}discard", claiming.discard, name="discard"),
    path(f"{_CASE}rate", decisions.rate, name="rate"),
    path(f"{_CASE}judge", decisions.judge_again, name="judge-again"),
    path(f"{_CASE}approve", decisions.approve, name="approve"),
    path(f"{_CASE}edit", decisions.edit, name="edit"),
    path(f"{_CASE}send-back", decisions.send_back, name="send-back"),
    path(f"{_CASE}reject", decisions.reject, name="reject"),
    path(f"{_CASE}resubmit", decisions.resubmit, name="resubmit"),
    path(f"{_CASE}retry", decisions.retry, name="retry"),
    path(f"{_CASE}keep", corrections.keep, name="keep"),
    path("records/<int:number>/correct", corrections.correct, name="correct"),
    path("records/", recorded.records, name="records"),
    path("records/<int:number>/", recorded.record, name="record"),
    path("records/<int:number>/snapshot.json", recorded.snapshot, name="snapshot"),
    path("webhooks/", webhooks.webhooks, name="webhooks"),
    path("webhooks/<uuid:pk>/", webhooks.webhook, name="webhook"),
    path("webhooks/<uuid:pk>/change", webhooks.change, name="webhook-change"),
    path(
        "webhooks/<uuid:pk>/deliveries/<uuid:delivery_id>/resend",
        webhooks.resend,
        name="webhook-resend",
    ),
    path("status", pipeline.pipeline, name="pipeline"),
    path("status/live", pipeline.live, name="pipeline-live"),
]
