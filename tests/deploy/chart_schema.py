"""What the chart's schema says of the server's settings, made from the settings themselves."""

import math
from typing import Any

from dozor.settings import OPTIONS, Option
from dozor.settings.kinds import Choice, Number, Switch, Whole


def settings_schema() -> dict[str, Any]:
    """The schema of `settings`."""
    return {
        "type": "object",
        "description": "The server's settings; what is left out has the server's default.",
        "additionalProperties": False,
        "properties": {option.name: _setting(option) for option in OPTIONS},
    }


def _setting(option: Option) -> dict[str, Any]:
    shown = f"{option.default:g}" if isinstance(option.default, float) else str(option.default)
    if isinstance(option.kind, Switch):
        shown = shown.lower()
    text = f"{option.help} (default: {shown})" if shown else option.help
    return {**_kind(option), "description": text}


def _kind(option: Option) -> dict[str, Any]:
    kind = option.kind
    if isinstance(kind, Whole):
        # The image's user may take no port below 1024, and the Service must know which it is.
        least = 1024 if option.name.endswith("_port") else kind.least
        return {"type": "integer", "minimum": least, "maximum": kind.most}
    if isinstance(kind, Number):
        most = {} if math.isinf(kind.most) else {"maximum": _plain(kind.most)}
        return {"type": "number", "minimum": _plain(kind.least), **most}
    if isinstance(kind, Switch):
        return {"type": "boolean"}
    if isinstance(kind, Choice):
        return {"type": "string", "enum": list(kind.words)}
    return {"type": "string"}


def _plain(number: float) -> float:
    return int(number) if number == int(number) else number
