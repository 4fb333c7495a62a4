# zsh capture.zsh LINE...: what zsh offers at the end of each LINE, one candidate a line, its description behind a
# tab; then a line END. An interactive zsh in a pseudo-terminal completes; `compadd` is wrapped, so that nothing is read
# off the screen, and writes into a pipe. ARCHCLI_COMPLETIONS is the folder of `_archcli`.
zmodload zsh/zpty
folder=$(mktemp -d)
export OFFERED=$folder/offered
mkfifo $OFFERED
exec 3<>$OFFERED
cat >$folder/setup <<'INNER'
PS1= PS2= RPS1=
fpath=($ARCHCLI_COMPLETIONS $fpath)
autoload -Uz compinit && compinit -D -u
zstyle ':completion:*' list-separator ''
compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-[[:alnum:]]#[OAD]\ * ]]; then
        builtin compadd "$@"
        return
    fi
    local -a said hits shown kept
    zparseopts -E -a kept d:=said S:=kept
    (( $#said )) && shown=("${(@P)said[2]}")
    builtin compadd -A hits -D shown "$@"
    local at
    for at in {1..$#hits}; do
        (( $#hits )) && print -r -- "$IPREFIX$hits[at]"$'\t'"${shown[at]}" >>$OFFERED
    done
    builtin compadd "$@"
}
offer() { _main_complete; compstate[insert]= compstate[list]= }
zle -C offer complete-word offer
offer-and-forget() { zle offer; BUFFER=; print -r -- END >>$OFFERED }
zle -N offer-and-forget
bindkey '^I' offer-and-forget
print -r -- END >>$OFFERED
INNER
zpty -b terminal zsh -f -i
# Tells what comes through the pipe up to the next END, and drops whatever the terminal shows.
tell() {
    local offered
    while read -r -t 60 -u 3 offered && [[ $offered != END ]]; do print -r -- $offered; done
    zpty -r terminal >/dev/null
    print -r -- END
}
zpty -w terminal "source $folder/setup"
tell >/dev/null
for line in "$@"; do
    zpty -w -n terminal "$line"$'\t'
    tell
done
zpty -d terminal
rm -rf $folder
