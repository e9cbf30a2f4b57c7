"""Sinks: where approved records are sent on to. Another sink is a class with the interface of
`base.Sink`.
"""
