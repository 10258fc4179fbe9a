# A wrapper around picocli's function: bash splits words at '=', so they are joined again, an option and
# its value are two words, and only the last part of a word is replaced. If nothing is offered, files are,
# which that function keeps bash from doing.

function _banmen() {
  local joined=() word last=""
  for word in "${COMP_WORDS[@]:0:$((COMP_CWORD + 1))}"; do
    if [[ ${#joined[@]} -gt 1 && ($word == "=" || $last == "=") ]]; then
      joined[${#joined[@]} - 1]+=$word
    else
      joined+=("$word")
    fi
    last=$word
  done
  local current=${joined[${#joined[@]} - 1]} cut=""
  if [[ $current == --*=* ]]; then
    joined[${#joined[@]} - 1]=${current%%=*}
    current=${current#*=}
    joined+=("$current")
  fi
  if [[ $current == *=* && $COMP_WORDBREAKS == *=* ]]; then
    cut=${current%=*}=
  fi
  local COMP_WORDS=("${joined[@]}") COMP_CWORD=$((${#joined[@]} - 1))
  _complete_banmen
  COMPREPLY=("${COMPREPLY[@]#"$cut"}")
  if [[ -z ${COMPREPLY[*]} ]] && type compopt &> /dev/null; then
    compopt -o default
  fi
}
complete -o default -F _banmen banmen
