"""What has been mailed, for tests that read it."""

from django.core import mail
from django.core.mail import EmailMessage

from accounts import letters


def mailed() -> list[EmailMessage]:
    """All mail, once a worker has sent the letters that wait."""
    for pk in letters.find_due():
        letters.send(pk)
    return mail.outbox
