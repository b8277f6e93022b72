"""Generated from the contract in protos/ by protos/generate.py; do not edit."""
