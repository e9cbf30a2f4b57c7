"""Pages of reviews: read models and one thin view per URL. Decisions are in `reviews.decisions`."""
