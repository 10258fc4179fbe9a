package dev.banmen.session;

import dev.banmen.game.Change;
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

  /** The move was refused, and nothing else has changed; {@link Session#why} says why. */
  record Refused(Move move, Miss miss) implements Report {}

  /**
   * Whoever tried to move does not sit for that side, and nothing has changed: told to them only.
   */
  record Seated(Side side, Seat seat) implements Report {}

  /** A side asks something of the other. */
  record Asked(Request request) implements Report {}

  /** The other side says no. */
  record Declined(Request request) implements Report {}

  /**
   * There is an unanswered request already, so nothing new was asked and nothing has changed: only
   * the one who tried sees this.
   */
  record Pending(Request request) implements Report {}

  /**
   * The session had changed before the answer arrived, and nothing has happened: only the one who
   * answered sees this.
   */
  record TooLate() implements Report {}
}
