"""Golden requests and answers for clients in any language, and what replays them through each."""
