"""Exact odds of dice notation.

    item               the operands of an item, and how they are put together
    terms              dice and braces: which method suits which modifiers
    step, die          what modifiers are here, and a single die on its way through them
    chains, layouts    explosions: how long a chain is followed, and which dice it may bring
    ranks, ranked,     keep and drop: the ranks of a pool of equal dice,
    mixed              and of several kinds of dice
    sets               all sets of dice, where no quicker method suits
    arithmetic, size   distributions put together, and how large they may become
"""
