"""URLs of the review pages: the queue, a case, decisions, submissions, the pipeline."""

from django.urls import path

from reviews.views import (
    claims,
    decisions,
    pipeline,
    queue,
    recording,
    revising,
    submission,
    summary,
)

_SUMMARY = "summaries/<uuid:pk>/"

urlpatterns = [
    path("", queue.queue, name="queue"),
    path("queue/live", queue.live, name="queue-live"),
    path("transcripts/new", submission.transcripts, name="hand-in"),
    path("transcripts/own", submission.own, name="hand-in-own"),
    path("transcripts/own/draft", submission.keep, name="hand-in-own-keep"),
    path(_SUMMARY, summary.summary, name="summary"),
    path(f"{_SUMMARY}live", summary.live, name="summary-live"),
    path(f"{_SUMMARY}evidence", summary.evidence_status, name="summary-evidence"),
    path(f"{_SUMMARY}history.csv", summary.history_csv, name="summary-history-csv"),
    path(f"{_SUMMARY}recording", recording.recording, name="recording"),
    path(f"{_SUMMARY}claim", claims.claim, name="claim"),
    path(f"{_SUMMARY}release", claims.release, name="release"),
    path(f"{_SUMMARY}skip", claims.skip, name="skip"),
    path(f"{_SUMMARY}draft", claims.draft, name="draft"),
    path(f"{_SUMMARY}discard", claims.discard, name="discard"),
    path(f"{_SUMMARY}rate", decisions.rate, name="rate"),
    path(f"{_SUMMARY}judge", decisions.judge_again, name="judge-again"),
    path(f"{_SUMMARY}check", decisions.check_evidence, name="check-evidence"),
    path(f"{_SUMMARY}approve", decisions.approve, name="approve"),
    path(f"{_SUMMARY}edit", decisions.edit, name="edit"),
    path(f"{_SUMMARY}send-back", decisions.send_back, name="send-back"),
    path(f"{_SUMMARY}reject", decisions.reject, name="reject"),
    path(f"{_SUMMARY}revise", revising.revise, name="revise"),
    path(f"{_SUMMARY}revise/live", revising.live, name="revise-live"),
    path(f"{_SUMMARY}try", revising.try_text, name="try"),
    path(f"{_SUMMARY}suggest", revising.suggest, name="suggest"),
    path(f"{_SUMMARY}take", revising.take, name="take"),
    path(f"{_SUMMARY}appeal", revising.appeal, name="appeal"),
    path(f"{_SUMMARY}resubmit", decisions.resubmit, name="resubmit"),
    path(f"{_SUMMARY}retry", decisions.retry, name="retry"),
    path(f"{_SUMMARY}model", decisions.retry_with, name="retry-with"),
    path(f"{_SUMMARY}write", decisions.write_by_hand, name="write-by-hand"),
    path(f"{_SUMMARY}cancel", decisions.cancel, name="cancel"),
    path(f"{_SUMMARY}keep", decisions.keep, name="keep"),
    path("records/<int:number>/correct", decisions.correct, name="correct"),
    path("status", pipeline.pipeline, name="pipeline"),
    path("status/live", pipeline.live, name="pipeline-live"),
    path("status/failed", pipeline.failed, name="retry-failed"),
]
