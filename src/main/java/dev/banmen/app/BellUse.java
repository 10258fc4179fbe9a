package dev.banmen.app;

import java.util.List;
import java.util.Locale;

/** When the terminal's bell rings. */
public enum BellUse {
  OFF,
  /** Rings when the opponent has moved. */
  MOVE,
  /** Rings for a move, and when the listener's own time runs short. */
  TIME,
  /**
   * Rings at the times of {@link #TIME}, with a notification of the terminal's own, where it has
   * them.
   */
  NOTIFY;

  /** The values of the setting. */
  public static final List<String> NAMES = List.of("off", "move", "time", "notify");

  /** Returns the one of a setting's value; {@link #OFF} if it has another. */
  public static BellUse of(String value) {
    return NAMES.contains(value) ? valueOf(value.toUpperCase(Locale.ROOT)) : OFF;
  }
}
