/// The parts of the script that are the same for every table.
extension BashCompletion {
  var offerFunction: String {
    #"""
    # Offers those of values that start with $1, quoted for the command line.
    \#(prefix)_offer() {
      local value quoted
      for value in "${values[@]}"; do
        if [[ $value == "$1"* ]]; then
          printf -v quoted %q "$value"
          COMPREPLY+=("$quoted")
        fi
      done
    }
    """#
  }

  var completeFunction: String {
    #"""
    # Offers what kind and values say for the text $1.
    \#(prefix)_complete() {
      local extension
      case $kind in
        choice) \#(prefix)_offer "$1" ;;
        file) mapfile -t COMPREPLY < <(compgen -f -- "$1") ;;
        directory) mapfile -t COMPREPLY < <(compgen -d -- "$1") ;;
        extension)
          mapfile -t COMPREPLY < <(
            compgen -d -- "$1"
            for extension in "${values[@]}"; do
              compgen -f -X "!*.$extension" -- "$1"
            done
          )
          ;;
      esac
      if [[ $kind == file || $kind == directory || $kind == extension ]]; then
        # Outside a completion, as in tests, there is nothing to set.
        compopt -o filenames 2> /dev/null
      fi
    }
    """#
  }

  /// Bash splits `--format=html` at the `=`, so such words are joined first; the answer holds what stands behind the
  /// `=`, and the whole word only where bash was told not to split there.
  var mainFunction: String {
    #"""
    \#(prefix)() {
      local words=() values=() glued=0 index word current letters
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if ((glued)); then
          words[${#words[@]} - 1]+=$word
          glued=0
        elif [[ $word == = && ${#words[@]} -gt 0 && ${words[${#words[@]} - 1]} == --* ]]; then
          words[${#words[@]} - 1]+='='
          glued=1
        else
          words+=("$word")
        fi
      done
      current=${words[${#words[@]} - 1]}
      unset "words[${#words[@]} - 1]"

      local command='' first='' pending='' ended=0 place=0 kind=''
      for word in "${words[@]}"; do
        if [[ -n $pending ]]; then
          pending=''
        elif ((!ended)) && [[ $word == -- ]]; then
          ended=1
        elif ((!ended)) && [[ $word == --* ]]; then
          \#(prefix)_option "$command" "$word"
          [[ -n $kind ]] && pending=$word
        elif ((!ended)) && [[ $word == -?* ]]; then
          letters=${word#-}
          while [[ -n $letters ]]; do
            \#(prefix)_option "$command" "-${letters:0:1}"
            letters=${letters:1}
            if [[ -n $kind ]]; then
              [[ -z $letters ]] && pending=-${word: -1}
              break
            fi
          done
        elif [[ -n $command ]]; then
          place=$((place + 1))
        else
          first=${first:+$first }$word
          \#(prefix)_command "$first"
        fi
      done

      COMPREPLY=()
      if [[ -n $pending ]]; then
        \#(prefix)_option "$command" "$pending"
        \#(prefix)_complete "$current"
      elif ((!ended)) && [[ $current == --*=* ]]; then
        \#(prefix)_option "$command" "${current%%=*}"
        \#(prefix)_complete "${current#*=}"
        if [[ $COMP_WORDBREAKS != *=* && ${#COMPREPLY[@]} -gt 0 ]]; then
          COMPREPLY=("${COMPREPLY[@]/#/${current%%=*}=}")
        fi
      elif ((!ended)) && [[ $current == -* ]]; then
        \#(prefix)_options "$command"
        \#(prefix)_offer "$current"
      elif [[ -z $command ]]; then
        \#(prefix)_words "$first"
        \#(prefix)_offer "$current"
      else
        \#(prefix)_operand "$command" "$place"
        \#(prefix)_complete "$current"
      fi
    }
    """#
  }
}
