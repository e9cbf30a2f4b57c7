"""Sinks, which approved records are sent to. Another sink is a class with the interface of
`base.Sink`.
"""
