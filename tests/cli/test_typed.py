"""What was typed, and the layers below it."""

from typing import Annotated, Any, Literal, NamedTuple

import pytest

from archcli.cli.options import parameters
from archcli.cli.typed import Typed, checked, key_of
from archcli.errors import RuleError, SheetError, UsageError
from archcli.given import POOL, From, Given, Range, Word, declared
from archcli.record import Record
from archcli.sheet import Character, Key


class Side(Record):
    strength: Annotated[int, Range(0, 100), Given("--strength", sheet="strength or speed", help="Dice.")]
    bonus: Annotated[int, Given("--target-bonus", help="Points.")] = 2
    flags: Annotated[tuple[Literal["a", "b"], ...], Given("--flag", help="Flags.")] = ()
    skill: Annotated[int | None, Given("--skill", takes=POOL, sheet="skill", help="A skill.")] = None
    prone: Annotated[bool, Given("--prone", sheet="prone", help="Lies.")] = False
    name: str = ""


class Sheet(Character):
    system: Annotated[Literal["toy"], Key()]
    strength: Annotated[int | None, Key()] = None
    speed: Annotated[int | None, Key()] = None
    prone: Annotated[bool, Key()] = False


def sheet(**keys: Any) -> Sheet:
    return Sheet.of({"system": "toy", "name": "Ann", **keys}, file="ann.toml")


def typed(**values: Any) -> Typed:
    nothing: dict[str, Any] = {"strength": None, "target_bonus": None, "flag": [], "skill": None, "prone": False}
    return Typed(nothing | values)


@pytest.mark.parametrize(("values", "layers", "strength"), [
    ({"strength": 0}, [{"strength": 3}], 0), ({}, [{"strength": 3}, sheet(strength=4)], 3),
    ({}, [None, {}, sheet(strength=4)], 4), ({}, [sheet(speed=5)], 5), ({"strength": 1}, [], 1),
])
def test_typed_beats_state_beats_sheet(values: dict[str, Any], layers: list[Any], strength: int) -> None:
    """Each number comes from the first that knows it; 0 is known, and an empty layer knows nothing."""
    side = typed(**values).lay(Side, *layers, name="Ann")
    assert side == Side(strength=strength, name="Ann")


def test_flags_and_lists() -> None:
    """A flag that is not typed leaves the sheet's; a list becomes a tuple."""
    assert typed(strength=1, flag=["a", "b"]).lay(Side).flags == ("a", "b")
    assert typed(strength=1).lay(Side, sheet(prone=True)).prone is True
    assert typed(strength=1, prone=True).lay(Side, sheet()).prone is True


def test_facts_are_known_already() -> None:
    """A fact beats what was typed."""
    assert typed(strength=1).lay(Side, strength=9).strength == 9


def test_a_layer_of_the_same_kind_fills_what_is_left() -> None:
    """What was typed is laid over a whole record, undeclared fields and all."""
    under = Side(strength=3, bonus=5, flags=("a",), name="Orc")
    assert typed(strength=4).lay(Side, {"skill": 7}, under) == under.replace(strength=4, skill=7)


def test_texts_that_stand_for_something_are_read() -> None:
    """A reader is told the text and the option."""
    read = {POOL: lambda text, option: len(text) if option == "--skill" else -1}
    assert typed(strength=1, skill="deft").lay(Side, readers=read).skill == 4


def test_what_is_worked_out_of_sheets() -> None:
    """It is asked for only where nobody gave it; what it lacks is refused with the option that would do instead."""
    lacking = sheet()
    assert typed().lay(Side, derived={"strength": lambda: 7, "skill": lambda: None}) == Side(strength=7)
    assert typed(strength=1).lay(Side, derived={"strength": lambda: lacking.needed("strength")}).strength == 1
    with pytest.raises(SheetError) as refused:
        typed().lay(Side, derived={"strength": lambda: lacking.needed("strength")})
    assert refused.value.hint == "or give --strength"


def test_what_nobody_gave() -> None:
    """Without a sheet the option and the key are named; with one, its file and the key."""
    with pytest.raises(UsageError, match=r"--strength is missing: give --strength, or a sheet with strength or speed"):
        typed().lay(Side)
    with pytest.raises(SheetError) as refused:
        typed().lay(Side, None, sheet())
    assert str(refused.value.mistakes[0]) == "ann.toml: strength: is missing (or speed), and is needed here"
    assert refused.value.hint == "or give --strength"


class Wound(Record):
    track: Annotated[Literal["damage", "strain"], Given("--track", help="Which.")] = "damage"
    total: Annotated[int, Given("--total", sheet="tracks.{track}", help="Points.")]
    die: Annotated[int, Given("--die", sheet="dice.{attribute}", help="Sides.")] = 6


@pytest.mark.parametrize(("values", "wound"), [
    ({}, Wound(total=3, die=8)), ({"track": "strain"}, Wound(track="strain", total=4, die=8)),
])
def test_a_key_that_depends_on_what_is_chosen(values: dict[str, Any], wound: Wound) -> None:
    """In braces stands a field before it, typed, known already or by default, or what the caller names."""
    layer = {"tracks": {"damage": 3, "strain": 4}, "dice": {"body": 8}}
    assert Typed(values).lay(Wound, layer, keys={"attribute": "body"}) == wound
    assert Typed({}).lay(Wound, layer, keys={"attribute": "body"}, track=wound.track) == wound
    with pytest.raises(UsageError, match=f"a sheet with tracks.{wound.track}"):
        Typed(values).lay(Wound, keys={"attribute": "body"})


def test_a_range_that_a_rule_sets() -> None:
    """Who passes it breaks the rule, and the refusal names it."""
    class Used(Record):
        tier: Annotated[int, Range(1, 6, rule="M-08"), Given("--tier", help="Tier.")] = 2

    with pytest.raises(RuleError, match="--tier is 7, and must be 1 to 6") as refused:
        checked(declared(Used)["tier"], 7)
    assert refused.value.rule == "M-08"


def test_named_tuples_are_laid_too() -> None:
    """Its fields are found by their options."""
    class Pair(NamedTuple):
        left: Annotated[int, Given("--left", help="Left.")]
        right: Annotated[int, Given("--right", help="Right.")] = 2
        middle: str = ""

    assert Typed({"left": 1, "right": None}).lay(Pair) == Pair(1)
    assert Typed({"left": 1, "right": None}).lay(Pair, Pair(5, 6, "m")) == Pair(1, 6, "m")


@pytest.mark.parametrize(("field", "value", "said"), [
    ("strength", 101, "--strength is 101, and must be 0 to 100"), ("strength", -1, "must be 0 to 100"),
    ("flags", ["a", "c"], 'unknown value of --flag "c"'),
])
def test_values_are_checked(field: str, value: Any, said: str) -> None:
    """Range and choices are those of the declaration."""
    with pytest.raises(UsageError, match=said):
        checked(declared(Side)[field], value)


@pytest.mark.parametrize(("field", "value"), [("flags", []), ("flags", ["b"]), ("strength", None), ("strength", 100)])
def test_values_that_are_right(field: str, value: Any) -> None:
    """Nothing typed is right too."""
    assert checked(declared(Side)[field], value) == value


APART = (("--strength", "--skill or --prone", "why"),)
NEEDS = (("--prone", "--skill or --flag", "why"),)


@pytest.mark.parametrize(("values", "said"), [
    ({"strength": 0, "prone": True}, "--strength does not go with --prone: why"),
    ({"strength": 0, "skill": "x"}, "--strength does not go with --skill: why"),
    ({"prone": True}, "--prone needs --skill or --flag: why"),
])
def test_options_that_exclude_or_need_one_another(values: dict[str, Any], said: str) -> None:
    """Of several in a row of the table any one will do."""
    typed(flag=["a"], prone=True).refuse(apart=APART, needs=NEEDS)
    with pytest.raises(UsageError) as refused:
        typed(**values).refuse(apart=APART, needs=NEEDS)
    assert refused.value.message == said


def test_what_was_typed_is_asked_by_name() -> None:
    """`has`, `first` and `replace` go by the option's name with underscores."""
    options = typed(target_bonus=0)
    assert (options.has("target_bonus"), options.has("prone"), options["target_bonus"]) == (True, False, 0)
    assert options.first("prone", "target_bonus", "strength") == "--target-bonus"
    assert options.first("prone") is None
    assert options.replace(prone=True).first("prone", "target_bonus") == "--prone"
    assert (options.first_of(Side), typed().first_of(Side)) == ("--target-bonus", None)


class Foe(Record):
    foe: Annotated[int | None, Given("--foe", panel="Foes", help="A foe.")] = None
    bonus: Annotated[int, Given("--target-bonus", help="The same option again.")] = 0


def command(
    rulings: object, words: Annotated[tuple[str, ...], Word("[WORD...]", help="Words.")],
    options: Annotated[Typed, From(Side, Foe, leave=("--skill",), panel="Sides")],
    times: Annotated[int, Range(1), Given("--times", help="How often.")] = 1,
) -> None:
    """A command."""


def test_parameters_of_a_command() -> None:
    """Words, the options of records, each once, and options of its own, in the order of the signature."""
    taken = parameters(command)
    assert [parameter.name for parameter in taken.listed] == [
        "words", "strength", "target_bonus", "flag", "prone", "foe", "times",
    ]
    panels = [parameter.annotation.__metadata__[0].rich_help_panel for parameter in taken.listed[1:]]
    assert panels == ["Sides", "Sides", "Sides", "Sides", "Foes", None]
    called = taken.call({
        "words": ["a"], "strength": 3, "target_bonus": None, "flag": [], "prone": False, "foe": 1, "times": 2,
    })
    assert (called["words"], called["times"]) == (("a",), 2)
    assert called["options"].lay(Side) == Side(strength=3)
    assert called["options"].lay(Foe) == Foe(foe=1)
    with pytest.raises(UsageError, match="--times is 0"):
        taken.call({
            "words": [], "strength": 3, "target_bonus": None, "flag": [], "prone": False, "foe": 1, "times": 0,
        })


def test_keys_of_options_and_words() -> None:
    """An option is kept under its name, a word under its field."""
    assert key_of(declared(Side)["bonus"]) == "target_bonus"
    assert key_of(parameters(command).declared["words"]) == "words"
