package dev.banmen.games.dots;

import java.util.Map;
import java.util.Set;

/** The names for people that properties have in the text format. */
final class DotsKeys {
  private static final Map<String, String> IDS =
      Map.of(
          "first", "PB",
          "second", "PW",
          "event", "EV",
          "round", "RO",
          "place", "PC",
          "date", "DT",
          "result", "RE",
          "source", "SO");

  private DotsKeys() {}

  /** The keys that aren't properties of a record. */
  private static final Set<String> OF_THE_GAME = Set.of("size", "ties", DotsText.TURNS);

  /** The property that a key means. */
  static String id(String key) {
    return IDS.getOrDefault(key, DotsEscapes.text(key));
  }

  /** The key of a property, of letters and digits if its id is. */
  static String key(String id) {
    for (Map.Entry<String, String> named : IDS.entrySet()) {
      if (named.getValue().equals(id)) {
        return named.getKey();
      }
    }
    boolean isTaken = IDS.containsKey(id) || OF_THE_GAME.contains(id);
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < id.length(); i++) {
      boolean isPlain = Character.isLetterOrDigit(id.charAt(i)) && !(isTaken && i == 0);
      key.append(isPlain ? id.substring(i, i + 1) : DotsEscapes.code(id.charAt(i)));
    }
    return key.toString();
  }
}
