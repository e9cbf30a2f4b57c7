"""What has been mailed, for tests that read it."""

from django.core import mail
from django.core.mail import EmailMessage

from accounts import emails


def mailed() -> list[EmailMessage]:
    """All mail, once a worker has sent the letters that wait."""
    for pk in emails.find_due():
        emails.send(pk)
    return mail.outbox
