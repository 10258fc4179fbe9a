package dev.banmen.command;

import java.util.List;

/** Ways to complete the words that are typed here. */
public interface Choices {
  /** The lines that are no commands, such as the names of the legal moves. */
  List<String> others();

  /**
   * The words that may follow a command.
   *
   * @param rest what is typed of it so far
   * @return all of it, not only the last word; what does not begin like {@code rest} is ignored
   */
  List<String> of(Argument argument, String rest);

  /** The common start of several words, as the first one writes it; upper case is as lower. */
  static String commonStart(List<String> words) {
    String common = words.isEmpty() ? "" : words.get(0);
    for (String word : words) {
      int same = 0;
      while (same < Math.min(common.length(), word.length())
          && common.regionMatches(true, same, word, same, 1)) {
        same++;
      }
      common = common.substring(0, same);
    }
    return common;
  }
}
