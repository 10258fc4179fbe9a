package dev.banmen.tui;

import dev.banmen.game.Coach;
import dev.banmen.game.Gain;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.record.GameTree;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What changed the count of a game, found by its coach turn by turn. */
final class Review {
  /**
   * A move that was played.
   *
   * @param node of the game's tree, after it
   * @param number by which people know it, from 1
   */
  record Step(int node, int number, Move move, Position before, Position after) {}

  /**
   * A turn of one side, of one move or several, that changed the count.
   *
   * @param first its first move
   * @param last its last one
   */
  record Turning(Step first, Step last, Gain gain) {}

  private Review() {}

  /** The turns that changed the count, the greatest change first. */
  static List<Turning> of(Game game, List<Step> steps) {
    List<Turning> turnings = new ArrayList<>();
    Optional<Coach> coach = game.coach();
    for (int from = 0; from < steps.size() && coach.isPresent(); ) {
      int to = from;
      while (to + 1 < steps.size() && isSameTurn(steps.get(to), steps.get(to + 1))) {
        to++;
      }
      Step first = steps.get(from);
      Step last = steps.get(to);
      coach
          .get()
          .gain(first.before(), last.after())
          .ifPresent(gain -> turnings.add(new Turning(first, last, gain)));
      from = to + 1;
    }
    turnings.sort(Comparator.comparingInt(turning -> -turning.gain().points()));
    return turnings;
  }

  private static boolean isSameTurn(Step one, Step next) {
    Side side = one.move().side();
    return next.move().side() == side && next.number() == one.number() + 1;
  }

  /** The moves that led to where a session stands. */
  static List<Step> steps(Session session) {
    GameTree tree = session.tree();
    List<Integer> nodes = tree.line(session.node());
    Position end = session.position();
    int start = end.ply() - nodes.size();
    List<Step> steps = new ArrayList<>();
    Position before = end.after(start);
    for (int i = 0; i < nodes.size(); i++) {
      Position after = end.after(start + i + 1);
      steps.add(new Step(nodes.get(i), i + 1, tree.move(nodes.get(i)), before, after));
      before = after;
    }
    return steps;
  }

  /** The moves of the line of a recording that is shown, those that the rules let stand. */
  static List<Step> steps(Walk walk) {
    List<Step> steps = new ArrayList<>();
    Course course = walk.course();
    Position before = walk.along(0).stand().position();
    for (int at = 1; at < course.size(); at++) {
      Stand stand = walk.walker().stand(walk.recording(), course.node(at));
      Position after = stand.position();
      boolean isOne = after.ply() == before.ply() + 1; // a set-up begins anew
      if (isOne && stand.move().isPresent() && stand.miss().isEmpty()) {
        int number = course.number(at);
        steps.add(new Step(stand.node(), number, stand.move().get(), before, after));
      }
      before = after;
    }
    return steps;
  }
}
