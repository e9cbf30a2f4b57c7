"""URLs of the review pages: the queue, a case, decisions, submissions, the pipeline."""

from django.urls import path

from reviews.views import case, claims, decisions, pipeline, queue, revising, submission

_CASE = "summaries/<uuid:pk>/"

urlpatterns = [
    path("", queue.queue, name="queue"),
    path("queue/live", queue.live, name="queue-live"),
    path("transcripts/new", submission.transcripts, name="hand-in"),
    path("transcripts/own", submission.own, name="hand-in-own"),
    path("transcripts/own/draft", submission.keep, name="hand-in-own-keep"),
    path(_CASE, case.case, name="case"),
    path(f"{_CASE}live", case.live, name="case-live"),
    path(f"{_CASE}evidence", case.evidence_status, name="case-evidence"),
    path(f"{_CASE}history.csv", case.history_csv, name="case-history-csv"),
    path(f"{_CASE}claim", claims.claim, name="claim"),
    path(f"{_CASE}release", claims.release, name="release"),
    path(f"{_CASE}skip", claims.skip, name="skip"),
    path(f"{_CASE}draft", claims.draft, name="draft"),
    path(f"{_CASE}discard", claims.discard, name="discard"),
    path(f"{_CASE}rate", decisions.rate, name="rate"),
    path(f"{_CASE}judge", decisions.judge_again, name="judge-again"),
    path(f"{_CASE}approve", decisions.approve, name="approve"),
    path(f"{_CASE}edit", decisions.edit, name="edit"),
    path(f"{_CASE}send-back", decisions.send_back, name="send-back"),
    path(f"{_CASE}reject", decisions.reject, name="reject"),
    path(f"{_CASE}revise", revising.revise, name="revise"),
    path(f"{_CASE}revise/live", revising.live, name="revise-live"),
    path(f"{_CASE}try", revising.try_text, name="try"),
    path(f"{_CASE}suggest", revising.suggest, name="suggest"),
    path(f"{_CASE}take", revising.take, name="take"),
    path(f"{_CASE}resubmit", decisions.resubmit, name="resubmit"),
    path(f"{_CASE}retry", decisions.retry, name="retry"),
    path(f"{_CASE}cancel", decisions.cancel, name="cancel"),
    path(f"{_CASE}keep", decisions.keep, name="keep"),
    path("records/<int:number>/correct", decisions.correct, name="correct"),
    path("status", pipeline.pipeline, name="pipeline"),
    path("status/live", pipeline.live, name="pipeline-live"),
    path("status/failed", pipeline.failed, name="retry-failed"),
]
