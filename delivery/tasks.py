from uuid import UUID

from celery import shared_task

from accounts import emails, events, sessions, tokens
from delivery import anchors, notifications
from delivery.sinks import dispatching
from delivery.webhooks import deliveries
from records import circulation


@shared_task(name="delivery.outbox", acks_late=False)
def outbox() -> None:
    """Send all that is due: a lost message or a killed worker delays it until the next tick."""
    deliveries.make_deliveries()
    for endpoint in deliveries.due_endpoints():
        deliver.delay(str(endpoint))
    for sink in dispatching.due_sinks():
        dispatch.delay(sink)


@shared_task(name="delivery.deliver")
def deliver(endpoint_id: str) -> None:
    deliveries.send_to_endpoint(UUID(endpoint_id))


@shared_task(name="delivery.dispatch")
def dispatch(sink: str) -> None:
    dispatching.send_due_records(sink)


@shared_task(name="delivery.anchors", acks_late=False)
def anchors_tick() -> None:
    """Send the checkpoints that a receiver still lacks."""
    for name in anchors.find_late_receivers():
        anchor.delay(name)


@shared_task(name="delivery.anchor", acks_late=False)
def anchor(name: str) -> None:
    anchors.send_checkpoints(name)


@shared_task(name="delivery.notify", acks_late=False)
def notify() -> None:
    """Write new notifications and the mail of approved minutes; a lost letter is sent again at the
    next tick."""
    notifications.write_new_notifications()
    circulation.send_due()
    for user_id in notifications.due_mailboxes():
        mail.delay(user_id)
    tokens.check_expiry()
    events.forget_sign_ins()
    sessions.delete_ended()
    for letter in emails.find_due():
        account_letter.delay(letter)


@shared_task(name="delivery.mail")
def mail(user_id: int) -> None:
    notifications.send_mail_to(user_id)


@shared_task(name="accounts.letter")
def account_letter(pk: int) -> None:
    emails.send(pk)
