"""Pages of notifications and webhooks."""

from django.urls import path

from delivery.views import notifications
from delivery.webhooks import views as webhooks

urlpatterns = [
    path("notifications/", notifications.notifications_page, name="notifications"),
    path("notifications/read", notifications.mark_read, name="notifications-read"),
    path("notifications/settings", notifications.mail_preferences, name="notification-settings"),
    path("records/<int:number>/ask", notifications.ask_correction, name="ask-correction"),
    path("webhooks/", webhooks.webhooks_page, name="webhooks"),
    path("webhooks/<uuid:pk>/", webhooks.webhook_page, name="webhook"),
    path("webhooks/<uuid:pk>/change", webhooks.change_webhook, name="webhook-change"),
    path(
        "webhooks/<uuid:pk>/deliveries/<uuid:delivery_id>/resend",
        webhooks.resend_delivery,
        name="webhook-resend",
    ),
]
