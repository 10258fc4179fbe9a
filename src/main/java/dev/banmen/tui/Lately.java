package dev.banmen.tui;

import dev.banmen.game.Change;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of the last moves. Immutable.
 *
 * @param changes what the last move did to the board
 * @param exercise what the game's exercise says of the moves tried so far; may be nothing
 */
record Lately(List<Change> changes, String exercise) {
  private static final Lately NOTHING = new Lately(List.of(), "");

  static Lately of(Session session) {
    List<Move> moves = session.attempts();
    if (moves.isEmpty()) {
      return NOTHING;
    }
    Position position = session.position();
    String exercise = position.game().exercise(position.after(0), moves);
    boolean isTold = session.report() instanceof Report.Moved;
    List<Change> changes = isTold ? ((Report.Moved) session.report()).changes() : changes(position);
    return new Lately(changes, exercise);
  }

  private static List<Change> changes(Position position) {
    List<Change> changes = new ArrayList<>();
    if (position.ply() == 0) {
      return changes;
    }
    Position before = position.after(position.ply() - 1);
    for (int index : position.board().touched()) {
      Site site = position.lattice().site(index);
      Mark was = before.at(site);
      changes.add(new Change(site, was, position.at(site)));
    }
    return changes;
  }
}
