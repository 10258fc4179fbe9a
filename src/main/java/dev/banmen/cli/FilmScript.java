package dev.banmen.cli;

import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.InputFault;
import dev.banmen.tui.keys.TimedKey;
import java.util.ArrayList;
import java.util.List;

/**
 * What a film shows, as it is written: a line {@code MILLIS KEYS} types keys, each after so many
 * milliseconds, or only waits; {@code banmen COMMAND} goes on with the screen of another command.
 * Empty lines and those that start with {@code #} say nothing. Immutable.
 */
record FilmScript(List<Scene> scenes) {
  static final int MOST_BYTES = 64 << 10;
  static final int MOST_MILLIS = 60_000;
  private static final String COMMAND = "banmen";

  /**
   * The screen of one command.
   *
   * @param line where it begins, from 1
   * @param words of the command line, without the program
   */
  record Scene(int line, List<String> words, List<TimedKey> keys) {}

  /**
   * Reads a script.
   *
   * @param first the command whose screen it begins with, unless it names one
   */
  static FilmScript read(String text, List<String> first, CommandContext context)
      throws InputFault {
    List<Scene> scenes = new ArrayList<>();
    Scene scene = new Scene(1, first, new ArrayList<>());
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      List<String> words = List.of(line.strip().split("\\s+"));
      if (words.get(0).equals(COMMAND)) {
        scene = new Scene(i + 1, words.subList(1, words.size()), new ArrayList<>());
        scenes.add(scene);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        if (scenes.isEmpty()) {
          scenes.add(scene);
        }
        scene.keys.addAll(keys(line, i + 1, context));
      }
    }
    if (scenes.isEmpty()) {
      throw new InputFault(0, 0, context.text("film.empty"));
    }
    return new FilmScript(scenes);
  }

  private static List<TimedKey> keys(String line, int number, CommandContext context)
      throws InputFault {
    String[] parts = line.split(" ", 2);
    int millis = parts[0].matches("[0-9]{1,5}") ? Integer.parseInt(parts[0]) : MOST_MILLIS + 1;
    if (millis > MOST_MILLIS) {
      throw new InputFault(number, 0, context.text("film.line", parts[0], MOST_MILLIS));
    }
    try {
      return TimedKey.of(millis, parts.length > 1 ? parts[1] : "", context.language());
    } catch (IllegalArgumentException e) {
      throw new InputFault(number, 0, e.getMessage());
    }
  }
}
