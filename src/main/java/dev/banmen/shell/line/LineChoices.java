package dev.banmen.shell.line;

import dev.banmen.command.Choices;
import dev.banmen.command.Command;
import dev.banmen.shell.TypedKeys;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * How a line that is being typed could go on. Immutable.
 *
 * @param word its last word, as far as it is typed
 * @param choices the words that it could become
 * @param told the choices in a sentence
 */
public record LineChoices(String word, List<String> choices, String told) {
  private static final int MOST = 40;

  /** The choices for the end of a line. */
  static LineChoices of(Shell shell, String typed) {
    String word = typed.substring(wordStart(typed));
    List<String> choices = new ArrayList<>();
    for (String known : shell.completions(typed)) {
      if (known.regionMatches(true, 0, word, 0, word.length())) {
        choices.add(known);
      }
    }
    return new LineChoices(word, choices, told(choices, TypedKeys.words(shell.language())));
  }

  /** The start of the last word of a line: blanks separate words, but not in file names. */
  static int wordStart(String begun) {
    int from = begun.length() - begun.stripLeading().length();
    int blank = begun.indexOf(' ', from);
    boolean isFile =
        blank >= 0
            && Command.of(begun.substring(from, blank)).filter(Command::takesFile).isPresent();
    return isFile ? blank + 1 : begun.lastIndexOf(' ') + 1;
  }

  /** The text to put in place of the word; the word itself if nothing more is certain. */
  public String certain() {
    String common = Choices.commonStart(choices);
    boolean isOne = choices.size() == 1;
    return common.length() > word.length() || isOne
        ? common + (isOne && isWhole(common) ? " " : "")
        : word;
  }

  static boolean isWhole(String word) {
    return !word.endsWith("/") && !word.endsWith("=");
  }

  private static String told(List<String> choices, Words words) {
    String names =
        WordList.of(words.language(), choices.subList(0, Math.min(MOST, choices.size())));
    return choices.isEmpty()
        ? words.text("choices.none")
        : choices.size() > MOST
            ? words.text("choices.most", names, choices.size() - MOST)
            : words.text("choices", names);
  }
}
