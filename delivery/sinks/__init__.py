"""Where approved records go on to. Another sink is one class with the interface of `base.Sink`."""
