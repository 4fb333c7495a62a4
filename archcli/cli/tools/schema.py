"""`archcli schema`: the JSON Schema of what a command prints with `--json`."""

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, Any, NamedTuple

from archcli.cli.limits import every_limit
from archcli.cli.options import parameters
from archcli.cli.plan import Plan, Planned, Stepped
from archcli.cli.tree import Branch, Entry, Tree, at, game_of, root
from archcli.errors import CODES, UsageError
from archcli.fight.log import Log
from archcli.games import GAMES
from archcli.given import COMMAND, MEMBER, Word
from archcli.output.schema_types import ANY, Schema, Schemas, keys, name_of
from archcli.report import Result

DRAFT = "https://json-schema.org/draft/2020-12/schema"
NUMBER: Schema = {"type": "number"}
BESIDE = {"versus": "odds", "repeat": "result", "fight": "result"}
"""What stands beside a part of the document alone."""
STEP: Schema = {
    "type": "object", "description": "The step of a fight that it was, and every value that it changed.",
    "properties": {
        "file": {"type": "string"}, "step": {"type": "integer", "minimum": 1},
        "changes": {"type": "array", "items": {
            "type": "object", "properties": {"who": {"type": ["string", "null"]}, "key": {"type": "string"},
                                             "from": ANY, "to": ANY},
            "required": ["who", "key", "from", "to"], "additionalProperties": False,
        }},
    },
    "required": ["file", "step", "changes"], "additionalProperties": False,
}
CHANCE: Schema = {"type": "number", "minimum": 0, "maximum": 1}


class Printed(NamedTuple):
    """A command that prints JSON: its path, its game (empty: that of what it tells), and the classes of its result.

    `resolves`: it has odds, and may be a step of a fight; `steps`: it is one, of the group `fight`.
    """

    path: tuple[str, ...]
    system: str
    results: tuple[type[Result], ...]
    resolves: bool
    explains: bool
    steps: bool = False

    @property
    def name(self) -> str:
        """The path as typed."""
        return " ".join(self.path)


def schema(
    command: Annotated[str | None, Word("[COMMAND]", takes=COMMAND, help="Of this command alone.")] = None,
    member: Annotated[str | None, Word("[MEMBER]", takes=MEMBER, help="Of this command of a game alone.")] = None,
) -> str:
    """The JSON Schema of what commands print with --json.

    Example: archcli schema attack

    Example: archcli schema murk melee
    """
    path = tuple(word for word in (command, member) if word is not None)
    chosen = list(printed(at(root(), path), path))
    if not chosen:
        raise UsageError(f"{' '.join(path)} prints no JSON")
    return json.dumps(document(chosen), ensure_ascii=False, indent=2)


def printed(here: Entry | Branch | Tree, path: tuple[str, ...] = ()) -> Iterator[Printed]:
    """The commands at a place of the tree that print JSON."""
    if isinstance(here, Entry):
        command = _printed(here, path)
        if command.results:
            yield command
        return
    for name, entry in (here.entries if isinstance(here, Branch) else here).items():
        yield from printed(entry, (*path, name))


def _printed(entry: Entry, path: tuple[str, ...]) -> Printed:
    taken = parameters(entry.load())
    returned, game = taken.returned, game_of(path)
    explains = taken.returned == Planned
    if returned in (Plan, Planned):
        return Printed(
            path=path, system=game, results=tuple(_classes(entry, game, path[-1])), resolves=True, explains=explains,
        )
    if returned is Stepped:
        return Printed(
            path=path, system="", results=tuple(_classes(entry, "", path[-1])), resolves=False, explains=False,
            steps=True,
        )
    tells = isinstance(returned, type) and issubclass(returned, Result) and not issubclass(returned, Log)
    results: tuple[Any, ...] = (returned,) if tells else ()
    return Printed(path=path, system=game, results=results, resolves=False, explains=explains)


def _classes(entry: Entry, game: str, name: str) -> Iterator[type[Result]]:
    """The result classes of a command: those that its entry names, else that of its own name."""
    module = name.replace("-", "_")
    places = entry.result or f"archcli.rules.{game}.{module}:{module.title().replace('_', '')}"
    for place in places.split("|"):
        where, _, kind = place.strip().partition(":")
        yield getattr(import_module(where), kind)


def document(commands: list[Printed]) -> Schema:
    """The schema of everything that these commands print with `--json`, errors included."""
    schemas = Schemas()
    lines = [_line(command, schemas) for command in commands]
    title = f"archcli {commands[0].name} --json" if len(commands) == 1 else "archcli --json"
    definitions = dict(sorted(schemas.definitions.items())) | {"Error": ERROR, "Refusal": _refusal()}
    return {
        "$schema": DRAFT, "title": title, "description": "One line of what is printed with --json.",
        "anyOf": [*lines, {"$ref": "#/$defs/Error"}], "$defs": definitions,
    }


def _line(command: Printed, schemas: Schemas) -> Schema:
    """The schema of a line of a command: who says it, and one part."""
    parts: Schema = {"result": _either([schemas.of(kind) for kind in command.results])}
    if command.explains:
        parts["explanation"] = {"type": "string"}
    beside: Schema = {}
    if command.resolves:
        outcome = _either([_outcome(kind, schemas) for kind in command.results])
        odds = schemas.defined(f"{'.'.join(command.path)}.odds", lambda: _odds(outcome))
        parts |= {"odds": odds, "over": _over(odds), "summary": _summary(outcome)}
        beside["versus"] = {"type": "array", "minItems": 1, "items": {
            "type": "object", "properties": {"options": {"type": "string"}, "odds": odds},
            "required": ["options", "odds"], "additionalProperties": False,
        }}
    if command.resolves or command.steps:
        beside["fight"] = schemas.defined("Step", lambda: STEP)
    seed: Schema = {"type": ["integer", "null"] if command.resolves or command.steps else "null"}
    head: Schema = {
        "archcli": {"const": 1, "description": "The version of this structure."},
        "version": {"type": "string"},
        "system": _system(command),
        "command": {"const": "fight" if command.path[0] == "fight" else command.path[-1]},
        "seed": seed,
    }
    if command.resolves:
        beside["repeat"] = {"type": "integer", "minimum": 1, "description": "Which of the N results of -n it is."}
    line: Schema = {
        "type": "object", "properties": head | parts | beside, "required": [*head],
        "oneOf": [{"required": [name]} for name in parts], "additionalProperties": False,
    }
    return line | ({"dependentRequired": {name: [BESIDE[name]] for name in beside}} if beside else {})


def _system(command: Printed) -> Schema:
    """The game; none of what mere dice come to, and any where a tool tells of one."""
    if not command.system:
        return {"enum": [*GAMES, "archcli"]}
    dice = any(kind.__module__.startswith("archcli.notation") for kind in command.results)
    return {"enum": [command.system, None]} if dice else {"const": command.system}


def _either(schemas: list[Schema]) -> Schema:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _outcome(kind: type[Result], schemas: Schemas) -> Schema:
    def made() -> Schema:
        hints = {name: hint for name, hint in keys(kind).items() if name not in ("rolls", "modifiers")}
        properties = {name: schemas.of(hint) for name, hint in hints.items()}
        return {"type": "object", "properties": properties, "additionalProperties": False}

    return schemas.defined(f"{name_of(kind)}.outcome", made)


def _odds(outcome: Schema) -> Schema:
    share: Schema = {
        "probability": CHANCE, "fraction": {"type": "string", "pattern": "^[0-9]+(/[0-9]+)?$"},
        "standard_error": NUMBER,
    }
    return {
        "type": "object",
        "properties": {
            "exact": {"type": "boolean"},
            "samples": {"type": "integer", "minimum": 1},
            "truncated": {"type": "number", "description": "The chance that is left out: explosions have no end."},
            "outcomes": {"type": "array", "minItems": 1, "items": {
                "type": "object",
                "properties": {"outcome": outcome, **share},
                "required": ["outcome", "probability"], "additionalProperties": False,
            }},
            "chance": {"type": "object", "additionalProperties": CHANCE},
            "mean": {"type": "object", "additionalProperties": NUMBER},
            "of": {"type": ["string", "null"], "description": "The key that the deviation and the quantiles are of."},
            "standard_deviation": NUMBER,
            "quantiles": {"type": "object", "additionalProperties": NUMBER},
            "bands": {"type": "array", "minItems": 1, "items": {
                "type": "object",
                "properties": {
                    "from": {"type": ["integer", "null"]}, "to": {"type": ["integer", "null"]}, **share,
                },
                "required": ["from", "to", "probability"], "additionalProperties": False,
            }},
        },
        "required": ["exact", "outcomes", "chance", "mean", "of"], "additionalProperties": False,
    }


def _over(odds: Schema) -> Schema:
    """The points of a scan: each with odds, or with the error that refuses it."""
    return {"type": "array", "minItems": 1, "items": {
        "type": "object",
        "properties": {
            "at": {"type": "object", "additionalProperties": {"type": ["integer", "string"]}},
            "odds": odds, "error": {"$ref": "#/$defs/Refusal"},
        },
        "required": ["at"], "oneOf": [{"required": ["odds"]}, {"required": ["error"]}], "additionalProperties": False,
    }}


def _summary(outcome: Schema) -> Schema:
    return {
        "type": "object",
        "properties": {
            "count": {"type": "integer", "minimum": 1},
            "of": {"type": ["string", "null"]},
            **dict.fromkeys(("mean", "standard_deviation", "minimum", "maximum"), NUMBER),
            "quantiles": {"type": "object", "additionalProperties": NUMBER},
            "histogram": {"type": "array", "items": {
                "type": "object",
                "properties": {"value": {"anyOf": [NUMBER, outcome]}, "count": {"type": "integer", "minimum": 1}},
                "required": ["value", "count"], "additionalProperties": False,
            }},
            "chance": {"type": "object", "additionalProperties": CHANCE},
        },
        "required": ["count", "of", "histogram", "chance"], "additionalProperties": False,
    }


ERROR: Schema = {
    "description": "A mistake, on standard error.", "type": "object",
    "properties": {"archcli": {"const": 1}, "error": {"$ref": "#/$defs/Refusal"}},
    "required": ["archcli", "error"], "additionalProperties": False,
}


def _refusal() -> Schema:
    """The schema of a mistake: `CODES` has its code, and every limit that it may name is registered."""
    text: Schema = {"type": "string"}
    mistake = {
        "type": "object",
        "properties": dict.fromkeys(("file", "key", "message"), text) | {"line": {"type": ["integer", "null"]}},
        "required": ["file", "key", "message", "line"], "additionalProperties": False,
    }
    error: Schema = {
        "code": {"anyOf": [{"const": code, "description": when} for code, when in CODES.items()]},
        "message": text,
        "hint": {"type": ["string", "null"]},
        "rule": {"type": "string", "description": "The id of the rule that refuses."},
        "option": {"type": "string", "description": "The option that it is about."},
        "choices": {"type": "array", "items": text, "description": "What may stand there."},
        "line": {"type": "integer", "minimum": 1, "description": "The line of standard input."},
        "column": {"type": "integer", "minimum": 1, "description": "Where in the notation, in characters."},
        "end": {"type": "integer", "minimum": 1, "description": "Where the word there ends, one past it."},
        "limit": {"enum": [*every_limit()], "description": "The limit that is passed."},
        "asked": {"type": ["integer", "null"]},
        "max": {"type": ["integer", "null"]},
        "mistakes": {"type": "array", "items": mistake},
    }
    return {
        "type": "object", "properties": error, "required": ["code", "message"], "additionalProperties": False,
    }
