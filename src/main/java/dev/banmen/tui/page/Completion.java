package dev.banmen.tui.page;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.page.PageResult.Complete.Names;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Completes the line typed after a colon. Stateless. */
public final class Completion {
  /** The commands that take a file name on a page of recordings, whose lines start with a sign. */
  public static final List<String> OF_FILES = List.of(":open ", ":save ");

  private static final String OF_THEMES = "theme ";

  private Completion() {}

  /**
   * Completes a line with Tab.
   *
   * @param known commands and other words; those that take an argument end in a blank
   * @param then the page with another line
   */
  public static PageResult tab(
      CommandLineEdit entry, List<String> known, Function<CommandLineEdit, Page> then) {
    String text = entry.text();
    for (String command : known) {
      Optional<Names> names = names(command);
      if (names.isPresent() && entry.choices().isEmpty() && beginsWith(text, command)) {
        return named(names.get(), entry, command, then);
      }
    }
    return new PageResult.Show(then.apply(entry.completed(beginning(text, known))));
  }

  /** Returns what a command takes the name of; empty if nothing. */
  private static Optional<Names> names(String command) {
    if (command.equals(OF_THEMES)) {
      return Optional.of(Names.THEMES);
    } else if (command.endsWith("save ")) {
      return Optional.of(Names.FILES_TO_WRITE);
    }
    return command.endsWith("open ") ? Optional.of(Names.FILES) : Optional.empty();
  }

  /** Whether a file name is being typed on a page of recordings. */
  public static boolean isFile(String line) {
    return OF_FILES.stream().anyMatch(line::startsWith);
  }

  private static PageResult named(
      Names kind, CommandLineEdit entry, String command, Function<CommandLineEdit, Page> then) {
    String begun = entry.text().substring(command.length());
    return new PageResult.Complete(
        kind, begun, names -> then.apply(entry.completed(after(command, names))));
  }

  private static List<String> after(String command, List<String> names) {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      lines.add(command + name);
    }
    return lines;
  }

  private static boolean beginsWith(String text, String command) {
    return text.regionMatches(true, 0, command, 0, command.length());
  }

  private static List<String> beginning(String text, List<String> known) {
    List<String> beginning = new ArrayList<>();
    for (String word : known) {
      if (beginsWith(word, text)) {
        beginning.add(word);
      }
    }
    return beginning;
  }

  /** Paints the choices in one line above the keys, from the picked one on. */
  public static void paint(Canvas canvas, CommandLineEdit entry, List<String> known) {
    List<String> words = entry.choices();
    if (words.isEmpty()) {
      words = beginning(entry.text().toLowerCase(Locale.ROOT), known);
    } else {
      words = words.subList(entry.at(), words.size());
    }
    paint(canvas, words);
  }

  /** Paints the line of choices; nothing if there are none. */
  public static void paint(Canvas canvas, List<String> words) {
    if (words.isEmpty()) {
      return;
    }
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      line.append(line.length() == 0 ? "" : "  ").append(word.strip());
    }
    canvas.fill(Role.TEXT);
    canvas.text(0, 0, Line.cut(line.toString(), canvas.cols(), canvas.glyphs().more()), Role.QUIET);
  }
}
