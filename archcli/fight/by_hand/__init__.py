"""What is said of a fight by hand: each function takes a fight and the words of a command, and returns another fight.

    places     where a key of a combatant leads, and what may stand there
    words      a change as it is typed, such as `hit_points-3` or `no-prone`
    set        `fight set`
    effect     `fight effect`
    order      `fight order` and `fight turn`
    join       `fight add` and `fight remove`

Nothing is changed where something is wrong with one of the words.
"""
