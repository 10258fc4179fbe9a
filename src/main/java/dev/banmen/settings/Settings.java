package dev.banmen.settings;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a user has chosen. Immutable.
 *
 * @param chosen what differs from the usual, or is written all the same
 * @param keys the user's own keys, in the order written
 * @param options what games usually are, in the order written
 */
public record Settings(Map<Setting, String> chosen, List<Binding> keys, List<OfGame> options) {
  /** Nothing is chosen. */
  public static final Settings USUAL = new Settings(Map.of(), List.of(), List.of());

  /** Settings that do not change with what they were made of. */
  public Settings {
    chosen = Map.copyOf(chosen);
    keys = List.copyOf(keys);
    options = List.copyOf(options);
  }

  /**
   * What an option of a game usually is; nobody has looked yet whether there is such a game.
   *
   * @param value as the command line has it
   * @param line where that stands in the file, from 1
   */
  public record OfGame(String game, String key, String value, int line, int column) {}

  /**
   * Keys for something, instead of those it has.
   *
   * @param name what they are for
   * @param line where that stands in the file, from 1
   */
  public record Binding(String name, List<String> keys, int line, int column) {
    /** A binding that does not change with what it was made of. */
    public Binding {
      keys = List.copyOf(keys);
    }
  }

  /** What holds for a setting. */
  public String value(Setting setting) {
    return chosen.getOrDefault(setting, setting.usual());
  }

  /** Whether a setting that is true or false is true. */
  public boolean is(Setting setting) {
    return value(setting).equals("true");
  }

  /** The same with another choice. */
  public Settings with(Setting setting, String value) {
    Map<Setting, String> other = new EnumMap<>(Setting.class);
    other.putAll(chosen);
    other.put(setting, value);
    return new Settings(other, keys, options);
  }
}
