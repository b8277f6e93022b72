"""Stories: fights as a reader would tell them, each with what must come of it and why."""
