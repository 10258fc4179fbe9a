package dev.banmen.command;

import java.util.List;

/** What the words that are typed here may become. */
public interface Choices {
  /** What else a line may be than a command, such as the names of the legal moves. */
  List<String> others();

  /**
   * What may follow a command.
   *
   * @param rest what is typed of it so far
   * @return all of it, not only the last word; what does not begin like {@code rest} is ignored
   */
  List<String> of(Argument argument, String rest);
}
