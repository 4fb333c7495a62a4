"""What TAB offers in the place of an option or word follows from its declaration."""

from typing import Annotated, Any, Literal

from archcli.cli.completion.kinds import CHOICE, NONE, Value, value_of
from archcli.given import NAMES, NOTATION, OTHER_POOL, SHEET, Given, Range, Word, declaration_of
from tests.each import each

PLACES: dict[str, tuple[Any, Value]] = {
    "words of the type": (Annotated[Literal["near", "far"], Given("--at", help="")], Value(CHOICE, ("near", "far"))),
    "words of the option": (Annotated[str, Given("--at", choices=("a", "b"), help="")], Value(CHOICE, ("a", "b"))),
    "a list elsewhere": (
        Annotated[str, Given("--shell", choices="archcli.cli.completion.scripts:SHELLS", help="")],
        Value(CHOICE, ("bash", "zsh", "fish")),
    ),
    "a dozen numbers": (
        Annotated[int | None, Range(1, 12), Given("-n", help="")], Value(CHOICE, tuple(map(str, range(1, 13)))),
    ),
    "more than a dozen": (Annotated[int | None, Range(1, 13), Given("-n", help="")], Value()),
    "numbers without end": (Annotated[int, Range(1), Given("-n", help="")], Value()),
    "numbers between others": (Annotated[float, Range(0, 1), Given("-n", help="")], Value()),
    "a sheet": (Annotated[str, Word("[FOE]", takes=SHEET, help="")], Value(SHEET)),
    "stats of the other": (Annotated[str, Given("--pool", takes=OTHER_POOL, help="")], Value(OTHER_POOL)),
    "names in a row": (
        Annotated[str, Given("--order", takes=NAMES, metavar="NAME,NAME,...", help="")], Value(NAMES, joint=","),
    ),
    "a name and its number": (Annotated[str, Given("--foe", takes=NAMES, metavar="NAME=N", help="")],
                              Value(NAMES, joint="=")),
    "dice": (Annotated[str, Given("--damage", takes=NOTATION, help="")], Value(NONE)),
    "any text": (Annotated[str, Given("--name", help="")], Value(NONE)),
    "a flag": (Annotated[bool, Given("--prone", help="")], Value(NONE)),
}


@each("place", PLACES)
def test_a_place_offers(place: str) -> None:
    hint, offered = PLACES[place]
    declaration = declaration_of("field", hint)
    assert declaration is not None
    assert value_of(declaration) == offered
