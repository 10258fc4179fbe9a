package dev.banmen.shell;

import dev.banmen.game.Words;
import java.util.ArrayList;
import java.util.List;

/** What is said of commands: how each is used, and which one was perhaps meant. Immutable. */
final class Manual {
  /** Commands that are there whatever goes on. */
  static final List<String> COMMON =
      List.of("help", "play", "resume", "open", "games", "lessons", "learn", "echo", "quit");

  /** A word that differs by more letters is another word. */
  private static final int NEAR = 2;

  /** As much of a line is said again. */
  private static final int LONGEST = 60;

  private final Words words = Words.beside(Manual.class);
  private final Activity activity;

  Manual(Activity activity) {
    this.activity = activity;
  }

  /** All commands there are now. */
  List<String> commands() {
    List<String> names = new ArrayList<>(COMMON);
    names.addAll(activity.commands());
    return names;
  }

  /** The commands, or what one of them does. */
  Said help(String name) {
    if (name.isEmpty()) {
      String expected = activity.expected();
      return Said.of(
          words.text("help.commands", String.join(", ", commands())),
          expected.isEmpty() ? "" : words.text("help.besides", expected),
          words.text("help.more"));
    } else if (!words.has("use." + name)) {
      return unknown(Typed.of(name));
    }
    boolean isHere = commands().contains(name);
    return Said.of(
        words.text("help.of", words.text("use." + name), words.text("help." + name)),
        isHere ? "" : words.text("help.elsewhere"));
  }

  /** What was typed means nothing: what was perhaps meant, and what was expected. */
  Said unknown(Typed typed) {
    if (words.has("use." + typed.name())) {
      return Said.fault(words.text("unknown.here", typed.name(), expected()));
    }
    String nearest = nearest(typed.name());
    String line = typed.line();
    String shown = line.length() > LONGEST ? line.substring(0, LONGEST) : line;
    return Said.fault(
        nearest.isEmpty()
            ? words.text("unknown", shown, expected())
            : words.text("unknown.near", shown, nearest, expected()));
  }

  private String expected() {
    String expected = activity.expected();
    return expected.isEmpty()
        ? words.text("expected.command")
        : words.text("expected.both", expected);
  }

  private String nearest(String typed) {
    String nearest = "";
    int least = Math.min(NEAR, typed.length() / 2) + 1;
    for (String name : commands()) {
      int distance = distance(typed, name);
      if (distance < least) {
        least = distance;
        nearest = name;
      }
    }
    return nearest;
  }

  /** How many letters have to be put in, left out, or written differently (Levenshtein 1965). */
  static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int corner = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int replaced = corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        corner = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
