"""Pages of reviews: read models, and one thin view a URL. The decisions are `reviews.decisions`."""
