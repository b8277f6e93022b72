"""What authors of rulebooks need: their own scenarios tested, and two rulebooks compared."""
