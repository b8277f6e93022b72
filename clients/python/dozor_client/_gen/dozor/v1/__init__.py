"""Generated from the contract in protos/ by generate.sh; do not edit."""
