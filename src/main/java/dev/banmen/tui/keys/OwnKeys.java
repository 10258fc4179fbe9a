package dev.banmen.tui.keys;

import dev.banmen.app.KeyChoice;
import dev.banmen.app.PreferenceStore;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.function.UnaryOperator;

/**
 * A person's keys as they are now. The map is made again only when another choice of keys is found.
 * One thread at a time.
 */
public final class OwnKeys implements UnaryOperator<String> {
  private final PreferenceStore preferences;
  private KeyChoice choice = KeyChoice.DEFAULT;
  private KeyMap map = KeyMap.USUAL;

  OwnKeys(PreferenceStore preferences) {
    this.preferences = preferences;
  }

  /** Words that name keys as this person has them; the same ones if they name keys already. */
  public static Words in(Words words, PreferenceStore preferences) {
    return words.keys().isPresent() ? words : words.withKeys(new OwnKeys(preferences));
  }

  /** The map of the keys that these words name. */
  public static KeyMap map(Words words) {
    return words.keys().orElse(null) instanceof OwnKeys own ? own.map() : KeyMap.USUAL;
  }

  /** The map of these keys. */
  public KeyMap map() {
    KeyChoice now = preferences.keys();
    if (now != choice && !now.equals(choice)) {
      map = KeyMap.of(now, new ArrayList<>()); // what cannot be is reported where it is chosen
      choice = now;
    }
    return map;
  }

  /** What to press for a key that pages know. */
  @Override
  public String apply(String known) {
    return map().shown(known);
  }
}
