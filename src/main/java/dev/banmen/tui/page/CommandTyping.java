package dev.banmen.tui.page;

import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Types the line after a colon: Enter runs it, Tab completes it, Up and Down bring back earlier
 * ones. Stateless.
 */
public final class CommandTyping {
  private CommandTyping() {}

  /**
   * Handles an input while a line is typed.
   *
   * @param messages those of the page, with the line so far
   * @param with the page with other messages
   * @param known what Tab completes: commands and other words
   * @param run carries out a line, without blanks around it, on the page
   */
  public static <P extends Page> PageResult on(
      Messages messages,
      Input input,
      Function<Messages, P> with,
      Supplier<List<String>> known,
      BiFunction<P, String, PageResult> run) {
    CommandLineEdit line = messages.entry().orElse(CommandLineEdit.EMPTY);
    if (input instanceof Input.Key key) {
      switch (key.code()) {
        case ENTER:
          String command = line.text().strip();
          return run.apply(with.apply(messages.quiet().typed(command)), command);
        case TAB:
          return Completion.tab(
              line, known.get(), next -> with.apply(messages.typing(Optional.of(next))));
        case UP:
          return show(with.apply(messages.recalling(messages.recalled() + 1)));
        case DOWN:
          return show(with.apply(messages.recalling(messages.recalled() - 1)));
        default:
          break;
      }
    }
    return show(with.apply(messages.typing(line.on(input))));
  }

  private static PageResult show(Page page) {
    return new PageResult.Show(page);
  }
}
