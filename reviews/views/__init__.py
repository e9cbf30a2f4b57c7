"""Pages: read models, and one thin function a URL. Decisions themselves are `reviews.decisions`."""
