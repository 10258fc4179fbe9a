package dev.banmen.session;

import dev.banmen.game.Change;
import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
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
}
