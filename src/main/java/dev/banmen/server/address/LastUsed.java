package dev.banmen.server.address;

import java.util.LinkedHashMap;
import java.util.Map;

/** Makes maps that drop what was used longest ago. Stateless. */
public final class LastUsed {
  /** How many people or addresses are remembered at most. */
  public static final int MOST = 10_000;

  private LastUsed() {}

  /** A map of at most so many entries; not for several threads, even to read. */
  public static <K, V> Map<K, V> map(int most) {
    return new LinkedHashMap<>(16, 0.75f, true) {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
      }
    };
  }
}
