"""The refusal of an option that a command does not have: the nearest spelling, else what it may have meant."""

from collections.abc import Collection

from archcli.cli.shared import ROLLING, SHARED
from archcli.errors import UsageError, near_names

MEANT: dict[str, tuple[str, ...]] = {
    # what is typed in other programs and games: the options of archcli that mean it, the first that a command has
    "bonus": ("--modify", "--modifier"), "malus": ("--modify", "--modifier"), "penalty": ("--modify", "--modifier"),
    "modifier": ("--modify",), "mod": ("--modify", "--modifier"), "plus": ("--modify", "--modifier"),
    "advantage": ("--modify",), "disadvantage": ("--modify",), "reason": ("--modify",),
    "hp": ("--hit-points",), "hitpoints": ("--hit-points",), "target-hp": ("--hit-points",),
    "health": ("--hit-points",), "health-points": ("--hit-points",), "life": ("--hit-points",),
    "ac": ("--defense", "--resistance"), "armor-class": ("--ac", "--defense"), "dc": ("--difficulty", "--dr"),
    "dr": ("--difficulty",), "target-number": ("--difficulty", "--dr"), "tn": ("--difficulty", "--dr"),
    "damage": ("--damage-pool",), "damage-dice": ("--damage-pool", "--damage"), "attack": ("--pool", "--bonus"),
    "character": ("--sheet",), "file": ("--sheet",), "from": ("--sheet",),
    "times": ("--repeat",), "count": ("--repeat",), "number": ("--repeat",), "rolls": ("--repeat",),
    "faces": ("--dice",), "rolled": ("--dice",), "random-seed": ("--seed",), "rng": ("--seed",),
    "probability": ("--odds",), "probabilities": ("--odds",), "chance": ("--odds",), "stats": ("--odds",),
    "simulate": ("--samples",), "monte-carlo": ("--samples",), "compare": ("--vs",), "versus": ("--vs",),
    "output": ("--format",), "silent": ("--quiet",), "brief": ("--quiet",), "rules": ("--house",),
    "rulings": ("--house",), "config": ("--house",), "colour": ("--color",), "no-color": ("--color",),
    "scan": ("--over",), "range": ("--over",), "fields": ("--pick",), "keys": ("--pick",), "buckets": ("--bands",),
}
"""By the name without its dashes."""
SHARED_NAMES = {name for declaration in SHARED.values() for name in declaration.given.names}
CLOSE = 0.7
"""How alike two spellings are at least (1: the same), of which one is taken for a slip of the other."""


def unknown_option(name: str, known: Collection[str], *, within: str = "", leading: bool = False) -> UsageError:
    """The refusal. `known`: every spelling there is; `within`: the cluster that it stands in; `leading`: it stands
    before the command."""
    names = [spelling for spelling in known if spelling.startswith("--")]
    meant = next(iter([*near_names(name, names, close=CLOSE), *meanings(name, names)]), None)
    said = f'unknown option "{name}"' + (f' in "{within}"' if within else "")
    if leading and name in SHARED_NAMES:
        said += ": options stand behind their command"
    elif name in ROLLING:
        said += ": nothing is rolled here"
    elif meant:
        said += f': did you mean "{meant}"?'
    return UsageError(said, option=name, choices=names)


def meanings(name: str, known: Collection[str]) -> list[str]:
    """What an option of another name is called here, if the command has it."""
    return [option for option in MEANT.get(name.lstrip("-").casefold(), ()) if option in known]
