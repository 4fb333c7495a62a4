"""The grammar of what stands after dice and braces: one function a rule, and its docstring is the rule."""

from __future__ import annotations

from typing import NamedTuple

from archcli.notation.names import NameReader
from archcli.notation.reader import COMPARATORS, EXPLOSIONS, MODIFIERS, whole
from archcli.notation.tokens import INT, Token
from archcli.notation.tree import (
    COUNTING,
    Clamp,
    Condition,
    Count,
    Double,
    Explode,
    Failure,
    Keep,
    Modifier,
    Negative,
    Node,
    Number,
    Reroll,
    Sort,
    Unique,
)


class Term(NamedTuple):
    """What modifiers stand after: dice or braces. `dice` is their count, None where it is no plain number."""

    braces: bool = False
    dice: int | None = None
    lowest: int = 1
    rolled_sides: bool = False


INSIDE = "explosion, reroll, u, min, max and a bare d go inside the braces: {2d6! + 1d8!}kh2"


class Modifiers(NameReader):
    """Reads modifiers."""

    def bracketed(self) -> tuple[Node, int | None]:
        """"(" sum ")", and where the first dice in it stand."""
        raise NotImplementedError

    def modifiers(self, term: Term) -> tuple[Modifier, ...]:
        """{ modifier }, strictly in the order written."""
        found: list[Modifier] = []
        bare = False  # whether the last one is a reroll without a condition
        while (word := self.after()) in MODIFIERS:
            token = self.token
            self._may_stand(word, term, found, bare, token)
            if word in ("r", "rr", "ro"):
                reroll, bare = self.reroll(term.lowest)
                before = found[-1] if found else None
                if isinstance(before, Reroll) and before.once == reroll.once:
                    found.pop()
                    reroll = Reroll(before.at, before.once, before.conditions + reroll.conditions, reroll.most)
                found.append(reroll)
                continue
            bare = False
            found.append(self.modifier(word, term, found))
        self._need_success(found)
        return tuple(found)

    def modifier(self, word: str, term: Term, found: list[Modifier]) -> Modifier:
        """modifier = keep | explode | reroll | "u" | clamp | count_up | sort"""
        if word in EXPLOSIONS:
            return self.explode(word)
        if word in COMPARATORS or word in ("t", "f", "ds"):
            return self.count_up(word, term)
        if word == "u":
            return Unique(self.take(word).at)
        if word in ("min", "mi", "max", "ma"):
            return self.clamp(word)
        if word in ("s", "sa", "sd"):
            return self.sort(word)
        if word in ("d", "df"):
            return self.bare_drop(word, term, found)
        return self.keep(word)

    def keep(self, word: str) -> Keep:
        """keep = ("kh" | "kl" | "km" | "dh" | "dl") [ ARG ]  |  ("k" | "d") ARG"""
        at = self.take(word).at
        if word == "k":
            return Keep(at, "kh", self.argument(signed=True))
        return Keep(at, word, self.argument() if self.token.kind == INT or self.opens() else Number(at, 1))

    def bare_drop(self, word: str, term: Term, found: list[Modifier]) -> Keep:
        """A bare d drops the lowest where nothing else could be meant; dice whose count is rolled look the same."""
        token = self.take(word)
        drop: Node | None = None
        if not found and word == "d" and term.dice is not None:
            if self.opens():
                inside, dice = self.bracketed()
                drop = inside if dice is None else None
            elif self.token.kind == INT or self.token.text == "-":
                drop = self.argument(signed=True)
        if drop is not None and term.dice is not None:
            from archcli.notation.check import constant

            if constant(drop, self.source) < term.dice:
                return Keep(token.at, "dl", drop)
        return self.error(
            "ambiguous", "this d has two readings: dropped dice (dl), or dice whose count is rolled", token.at,
            "write 4d6dl1 to drop the lowest, (1d6)d8 to roll the count",
        )

    def explode(self, word: str) -> Explode:
        """explode = ("!" | "!!" | "!p" | "!!p") [ condition ] [ ":" ARG ]"""
        at = self.take(word).at
        symbol = EXPLOSIONS[word]
        condition = self.condition("=")
        return Explode(at, symbol.startswith("!!"), symbol.endswith("p"), condition, self._at_most())

    def reroll(self, lowest: int) -> tuple[Reroll, bool]:
        """reroll = ("r" | "ro") [ condition ] [ ":" ARG ]              (":" only after r)

        And whether it has no condition.
        """
        word = self.after()
        at = self.take(word).at
        condition = self.condition("=")
        most = None if word == "ro" else self._at_most()
        number: Node = Number(at, lowest) if lowest >= 0 else Negative(at, Number(at, -lowest))
        return Reroll(at, word == "ro", (condition or Condition(at, "=", number),), most), condition is None

    def clamp(self, word: str) -> Clamp:
        """clamp = ("min" | "mi" | "max" | "ma") ARG"""
        at = self.take(word).at
        return Clamp(at, "min" if word.startswith("mi") else "max", self.argument(signed=True))

    def count_up(self, word: str, term: Term) -> Modifier:
        """count_up = CMP ARG  |  "t" ARG  |  "f" condition  |  "ds" [ condition ]"""
        at = self.take(word).at
        if word == "f":
            condition = self.condition("<=")
            return Failure(at, condition) if condition else self.unexpected("a number of failure (f1)")
        if word == "ds":
            condition = self.condition(">=")
            if condition is None and term.braces:
                self.error("order", "after braces ds needs its number: totals have no highest face", at, "write ds10")
            return Double(at, condition)
        return Count(at, Condition(at, COMPARATORS.get(word, ">="), self.argument(signed=True)))

    def sort(self, word: str) -> Sort:
        """sort = "s" | "sa" | "sd" """
        return Sort(self.take(word).at, word == "sd")

    def condition(self, default: str) -> Condition | None:
        """condition = [ CMP ] ARG"""
        at = self.token.at
        comparator = COMPARATORS.get(self.after())
        if comparator is not None:
            self.take(self.after())
            return Condition(at, comparator, self.argument(signed=True))
        # Where a condition must follow (f) a sign begins one; elsewhere it is arithmetic.
        signed = default == "<=" and self.token.text == "-"
        if self.token.kind == INT or self.opens() or signed:
            return Condition(at, default, self.argument(signed=signed))
        return None

    def argument(self, *, signed: bool = False) -> Node:
        """ARG = [ "-" ] INT | "(" sum ")"          (no dice inside; the sign only where an ARG must follow)"""
        at = self.token.at
        if signed and self.sign("-"):
            if self.token.kind != INT:
                self.unexpected("a number")
            return Negative(at, self.integer())
        if self.token.kind == INT:
            return self.integer()
        if not self.opens():
            self.unexpected("a number")
        inside, dice = self.bracketed()
        if dice is not None:
            self.error("syntax", "expected a number, found dice: an argument holds no dice", dice,
                       "only counts and sides can be rolled")
        return inside

    def integer(self) -> Number:
        """INT = digit { digit }                                      (no decimals)"""
        token = self.advance()
        return Number(token.at, whole(token.text))

    def _at_most(self) -> Node | None:
        return self.argument(signed=True) if self.sign(":") else None

    def _may_stand(self, word: str, term: Term, found: list[Modifier], bare: bool, token: Token) -> None:
        """Refuse a modifier that may not stand here."""
        counts = word in COMPARATORS or word in ("t", "f", "ds")
        sorts = word in ("s", "sa", "sd")
        reroll = word in ("r", "rr", "ro")
        keeps = word in ("kh", "kl", "km", "k", "dh", "dl")
        before = found[-1] if found else None
        if term.braces and not (counts or sorts or keeps):
            self.error("order", f'"{word}" may not stand after braces', token.at, INSIDE)
        if word in ("d", "df") or counts or sorts:
            return
        if any(isinstance(one, COUNTING) for one in found):
            self.error(
                "order", f'"{word}" may not stand after counting: only counting and sorting may follow', token.at,
                "modifiers go strictly left to right: write it before the condition (1d6!t4)",
            )
        if word == "u" and found:
            self.error("order", "u may only stand first, directly after the dice", token.at)
        if word in EXPLOSIONS and any(isinstance(one, Explode) for one in found):
            self.error("order", "a term has one explosion of any kind, and this is the second", token.at)
        if term.rolled_sides and (reroll or word == "u" or word in EXPLOSIONS):
            self.error("order", "dice whose sides are rolled take no explosion, reroll or u", token.at)
        if reroll and bare:
            self.error("order", "a reroll without a condition cannot be followed by another reroll", token.at,
                       "write the face: r1r6")
        if reroll and isinstance(before, Reroll) and before.most is not None and before.once == (word == "ro"):
            self.error("order", "rerolls side by side are one, and :N may follow only the last of them", token.at)

    def _need_success(self, found: list[Modifier]) -> None:
        if any(isinstance(one, Count) for one in found):
            return
        for one in found:
            if isinstance(one, (Failure, Double)):
                word = "f" if isinstance(one, Failure) else "ds"
                self.error("order", f"{word} needs a condition of success in the same term", one.at,
                           "write 5d10t8f1, 5d10t8ds10")
