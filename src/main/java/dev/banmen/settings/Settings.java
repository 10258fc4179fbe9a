package dev.banmen.settings;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A user's settings. Immutable.
 *
 * @param chosen what differs from the default, or is written anyway
 * @param keys the user's own keys, in the order written
 * @param options the defaults for games, in the order written
 * @param engines the programs that may be played against, in the order written
 */
public record Settings(
    Map<Setting, String> chosen,
    List<Binding> keys,
    List<GameDefault> options,
    List<NamedEngine> engines) {
  public static final Settings DEFAULTS = new Settings(Map.of(), List.of(), List.of(), List.of());

  public Settings {
    chosen = Map.copyOf(chosen);
    keys = List.copyOf(keys);
    options = List.copyOf(options);
    engines = List.copyOf(engines);
  }

  /**
   * A program that speaks the Go Text Protocol, with its command line; it may not exist.
   *
   * @param games the ids of the games that it is said to play, which may not exist; empty if none
   *     are
   * @param reviews whether it is to review games
   * @param line its line in the file, from 1
   */
  public record NamedEngine(
      String name, String command, List<String> games, boolean reviews, int line, int column) {
    public NamedEngine {
      games = List.copyOf(games);
    }
  }

  /**
   * A default for a game's option, as the command line writes it; the game may not exist.
   *
   * @param line its line in the file, from 1
   */
  public record GameDefault(String game, String key, String value, int line, int column) {}

  /**
   * The keys of a command, in place of its default ones.
   *
   * @param line its line in the file, from 1
   */
  public record Binding(String name, List<String> keys, int line, int column) {
    public Binding {
      keys = List.copyOf(keys);
    }
  }

  public String value(Setting setting) {
    return chosen.getOrDefault(setting, setting.defaultValue());
  }

  public boolean is(Setting setting) {
    return value(setting).equals("true");
  }

  public Settings with(Setting setting, String value) {
    Map<Setting, String> other = new EnumMap<>(Setting.class);
    other.putAll(chosen);
    other.put(setting, value);
    return new Settings(other, keys, options, engines);
  }
}
