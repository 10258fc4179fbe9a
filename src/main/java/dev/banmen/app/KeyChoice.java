package dev.banmen.app;

import java.util.List;

/**
 * The keys that a person has chosen, as data: what they mean is up to the screen. Immutable.
 *
 * @param set the name of a set of keys
 * @param own keys that override those of the set
 */
public record KeyChoice(String set, List<Own> own) {
  /** The keys of somebody who has chosen nothing. */
  public static final KeyChoice DEFAULT = new KeyChoice("default", List.of());

  public KeyChoice {
    own = List.copyOf(own);
  }

  /**
   * Keys for one action, instead of those it has.
   *
   * @param name of the action
   * @param keys such as {@code Ctrl-X} or {@code g g}
   */
  public record Own(String name, List<String> keys) {
    public Own {
      keys = List.copyOf(keys);
    }
  }
}
