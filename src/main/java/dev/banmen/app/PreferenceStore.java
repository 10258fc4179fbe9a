package dev.banmen.app;

import java.util.List;
import java.util.Map;

/** One person's settings, and a change to one of them. */
public interface PreferenceStore {
  /** Each setting as it is now; none by default. */
  default List<Preference> all() {
    return List.of();
  }

  /** Whether a setting can be this: one of its choices, or what else can be typed. */
  default boolean allows(Preference setting, String value) {
    return setting.choices().contains(value);
  }

  /**
   * Saves a choice, and uses it as far as the program behind this port is concerned.
   *
   * @throws Refusal if it cannot be saved; then everything is as it was
   */
  void prefer(Preference chosen) throws Refusal;

  /** The name of the file of settings, for people; empty if there is none. */
  default String file() {
    return "";
  }

  /** This person's keys. */
  default KeyChoice keys() {
    return KeyChoice.DEFAULT;
  }

  /**
   * The options that this person's games start with by default, where they differ from the game's
   * own.
   *
   * @param family the game's id
   * @return values by the option's key
   */
  default Map<String, String> defaults(String family) {
    return Map.of();
  }

  /**
   * The names of the programs that this person has named to play against, in the order to offer
   * them.
   */
  default List<String> engines() {
    return List.of();
  }

  /** The names of the programs that play a game, which is named by its id. */
  default List<String> engines(String family) {
    return List.of();
  }

  /** When the bell of this person's terminal rings; never by default. */
  default BellUse bell() {
    return BellUse.OFF;
  }

  /**
   * The options of the last game of each kind, as far as they differed from the defaults. They may
   * no longer be valid.
   *
   * @return by what they were saved under, the last one saved last: values by the name of what they
   *     are for
   */
  default Map<String, Map<String, String>> lastUsed() {
    return Map.of();
  }

  /** Saves what was chosen for a game, if it can: nobody misses it. */
  default void use(String kind, Map<String, String> chosen) {}

  /** Whether a coach warns of moves in new games; not by default. */
  default boolean isCoached() {
    return false;
  }
}
