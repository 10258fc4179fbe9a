package dev.banmen.server.address;

import java.util.LinkedHashMap;
import java.util.Map;

/** Makes maps that drop what was put into them longest ago. Stateless. */
public final class LastUsed {
  /** How many entries each has at most. */
  public static final int MOST = 10_000;

  private LastUsed() {}

  /** A map of at most {@link #MOST} entries; not for several threads. */
  public static <T> Map<String, T> map() {
    return new LinkedHashMap<>() {
      private static final long serialVersionUID = 1L;

      @Override
      public T put(String key, T value) {
        remove(key); // so it is the newest
        return super.put(key, value);
      }

      @Override
      protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
        return size() > MOST;
      }
    };
  }
}
