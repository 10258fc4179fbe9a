package dev.banmen.study;

import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.record.Recording;
import dev.banmen.record.GameTree;
import dev.banmen.record.Replay;
import dev.banmen.session.Session;
import java.util.List;
import java.util.Optional;

/**
 * What changed the count of a game, found by its coach turn by turn. It keeps no positions, of
 * which each has all the moves before it: they are made when they are looked at. Immutable.
 *
 * @param turnings the turns that changed the count, the greatest change first; {@link
 *     TurningPoints#MOST} at most
 * @param found how many there are in all
 */
public record Review(List<TurningPoint> turnings, int found, ReviewedGame past) {
  /** How many moves are looked at: each takes a look at the whole board. */
  public static final int MOST_MOVES = 100_000;

  /** The same on boards with more sites than {@link #LARGE}. */
  public static final int MOST_ON_LARGE = 6000;

  /** More sites than Go has on its largest board, and Dots and Boxes on 50 x 50 dots. */
  private static final int LARGE = 10_000;

  /** A move that was played: the node after it, and its number as people see it, from 1. */
  public record ReviewStep(int node, int number, Move move) {}

  /** A turn of one side, of one move or several, that changed the score. */
  public record TurningPoint(ReviewStep first, ReviewStep last, Gain gain) {}

  /** The game that is looked back at. */
  public interface ReviewedGame {
    Position after(ReviewStep step);
  }

  public Review {
    turnings = List.copyOf(turnings);
  }

  /** How many moves are looked at on such a board. */
  static int most(Lattice lattice) {
    return lattice.size() > LARGE ? MOST_ON_LARGE : MOST_MOVES;
  }

  /** Of the moves that led to where a session stands. */
  public static Review of(Session session, Coach coach) {
    GameTree tree = session.tree();
    List<Integer> nodes = tree.line(session.node());
    List<Move> moves = nodes.stream().map(tree::move).toList();
    Position end = session.position();
    int start = end.ply() - moves.size();
    Position first = end.after(start);
    TurningPoints turnings =
        new TurningPoints(coach, PositionSequence.of(first, moves), PositionSequence.of(first, moves));
    for (int i = 0; i < Math.min(moves.size(), most(end.lattice())); i++) {
      turnings.add(new ReviewStep(nodes.get(i), i + 1, moves.get(i)), i + 1);
    }
    return turnings.review(step -> end.after(start + step.number()));
  }

  /** Of the moves of the line of a recording that is shown, those that the rules let stand. */
  public static Review of(RecordCursor recordCursor, Coach coach) {
    RecordBoard board = recordCursor.board();
    Recording recording = recordCursor.recording();
    ShownLine line = recordCursor.line();
    TurningPoints turnings =
        new TurningPoints(
            coach,
            PositionSequence.of(line, board.another(recording)),
            PositionSequence.of(line, board.another(recording)));
    Replay replay = board.another(recording);
    int end = Math.min(line.size(), most(recordCursor.game().lattice()) + 1);
    for (int at = 1; at < end; at++) {
      int before = replay.board().ply();
      replay.goTo(line.node(at));
      Optional<Move> move = replay.move();
      boolean isOne = replay.board().ply() == before + 1; // a set-up begins anew
      if (isOne && move.isPresent() && replay.missNumber() == 0) {
        turnings.add(new ReviewStep(line.node(at), line.number(at), move.get()), at);
      }
    }
    return turnings.review(step -> board.nodeView(recording, step.node()).position());
  }
}
