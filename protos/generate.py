"""Generate the Python stubs of the contract into the package `dozor`.

Run it without options to write the stubs, with `--check` to compare them with
the ones that are there. It owns the folders it writes to: a file in them that
no proto accounts for is removed, or reported.
"""

import argparse
import re
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

import grpc_tools
from grpc_tools import protoc

ROOT = Path(__file__).resolve().parent.parent
PROTOS = ROOT / "protos"
SOURCES = ROOT / "service"
WELL_KNOWN_TYPES = Path(grpc_tools.__file__).parent / "_proto"
INIT = '"""Generated from the contract in protos/ by protos/generate.py; do not edit."""\n'


def find_protos() -> list[Path]:
    """Return the contract's files, sorted, so that protoc always sees one order."""
    return sorted(PROTOS.glob("dozor/*/*.proto"))


def has_service(proto: Path) -> bool:
    """Tell whether the file defines a service; without one, gRPC stubs would be empty."""
    return re.search(r"^service\s", proto.read_text(encoding="utf-8"), re.MULTILINE) is not None


def run_protoc(protos: list[Path], *options: str) -> None:
    """Run protoc over the files, and end the program if it objects."""
    includes = [f"-I{PROTOS}", f"-I{WELL_KNOWN_TYPES}"]
    if protos and protoc.main(["protoc", *includes, *options, *map(str, protos)]) != 0:
        sys.exit("protoc failed, see above")


def generate(protos: list[Path], into: Path) -> None:
    """Write the stubs of all files below the folder `into`."""
    # The plugin comes with the running interpreter's packages: PATH may hold another.
    plugin = shutil.which("protoc-gen-mypy_grpc", path=sysconfig.get_path("scripts"))
    if plugin is None:
        sys.exit("protoc-gen-mypy_grpc is missing: run this with `make protos`")
    run_protoc(protos, f"--python_out={into}", f"--pyi_out={into}")
    run_protoc(
        [proto for proto in protos if has_service(proto)],
        f"--plugin=protoc-gen-mypy_grpc={plugin}",
        f"--grpc_python_out={into}",
        f"--mypy_grpc_out=quiet:{into}",
    )
    for folder in {proto.parent.relative_to(PROTOS) for proto in protos}:
        (into / folder / "__init__.py").write_text(INIT, encoding="utf-8")


def read_stubs(root: Path, protos: list[Path]) -> dict[str, bytes]:
    """Return the content of every stub below `root`, by its path there."""
    folders = {root / proto.parent.relative_to(PROTOS) for proto in protos}
    stubs = (path for folder in folders for path in folder.glob("*.py*") if path.is_file())
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in stubs}


def main() -> int:
    """Write the stubs, or compare them; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only; 1 if anything differs")
    check = parser.parse_args().check

    protos = find_protos()
    if not protos:
        sys.exit("no file matches protos/dozor/*/*.proto")
    with tempfile.TemporaryDirectory() as folder:
        generate(protos, Path(folder))
        fresh = read_stubs(Path(folder), protos)
    present = read_stubs(SOURCES, protos)
    changed = sorted(name for name in fresh if present.get(name) != fresh[name])
    leftover = sorted(present.keys() - fresh.keys())

    for name in [*changed, *leftover]:
        state = "left over" if name in leftover else "differs" if name in present else "missing"
        print(f"service/{name}: {state if check else 'removed' if name in leftover else 'written'}")
    if check:
        if changed or leftover:
            print("The stubs do not match the contract: run `make protos`.")
        return 1 if changed or leftover else 0

    for name in changed:
        target = SOURCES / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(fresh[name])
    for name in leftover:
        (SOURCES / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
