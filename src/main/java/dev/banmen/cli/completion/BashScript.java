package dev.banmen.cli.completion;

import java.util.ArrayList;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The program's completions for bash, written by picocli. Stateless. */
public final class BashScript {
  /**
   * A wrapper around picocli's function: bash splits words at {@code =}, so they are joined again,
   * an option and its value are two words, and only the last part of a word is replaced. If nothing
   * is offered, files are, which that function keeps bash from doing.
   */
  private static final String TAIL =
      """

      function _banmen() {
        local joined=() word last=""
        for word in "${COMP_WORDS[@]:0:COMP_CWORD + 1}"; do
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
      """;

  private BashScript() {}

  /**
   * The script; file names are left to bash itself, which offers them if nothing else is. Writes
   * the commands' possible arguments into their specifications.
   */
  public static String of(CommandSpec root, CompletionWords completionWords) {
    offer(root, completionWords);
    for (CommandSpec command : ShellModel.commands(root)) {
      offer(command, completionWords);
    }
    String script = AutoComplete.bash(root.name(), new CommandLine(root));
    return script.substring(script.indexOf('\n') + 1) + TAIL; // bash sources it, nobody runs it
  }

  private static void offer(CommandSpec command, CompletionWords completionWords) {
    for (OptionSpec option : new ArrayList<>(command.options())) {
      List<String> words = completionWords.words(option);
      if (ShellModel.hasValue(option) && !words.isEmpty()) {
        command.remove(option).addOption(option.toBuilder().completionCandidates(words).build());
      }
    }
    for (PositionalParamSpec old : new ArrayList<>(command.positionalParameters())) {
      List<String> words = completionWords.words(old);
      if (!words.isEmpty()) {
        command.remove(old).addPositional(old.toBuilder().completionCandidates(words).build());
      }
    }
  }
}
