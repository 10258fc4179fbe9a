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
}
