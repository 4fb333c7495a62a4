"""Every mistake has a code of the one table, and every code of the table is said somewhere."""

import ast
from collections.abc import Iterator

from archcli.errors import CODES, ArchcliError
from tests.running import archcli
from tests.sources import modules, nodes

NAMED = ("OddsError", "NotationError", "refuse")
"""What takes a code as its first argument; `refuse` is of dice notation and leaves `notation.` out."""


def kinds(kind: type[ArchcliError] = ArchcliError) -> Iterator[type[ArchcliError]]:
    """Every class of mistakes."""
    yield kind
    for narrower in kind.__subclasses__():
        yield from kinds(narrower)


def written() -> Iterator[str]:
    """The codes that the program names where it raises or says a mistake."""
    for path in modules().values():
        for node in nodes(path):
            if isinstance(node, ast.Dict):
                pairs = zip(node.keys, node.values, strict=True)
                yield from (
                    str(value.value) for key, value in pairs
                    if isinstance(key, ast.Constant) and key.value == "code" and isinstance(value, ast.Constant)
                )
            elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                code = str(node.args[0].value)
                if name in NAMED and (name != "refuse" or "notation" in path.parts):
                    yield f"notation.{code}" if name == "refuse" else code


def test_codes_are_those_of_the_table() -> None:
    found = {kind.code for kind in kinds()} | {*written()}
    assert found == {*CODES}
    assert all(sentence.endswith(".") for sentence in CODES.values())


def test_a_rule_ends_its_message() -> None:
    """The message of a refused rule ends with its id, for people and for scripts, which have it by itself too."""
    data = archcli("attack -m quick -m reckless --json").error
    assert (data["code"], data["rule"], data["message"][-7:]) == ("rule", "A-46", " (A-46)")
    assert data["message"] == archcli("attack -m quick -m reckless").err.removeprefix("error: ").rstrip("\n")
