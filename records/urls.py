"""Pages of records: search, one record, exports, retention and legal holds."""

from django.urls import path

from records.views import actions, circulation, record, retention, search

_SUMMARY = "summaries/<uuid:pk>/"

urlpatterns = [
    path(f"{_SUMMARY}holds", retention.summary_holds, name="summary-holds"),
    path(f"{_SUMMARY}send", circulation.send, name="send-minutes"),
    path(f"{_SUMMARY}revoke", circulation.revoke, name="revoke-minutes"),
    path("objections/<int:pk>/reply", circulation.reply, name="reply-to-objection"),
    path("minutes/<str:token>", circulation.minutes, name="minutes"),
    path("records/", search.records, name="records"),
    path("records/actions", actions.actions, name="actions"),
    path("records/actions/<int:pk>", actions.mark, name="mark-action"),
    path("records/export", search.export, name="export-records"),
    path("records/<int:number>/pack", search.download_pack, name="pack"),
    path("records/views", search.save_view, name="save-view"),
    path("records/views/<int:pk>/forget", search.forget_view, name="forget-view"),
    path("records/holds", retention.holds, name="holds"),
    path("records/retention", retention.retention_page, name="retention"),
    path("records/retention/<slug:name>", retention.set_rule, name="retention-rule"),
    path("records/dispose", retention.dispose, name="dispose"),
    path("records/<int:number>/hold", retention.place_hold, name="hold"),
    path("records/holds/<int:pk>/lift", retention.lift, name="lift-hold"),
    path("records/<int:number>/", record.record, name="record"),
    path("records/<int:number>/record.pdf", record.pdf, name="record-pdf"),
    path("records/<int:number>/certificate.pdf", record.certificate, name="certificate"),
    path("records/<int:number>/snapshot.json", record.snapshot, name="snapshot"),
]
