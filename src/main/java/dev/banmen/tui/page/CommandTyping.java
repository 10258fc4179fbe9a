package dev.banmen.tui.page;

import dev.banmen.text.EditDistance;
import dev.banmen.text.Words;
import dev.banmen.tui.term.Input;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Types the line after a colon: Enter runs it, Tab completes it, Up and Down bring back earlier
 * ones. Stateless.
 */
public final class CommandTyping {
  /** Followed by the name of a layer. */
  public static final String LAYER = "layer ";

  /** Followed by the name of a theme. */
  public static final String THEME = "theme ";

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
    if (input instanceof Input.Key pressed) {
      switch (pressed.stroke().getKeyType()) {
        case Enter:
          String command = line.text().strip();
          return run.apply(with.apply(messages.quiet().typed(command)), command);
        case Tab, ReverseTab:
          return Completion.tab(
              line, known.get(), next -> with.apply(messages.typing(Optional.of(next))));
        case ArrowUp:
          return show(with.apply(messages.recalling(messages.recalled() + 1)));
        case ArrowDown:
          return show(with.apply(messages.recalling(messages.recalled() - 1)));
        default:
          break;
      }
    }
    return show(with.apply(messages.typing(line.on(input))));
  }

  /**
   * Says that a line is no command, and which one was perhaps meant.
   *
   * @param names of the commands there are
   * @param example a move that could be typed instead
   */
  public static String unknown(Words words, String line, Collection<String> names, String example) {
    String first = line.split(" ", 2)[0].toLowerCase(Locale.ROOT);
    return EditDistance.nearest(first, names)
        .map(near -> words.text("unknown.near", line, ":" + near))
        .orElseGet(() -> words.text("unknown", line, example));
  }

  /**
   * Carries out a command that lessons and exercises share; empty if it is none.
   *
   * @param layer the page with another layer, by its name
   */
  public static Optional<PageResult> shared(
      Page page, String command, Function<String, ? extends Page> layer) {
    String small = command.toLowerCase(Locale.ROOT);
    if (small.startsWith(THEME)) {
      return Optional.of(
          new PageResult.ChangeTheme(command.substring(THEME.length()).strip(), page));
    } else if (small.startsWith(LAYER)) {
      return Optional.of(show(layer.apply(command.substring(LAYER.length()).strip())));
    }
    return switch (small) {
      case "" -> Optional.of(show(page));
      case "q", "quit" -> Optional.of(new PageResult.Back());
      case "settings" -> Optional.of(new PageResult.OpenSettings(page));
      case "theme" -> Optional.of(new PageResult.ChangeTheme("", page));
      default -> Optional.empty();
    };
  }

  private static PageResult show(Page page) {
    return new PageResult.Show(page);
  }
}
