"""From a fight file to a request message of the contract."""
