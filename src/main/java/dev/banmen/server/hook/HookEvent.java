package dev.banmen.server.hook;

import java.util.Locale;

/** A reason to run the hook. docs/server.md has the same list. */
public enum HookEvent {
  /** The player's turn has begun. */
  TURN,
  /** The count has begun, which each player has to accept. */
  COUNT,
  /** The game is over. */
  OVER;

  /** The word in the line that the hook reads, such as {@code turn}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
