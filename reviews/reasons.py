"""What people say for a decision."""


def said(text: str) -> str:
    """The text without space around it; empty where it holds no letter and no digit.

    Dots, or characters that nobody sees, are no reason.
    """
    text = text.strip()
    return text if any(character.isalnum() for character in text) else ""
