package dev.banmen.study;

import dev.banmen.game.Game;
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
 * The turns that changed the score of a game, as its coach finds them. It holds no positions, as
 * each has all moves before it; {@link ReviewedGame} creates them on demand. Immutable.
 *
 * @param turnings the turning points, the greatest change first; {@link TurningPoints#MOST} at most
 * @param found the number of turning points in all
 * @param none says that there is none, in the game's words; empty if the coach never finds any
 */
public record Review(List<TurningPoint> turnings, int found, String none, ReviewedGame past) {
  /** The most moves examined: each takes a look at the whole board. */
  public static final int MOST_MOVES = 100_000;

  /** The most moves examined on boards with more sites than {@link #LARGE}. */
  public static final int MOST_ON_LARGE = 6000;

  /** More sites than Go has on its largest board, and Dots and Boxes on 50 x 50 dots. */
  private static final int LARGE = 10_000;

  /** A move that was played: the node after it, and its number as people see it, from 1. */
  public record ReviewStep(int node, int number, Move move) {}

  /** A turn of one side, of one move or several, that changed the score. */
  public record TurningPoint(ReviewStep first, ReviewStep last, Gain gain) {}

  /** The positions of the game that is reviewed. */
  public interface ReviewedGame {
    Position after(ReviewStep step);
  }

  public Review {
    turnings = List.copyOf(turnings);
  }

  /** The most moves examined on such a board. */
  static int most(Lattice lattice) {
    return lattice.size() > LARGE ? MOST_ON_LARGE : MOST_MOVES;
  }

  /** Reviews the moves that led to a session's current node. */
  public static Review of(Session session, Coach coach) {
    GameTree tree = session.tree();
    List<Integer> nodes = tree.line(session.node());
    List<Move> moves = nodes.stream().map(tree::move).toList();
    Position end = session.position();
    int start = end.ply() - moves.size();
    Position first = end.after(start);
    TurningPoints turnings =
        new TurningPoints(
            coach, PositionSequence.of(first, moves), PositionSequence.of(first, moves));
    for (int i = 0; i < Math.min(moves.size(), most(end.lattice())); i++) {
      turnings.add(new ReviewStep(nodes.get(i), i + 1, moves.get(i)), i + 1);
    }
    return turnings.review(none(end.game()), step -> end.after(start + step.number()));
  }

  /** Reviews the legal moves of the shown line of a recording. */
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
      boolean isOne = replay.board().ply() == before + 1; // a set-up starts over
      if (isOne && move.isPresent() && replay.missNumber() == 0) {
        turnings.add(new ReviewStep(line.node(at), line.number(at), move.get()), at);
      }
    }
    return turnings.review(
        none(recordCursor.game()), step -> board.nodeView(recording, step.node()).position());
  }

  private static String none(Game game) {
    return game.words().ifAny("coach.gained.none");
  }
}
