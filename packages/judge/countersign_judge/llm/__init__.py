"""The client of every model server, and the engine that needs no model."""
