"""The API: what every endpoint shares, and the endpoints of transcripts."""
