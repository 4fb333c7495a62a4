"""Records: frozen values with named fields, given by keyword alone and light to define.

A frozen dataclass with slots costs more to define than a short command takes to resolve; a `Record` costs a
twentieth of that. Checkers read it as a keyword-only frozen dataclass.
"""

from inspect import get_annotations
from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Record:
    """A frozen value. Fields are annotations, those of a base first; a class attribute of the name is the default.

    In a result its fields are keys, except what a class keeps to itself: `class Clash(Record, unshown=("rolls",))`.
    """

    __slots__ = ("_hash",)

    FIELDS: ClassVar[tuple[str, ...]] = ()
    SHOWN: ClassVar[tuple[str, ...]] = ()
    DEFAULTS: ClassVar[dict[str, Any]] = {}
    NAMES: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, unshown: tuple[str, ...] = ()) -> None:
        own = [name for name in get_annotations(cls) if not name.isupper()]
        cls.FIELDS = tuple(dict.fromkeys([*cls.FIELDS, *own]))
        cls.NAMES = frozenset(cls.FIELDS)
        cls.SHOWN = tuple(dict.fromkeys([*cls.SHOWN, *(name for name in own if name not in unshown)]))
        cls.DEFAULTS = cls.DEFAULTS | {name: cls.__dict__[name] for name in own if name in cls.__dict__}

    def __init__(self, **values: Any) -> None:
        if len(values) < len(self.FIELDS):
            values = self.DEFAULTS | values
        if values.keys() != self.NAMES:
            raise TypeError(_mismatch(type(self), values))
        self.__dict__.update(values)

    def replace(self, **changes: Any) -> Self:
        """The same with other values in some fields."""
        return type(self)(**{name: getattr(self, name) for name in self.FIELDS} | changes)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        # Worked out once: a rule that keeps what no die changes is asked for it at every branch of its odds.
        known: int | None = getattr(self, "_hash", None)
        if known is None:
            known = hash((type(self), *map(self.__dict__.__getitem__, self.FIELDS)))
            object.__setattr__(self, "_hash", known)
        return known

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.FIELDS)})"


def _mismatch(kind: type[Record], values: dict[str, Any]) -> str:
    missing = [name for name in kind.FIELDS if name not in values]
    unknown = [name for name in values if name not in kind.FIELDS]
    return f"{kind.__name__}: missing {', '.join(missing) or 'none'}; unknown {', '.join(unknown) or 'none'}"
