package dev.banmen.settings;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Optional;

/** The name of a time zone, as people and the variable TZ write it. Stateless. */
public final class ZoneName {
  private static final int MOST = 64; // characters; the longest name has half of them

  private ZoneName() {}

  /**
   * The zone with this name, such as {@code Asia/Shanghai} or {@code UTC}; empty if none has it.
   */
  public static Optional<ZoneId> of(String name) {
    String plain = name.startsWith(":") ? name.substring(1) : name; // TZ may begin with it
    try {
      return plain.length() <= MOST ? Optional.of(ZoneId.of(plain)) : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
