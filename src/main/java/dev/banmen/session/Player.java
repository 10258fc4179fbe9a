package dev.banmen.session;

import java.util.Objects;

/**
 * Who acts in a session: a person, a computer opponent, or the program itself. Immutable; equal if
 * the ids are.
 *
 * @param id any text that tells this player from all others at the table; what the banmen file
 *     writes before an event
 */
public record Player(String id) {
  /** Whoever sits at this keyboard. */
  public static final Player HERE = new Player("here");

  /** The program: it runs the clocks and resumes games, and never holds a seat. */
  public static final Player SYSTEM = new Player("system");

  public Player {
    Objects.requireNonNull(id);
  }

  // Written out, as those that records are given take 20 ms of a start to link.

  @Override
  public boolean equals(Object other) {
    return other instanceof Player player && player.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
