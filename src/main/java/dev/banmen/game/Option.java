package dev.banmen.game;

import java.util.List;

/**
 * Something a player may choose about a game before it starts.
 *
 * @param key its name on the command line, as in {@code --set key=value}
 * @param standard the value when nothing is chosen
 * @param choices the possible values; empty if {@code meaning} describes them instead
 * @param meaning one line for people
 * @param common values to offer first where others may be typed; empty for none
 */
public record Option(
    String key, String standard, List<String> choices, String meaning, List<String> common) {
  public Option {
    choices = List.copyOf(choices);
    common = List.copyOf(common);
  }

  /** An option without values to offer first. */
  public Option(String key, String standard, List<String> choices, String meaning) {
    this(key, standard, choices, meaning, List.of());
  }

  /** Returns an option of any value that the meaning describes, with some to offer first. */
  public static Option of(String key, String standard, List<String> common, String meaning) {
    return new Option(key, standard, List.of(), meaning, common);
  }
}
