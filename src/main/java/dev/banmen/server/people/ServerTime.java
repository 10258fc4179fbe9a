package dev.banmen.server.people;

import dev.banmen.server.store.AccountStore;
import dev.banmen.text.Words;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Times as people read them, in UTC. Stateless. */
public final class ServerTime {
  private static final String FORMAT = "uuuu-MM-dd HH:mm 'UTC'";

  private ServerTime() {}

  /** Such as {@code 2026-11-25 16:20 UTC}. */
  public static String text(long millis) {
    return DateTimeFormatter.ofPattern(FORMAT, Locale.ROOT)
        .format(Instant.ofEpochMilli(millis).atZone(ZoneOffset.UTC));
  }

  /** Such as {@code until 2026-11-25 16:20 UTC}, or {@code for ever}. */
  public static String until(long millis, Words words) {
    return millis == AccountStore.NO_END
        ? words.text("time.ever")
        : words.text("time.until", text(millis));
  }
}
