package dev.banmen.tui.board;

import dev.banmen.game.Change;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.record.HasExercise;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import java.util.List;

/**
 * The effects of the last moves, computed once and only when painted, because many events may come
 * between two paints. Immutable to its callers, one thread.
 */
public final class LastMove {
  private final Session session;
  private List<Change> changes; // null until asked for
  private String exercise; // null until asked for

  public LastMove(Session session) {
    this.session = session;
  }

  public List<Change> changes() {
    if (changes == null) {
      boolean isNew = session.report() instanceof Report.Moved;
      changes = isNew ? ((Report.Moved) session.report()).changes() : session.position().changes();
    }
    return changes;
  }

  /** Returns what the game's exercise says about the moves tried so far; may be empty. */
  public String exercise() {
    if (exercise == null) {
      List<Move> moves = session.attempts();
      Position position = session.position();
      exercise = moves.isEmpty() ? "" : HasExercise.of(position.game(), position.after(0), moves);
    }
    return exercise;
  }
}
