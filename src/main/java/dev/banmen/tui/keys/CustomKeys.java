package dev.banmen.tui.keys;

import dev.banmen.app.KeyChoice;
import dev.banmen.app.PreferenceStore;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.function.UnaryOperator;

/**
 * A person's current keys. The map is made again only after the choice of keys changes. One thread
 * at a time.
 */
public final class CustomKeys implements UnaryOperator<String> {
  private final PreferenceStore preferences;
  private KeyChoice choice = KeyChoice.DEFAULT;
  private KeyMap map = KeyMap.DEFAULT;

  CustomKeys(PreferenceStore preferences) {
    this.preferences = preferences;
  }

  /** Returns words that name this person's keys; the same object if they already do. */
  public static Words in(Words words, PreferenceStore preferences) {
    return words.keys().isPresent() ? words : words.withKeys(new CustomKeys(preferences));
  }

  /** Returns the map of the keys that these words name. */
  public static KeyMap map(Words words) {
    return words.keys().orElse(null) instanceof CustomKeys own ? own.map() : KeyMap.DEFAULT;
  }

  public KeyMap map() {
    KeyChoice now = preferences.keys();
    if (now != choice && !now.equals(choice)) {
      map = KeyMap.of(now, new ArrayList<>()); // clashes are reported where keys are chosen
      choice = now;
    }
    return map;
  }

  @Override
  public String apply(String known) {
    return map().shown(known);
  }
}
