"""The completion of PowerShell, with the help as tooltips."""

from collections.abc import Iterable, Iterator

from archcli.cli.completion.bash import what
from archcli.cli.completion.shared import everyone, own, resolves, shared
from archcli.cli.completion.walk import Group, Option, Word

HEAD = """\
# PowerShell completion of archcli. Generated: python -m archcli.cli.completion

Register-ArgumentCompleter -Native -CommandName archcli -ScriptBlock {
    param($typed, $ast, $cursor)

    # Each option or word: what stands there (an empty text: a flag), and its help.
"""

LOGIC = r"""
    $path = ''
    $depth = 0
    $at = 0
    $wants = $null
    $only = $false

    # What a spelling of an option takes at this command; $null where it has no such option.
    function Find-Option($name) {
        if ($options.Contains($path) -and $options[$path].Contains($name)) { return $options[$path][$name] }
        if ($resolving -contains $path -and $shared.Contains($name)) { return $shared[$name] }
        return $null
    }

    $before = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } |
        ForEach-Object { $_.ToString().Trim('"', "'") })
    $archcli = @($ast.CommandElements)[0].ToString()
    $line = @($before | Select-Object -Skip 1)
    foreach ($word in $line) {
        if ($null -ne $wants) { $wants = $null; continue }
        if (-not $only -and $word -eq '--') { $only = $true; continue }
        if (-not $only -and $word -match '^-[^0-9(]') {
            if ($word -match '^--.*=') { continue }
            $found = Find-Option $word
            if ($word -match '^-[^-].+') {
                $found = Find-Option $word.Substring(0, 2)
                if ($found -and $found[0]) { continue }
                $found = Find-Option ('-' + $word[-1])
            }
            if ($found -and $found[0]) { $wants = $found }
            continue
        }
        if ($commands.Contains($path)) {
            $path = "$path $word".Trim()
            $depth++
        } else {
            $at++
        }
    }

    # What may stand at the cursor, and what stands before it in the same word (--format=).
    $lead = ''
    $offer = $null
    $members = $null
    if ($null -ne $wants) {
        $offer = $wants
    } elseif (-not $only -and $typed -match '^(--[^=]+)=') {
        $lead = $Matches[0]
        $offer = Find-Option $Matches[1]
    } elseif (-not $only -and $typed -match '^-([^0-9(]|$)') {
        $members = [ordered]@{}
        $tables = @()
        if ($options.Contains($path)) { $tables += $options[$path] }
        if ($resolving -contains $path) { $tables += $shared }
        foreach ($table in $tables) { foreach ($name in $table.Keys) { $members[$name] = $table[$name][1] } }
    } elseif ($commands.Contains($path)) {
        $members = $commands[$path]
    } elseif ($words.Contains($path)) {
        $places = $words[$path]
        if ($at -lt $places.Count) { $offer = $places[$at] } elseif ($places[-1][2]) { $offer = $places[-1] }
    }

    $value = $typed.Substring($lead.Length)
    if ($null -eq $members) {
        if ($null -eq $offer) { return }
        $members = [ordered]@{}
        $kind = $offer[0]
        if ($kind -in '@file', '@sheet', '@folder') {
            $folder = $value -replace '[^/\\]*$', ''
            Get-ChildItem -Path "$value*" -ErrorAction SilentlyContinue |
                Where-Object { $_.PSIsContainer -or ($kind -ne '@folder' -and $_.Name -like '*.toml') } |
                ForEach-Object { $members[$folder + $_.Name] = $_.FullName }
        }
        if ($kind -like '@*' -and $kind -notin '@file', '@folder') {
            $game = if ($games.Contains($path)) { $games[$path] } else { '' }
            $rest = @($line | Select-Object -Skip $depth)
            & $archcli __complete $kind.Substring(1) "$game" "$value" @rest 2>$null |
                ForEach-Object { $members[$_] = $offer[1] }
        } elseif ($kind -notlike '@*' -and $kind -ne '-') {
            $kind -split ' ' | ForEach-Object { $members[$_] = $offer[1] }
        }
    }
    foreach ($name in @($members.Keys)) {
        if (-not $name.StartsWith($value)) { continue }
        $text = $lead + $name
        if ($text -match '[\s''"(),;&|<>@#]') { $text = "'" + ($text -replace "'", "''") + "'" }
        $said = if ($members[$name]) { $members[$name] } else { $name }
        [System.Management.Automation.CompletionResult]::new($text, $name, 'ParameterValue', $said)
    }
}
"""


def render(program: Group) -> str:
    """The script."""
    return HEAD + "\n".join(f"    {line}" for line in _data(program)) + "\n" + LOGIC


def _data(program: Group) -> Iterator[str]:
    yield "$shared = [ordered]@{"
    yield from _options(shared(program), program)
    yield "}"
    yield f"$resolving = @({', '.join(_quoted(command.name) for command in program.commands() if resolves(command))})"
    yield "$games = @{"
    yield from (f"    {_quoted(one.name)} = {_quoted(one.system)}" for one in program.commands() if one.system)
    yield "}"
    yield "$commands = @{"
    for group in program.groups():
        yield f"    {_quoted(group.name)} = [ordered]@{{"
        yield from (f"        {_quoted(one.path[-1])} = {_quoted(one.summary)}" for one in group.members)
        yield "    }"
    yield "}"
    yield "$options = @{"
    for one in everyone(program):
        yield f"    {_quoted(one.name)} = [ordered]@{{"
        yield from (f"    {line}" for line in _options(own(one, program), program))
        yield "    }"
    yield "}"
    yield "$words = @{"
    for command in program.commands():
        if command.words:
            # The comma in front keeps a list of one a list.
            places = "".join(f", {_place(word, program)}" for word in command.words)
            yield f"    {_quoted(command.name)} = @({places.removeprefix(', ' if len(command.words) > 1 else '')})"
    yield "}"


def _place(word: Word, program: Group) -> str:
    takes, said = _quoted(what(word.value, program)), _quoted(word.help or word.metavar)
    return f"@({takes}, {said}, ${str(word.repeatable).lower()})"


def _options(options: Iterable[Option], program: Group) -> Iterator[str]:
    for option in options:
        takes = "" if option.flag else what(option.value, program)
        for name in option.every:
            yield f"    {_quoted(name)} = @({_quoted(takes)}, {_quoted(option.help)})"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
