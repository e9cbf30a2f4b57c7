class ServiceError(RuntimeError):
    """A service cannot run here; the message names what is wrong and the remedy."""
