package dev.banmen.session;

import java.util.Objects;

/**
 * A participant in a session: a person, a computer opponent, or the program itself. Immutable;
 * equal by id.
 *
 * @param id any text that is unique at the table; banmen files have it before each event
 */
public record Player(String id) {
  /** A player at this keyboard. */
  public static final Player HERE = new Player("here");

  /** The program: it runs the clocks and resumes games, and never holds a seat. */
  public static final Player SYSTEM = new Player("system");

  public Player {
    Objects.requireNonNull(id);
  }

  // Written by hand, as a record's default ones take 20 ms of start-up time to link.

  @Override
  public boolean equals(Object other) {
    return other instanceof Player player && player.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
