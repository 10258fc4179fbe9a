package dev.banmen.study;

import dev.banmen.game.Coach;
import dev.banmen.game.Gain;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Recording;
import dev.banmen.record.GameTree;
import dev.banmen.session.Session;
import java.util.List;

/**
 * What changed the count of a game, found by its coach turn by turn. It keeps no positions, of
 * which each has all the moves before it: they are made when they are looked at. Immutable.
 *
 * @param turnings the turns that changed the count, the greatest change first; {@link
 *     Turnings#MOST} at most
 * @param found how many there are in all
 */
public record Review(List<Turning> turnings, int found, Past past) {
  /** How many moves are looked at: each takes a copy of the game up to there. */
  public static final int MOST_MOVES = 6000;

  /**
   * A move that was played.
   *
   * @param node of the game's tree, after it
   * @param number by which people know it, from 1
   */
  public record Step(int node, int number, Move move) {}

  /**
   * A turn of one side, of one move or several, that changed the count.
   *
   * @param first its first move
   * @param last its last one
   */
  public record Turning(Step first, Step last, Gain gain) {}

  /** The game that is looked back at. */
  public interface Past {
    /** The position after a move. */
    Position after(Step step);
  }

  public Review {
    turnings = List.copyOf(turnings);
  }

  /** Of the moves that led to where a session stands. */
  public static Review of(Session session, Coach coach) {
    GameTree tree = session.tree();
    List<Integer> nodes = tree.line(session.node());
    Position end = session.position();
    int start = end.ply() - nodes.size();
    int moves = Math.min(nodes.size(), MOST_MOVES);
    Past past = step -> end.after(start + step.number());
    Turnings turnings = new Turnings(coach);
    Position before = end.after(start);
    for (int i = 0; i < moves; i++) {
      Step step = new Step(nodes.get(i), i + 1, tree.move(nodes.get(i)));
      Position after = past.after(step);
      turnings.add(step, before, after);
      before = after;
    }
    return turnings.review(past);
  }

  /** Of the moves of the line of a recording that is shown, those that the rules let stand. */
  public static Review of(Walk walk, Coach coach) {
    Walker walker = walk.walker();
    Recording recording = walk.recording();
    Course course = walk.course();
    Turnings turnings = new Turnings(coach);
    Position before = walker.stand(recording, course.node(0)).position();
    int end = Math.min(course.size(), MOST_MOVES + 1);
    for (int at = 1; at < end; at++) {
      Stand stand = walker.stand(recording, course.node(at));
      Position after = stand.position();
      boolean isOne = after.ply() == before.ply() + 1; // a set-up begins anew
      if (isOne && stand.move().isPresent() && stand.miss().isEmpty()) {
        Step step = new Step(stand.node(), course.number(at), stand.move().get());
        turnings.add(step, before, after);
      }
      before = after;
    }
    return turnings.review(step -> walker.stand(recording, step.node()).position());
  }
}
