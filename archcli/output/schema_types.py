"""JSON Schema from annotations: what `output/data.py` makes of a value, told from its type.

A NamedTuple, a dataclass, a Record and a TypedDict become an object under `$defs`, named after its game and class.
Where a result may leave fields out (`absent`), those that can be null or have a default are not required.
"""

import inspect
import types
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import (
    Annotated,
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import archcli.report
from archcli.dice.roll import Roll
from archcli.record import Record
from archcli.report import Result

Schema = dict[str, Any]
PLAIN: dict[Any, str] = {int: "integer", float: "number", bool: "boolean", str: "string", type(None): "null"}
ANY: Schema = {"type": ["null", "boolean", "number", "string", "array", "object"]}
"""Whatever JSON can hold: what is in a fight under a key of its game's own."""
ROLL: Schema = {
    "type": "object",
    "description": "Dice that were rolled together, in order, and how they were counted.",
    "properties": {
        "label": {"type": "string"}, "dice": {"type": "array", "items": {"type": "integer"}},
        "difficulty": {"type": "integer"}, "successes": {"type": "integer"},
        "bonus": {"type": "integer"}, "total": {"type": "integer"},
    },
    "required": ["label", "dice"],
    "additionalProperties": {"type": "integer"},
}


class Schemas:
    """Gathers the definitions that schemas refer to."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """The schema of a type."""
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Annotated, NotRequired):
            return self.of(args[0])
        if hint is Any:
            return ANY
        if hint in PLAIN:
            return {"type": PLAIN[hint]}
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, types.UnionType):
            return self._any(args)
        if hint is Roll or origin is Roll:
            return self.defined("Roll", lambda: ROLL)
        if origin is tuple and args[-1:] != (...,):
            items = [self.of(part) for part in args]
            if not items:
                return {"type": "array", "maxItems": 0}
            return {"type": "array", "prefixItems": items, "minItems": len(args), "maxItems": len(args)}
        kind = origin or hint
        if isinstance(kind, type) and issubclass(kind, Mapping) and not is_typeddict(kind):
            return {"type": "object", "additionalProperties": self.of(args[1])}
        if isinstance(kind, type) and issubclass(kind, Collection) and not hasattr(kind, "_fields") and args:
            return {"type": "array", "items": self.of(args[0])}
        if isinstance(kind, type) and _has_keys(kind):
            return self.defined(name_of(kind), lambda: self._object(kind))
        return {}

    def _any(self, hints: tuple[Any, ...]) -> Schema:
        schemas = [self.of(hint) for hint in hints]
        simple = [schema["type"] for schema in schemas if list(schema) == ["type"]]
        if len(simple) == len(schemas):
            return {"type": simple}
        if all(set(schema) == {"enum"} or schema == {"type": "null"} for schema in schemas):
            return {"enum": [choice for schema in schemas for choice in schema.get("enum", [None])]}
        return {"anyOf": schemas}

    def defined(self, name: str, make: Callable[[], Schema]) -> Schema:
        """A reference to a definition, made when it is first needed."""
        if name not in self.definitions:
            self.definitions[name] = {}  # a class may hold itself
            self.definitions[name] = make()
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, kind: type) -> Schema:
        told = get_type_hints(kind.data)["return"] if hasattr(kind, "data") else None
        if told is not None and (is_typeddict(told) or not issubclass(get_origin(told) or told, Mapping)):
            return self.of(told)
        hints = keys(kind)
        schema: Schema = {"type": "object", "properties": {name: self.of(hint) for name, hint in hints.items()}}
        if told is None:  # else it tells itself, may leave keys out, or name one that is a word of Python's
            needed = [name for name in hints if name not in optional(kind)]
            schema |= {"required": needed, "additionalProperties": False}
        said = inspect.getdoc(kind)
        return {"description": said.split("\n\n")[0].replace("\n", " ")} | schema if said else schema


def _has_keys(kind: type) -> bool:
    return (
        issubclass(kind, Record) or is_dataclass(kind) or is_typeddict(kind)
        or hasattr(kind, "_fields") or hasattr(kind, "data")
    )


def name_of(kind: type) -> str:
    """What a class is called under `$defs`: `murk.Melee`, `Modifier`."""
    parts = kind.__module__.split(".")
    return ".".join([*(part for part in parts[2:3] if parts[1] == "rules"), kind.__name__])


def keys(kind: type) -> dict[str, Any]:
    """The keys that a value of this class has in JSON, each with its type."""
    return {_key(kind, name): hint for name, hint in _fields(kind).items()}


def _key(kind: type, name: str) -> str:
    return name.rstrip("_") if issubclass(kind, (Result, Record)) else name


def _fields(kind: type) -> dict[str, Any]:
    hints = _hints(kind)
    names: Collection[str] = getattr(kind, "_fields", None) or getattr(kind, "SHOWN", None) or hints
    if is_dataclass(kind):
        names = [field.name for field in fields(kind) if field.metadata.get("shown", True)]
    return {name: hints[name] for name in names}


def optional(kind: type) -> set[str]:
    """The keys that a value of this class may lack."""
    if is_typeddict(kind):
        return {name for name, hint in _hints(kind).items() if get_origin(hint) is NotRequired}
    if not issubclass(kind, Result) or kind.absent is Result.absent:
        return set()
    assert is_dataclass(kind)
    own: dict[str, Field[Any]] = {field.name: field for field in fields(kind)}
    return {
        _key(kind, name) for name, hint in _fields(kind).items()
        if type(None) in get_args(hint) or own[name].default is not MISSING
    } - {"rolls", "modifiers"}


def _hints(kind: type) -> dict[str, Any]:
    """The annotations of a class and its bases, also where a type is imported for checkers alone."""
    if is_typeddict(kind):
        return get_type_hints(kind, include_extras=True)
    hints: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        names = {"Roll": Roll, "Rolled": Roll, **vars(archcli.report), **vars(inspect.getmodule(base) or types)}
        # A NamedTuple keeps an annotation that is read as text as a reference to it.
        texts = {
            name: hint.__forward_arg__ if isinstance(hint, ForwardRef) else hint
            for name, hint in inspect.get_annotations(base).items()
        }
        hints |= {name: eval(hint, names) if isinstance(hint, str) else hint for name, hint in texts.items()}
    return hints
