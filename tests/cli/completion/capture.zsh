# zsh capture.zsh LINE...: what zsh offers at the end of each LINE, one candidate a line, its description behind a
# tab; then a line END. An interactive zsh in a pseudo-terminal completes; `compadd` is wrapped, so that nothing is read
# off the screen. ARCHCLI_COMPLETIONS is the folder of `_archcli`.
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
offer-and-forget() { zle offer; BUFFER=; print -r -- END >>$OFFERED }
zle -N offer-and-forget
bindkey '^I' offer-and-forget
print -r -- END >>$OFFERED
INNER
zpty -b terminal zsh -f -i
zpty -w terminal "source $SETUP"
# Waits until so many lines END are there; whatever the terminal shows is read and dropped.
wait_for() {
    local tries
    for tries in {1..3000}; do
        zpty -r terminal >/dev/null
        [[ -s $OFFERED && $(grep -cx END $OFFERED) -ge $1 ]] && return
        sleep 0.01
    done
}
wait_for 1
ended=1
for line in "$@"; do
    zpty -w -n terminal "$line"$'\t'
    wait_for $((++ended))
done
tail -n +2 $OFFERED
zpty -d terminal
rm -f $OFFERED $SETUP
