# zsh capture.zsh LINE: what zsh offers at the end of LINE, one candidate a line, its description behind a tab.
# An interactive zsh in a pseudo-terminal completes; `compadd` is wrapped, so that nothing is read off the screen.
# ARCHCLI_COMPLETIONS is the folder of `_archcli`.
zmodload zsh/zpty
export OFFERED=$(mktemp) SETUP=$(mktemp)
cat >$SETUP <<'INNER'
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
done-offering() { zle offer; print -r -- END >>$OFFERED; exit }
zle -N done-offering
bindkey '^I' done-offering
print -r -- READY >>$OFFERED
INNER
zpty -b terminal zsh -f -i
zpty -w terminal "source $SETUP"
wait_for() { local n; for n in {1..600}; do zpty -r terminal >/dev/null; grep -qx $1 $OFFERED && return; sleep 0.05; done }
wait_for READY
zpty -w -n terminal "$1"$'\t'
wait_for END
grep -vx -e READY -e END $OFFERED
rm -f $OFFERED $SETUP
