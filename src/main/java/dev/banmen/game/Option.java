package dev.banmen.game;

import java.util.List;

/**
 * Something a player may choose about a game before it starts.
 *
 * @param key its name on the command line, as in {@code --set key=value}
 * @param standard the value when nothing is chosen
 * @param choices the possible values; empty if {@code meaning} describes them instead
 * @param meaning one line for people
 */
public record Option(String key, String standard, List<String> choices, String meaning) {
  public Option {
    choices = List.copyOf(choices);
  }
}
