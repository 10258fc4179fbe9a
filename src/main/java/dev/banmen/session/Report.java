package dev.banmen.session;

import dev.banmen.game.Change;
import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import java.util.List;

/** What the last event came to. Immutable. */
public sealed interface Report {
  /** Nothing that needs telling. */
  record Nothing() implements Report {}

  /** The move stands. */
  record Moved(Move move, List<Change> changes) implements Report {
    public Moved {
      changes = List.copyOf(changes);
    }
  }

  /** The move was refused, and nothing else has changed. */
  record Refused(Move move, Miss miss, Explanation why) implements Report {}

  /**
   * Whoever tried to move does not sit for that side, and nothing has changed: told to them only.
   */
  record Seated(Side side, Seat seat) implements Report {}

  /** A side asks to take its last move, or its resignation, back. */
  record Asked(Side side) implements Report {}

  /** The other side does not let it. */
  record Declined(Side side) implements Report {}
}
