"""What a client's file `client.toml` says of how it is built and run."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

_NEEDED = {"needs", "setup", "sample", "replay", "verify-dice"}
_OPTIONAL = {"check", "generate", "stubs"}


class BadClient(Exception):
    """A client's file is not as it should be."""


@dataclass(frozen=True)
class Client:
    """A client in one language.

    Attributes:
        folder: Its folder; commands run there, its name is the language's.
        needs: Programs without which it is skipped.
        setup: Command that builds it.
        sample: Command of its sample; the other programs likewise. Arguments are appended.
        check: Command that checks its code; none: nothing does.
        generate: Command that writes its stubs, where they are committed.
        stubs: The folder of those.
    """

    folder: Path
    needs: tuple[str, ...]
    setup: str
    sample: str
    replay: str
    verify_dice: str
    check: str | None = None
    generate: str | None = None
    stubs: str | None = None

    @property
    def language(self) -> str:
        """The language's name."""
        return self.folder.name


def find_clients(folder: Path) -> dict[str, Path]:
    """The folders of clients, by language."""
    return {each.name: each for each in sorted(folder.iterdir()) if each.is_dir()}


def read_client(folder: Path) -> Client:
    """Read a client's file.

    Raises:
        BadClient: There is none, or something in it is wrong.
    """
    try:
        told = tomllib.loads((folder / "client.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadClient("there is no client.toml") from None
    except tomllib.TOMLDecodeError as error:
        raise BadClient(f"client.toml: {error}") from None
    faults = [f"{key} is missing" for key in sorted(_NEEDED - told.keys())]
    faults += [f"{key} is unknown" for key in sorted(told.keys() - _NEEDED - _OPTIONAL)]
    for key, value in told.items():
        right = _texts(value) if key == "needs" else isinstance(value, str)
        if not right:
            faults.append(
                f"{key} is {value!r}: a {'list of texts' if key == 'needs' else 'text'} is needed"
            )
    if ("generate" in told) != ("stubs" in told):
        faults.append("generate and stubs go together")
    if faults:
        raise BadClient(f"client.toml: {'; '.join(faults)}")
    needs = tuple(told.pop("needs"))
    return Client(folder, needs, **{key.replace("-", "_"): text for key, text in told.items()})


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)
