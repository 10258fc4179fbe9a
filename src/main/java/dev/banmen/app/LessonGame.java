package dev.banmen.app;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.LessonRecord;
import dev.banmen.lesson.Step;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import java.util.Map;
import java.util.Optional;

/** The game that a learner can play from where a lesson ends. Stateless. */
public final class LessonGame {
  /** The fewest moves to choose from for a game to be worth playing. */
  private static final int LEAST_MOVES = 2;

  private LessonGame() {}

  /**
   * The terms of a game from a lesson's last position, whose mover is the learner, against the
   * weakest computer player. Empty if the game is over there, if either side may move, if it is the
   * start of a learner's first game, or if the game can't be set up like that.
   *
   * @param family of the lesson's game
   */
  public static Optional<Terms> after(Step last, Family family) {
    Position end = last.end();
    Optional<Side> learner = end.toMove();
    Map<String, String> chosen = LessonRecord.options(end.game(), family);
    Game game = family.game(chosen);
    if (learner.isEmpty() || end.movers().size() > 1 || !LessonRecord.isSame(end.game(), game)) {
      return Optional.empty();
    }
    Terms first = Terms.first(family);
    Terms plain = Terms.of(family.id(), chosen).between(Seat.AT_KEYBOARD, first.white());
    Position start = Position.start(game);
    if (start.sameBoard(end) && start.toMove().equals(learner)) {
      boolean isFirst = LessonRecord.isSame(game, family.game(first.chosen()));
      return isFirst ? Optional.empty() : Optional.of(plain);
    }
    Terms terms = plain.from(end.setup());
    return canBegin(game, end)
        ? Optional.of(
            learner.get() == Side.BLACK ? terms : terms.between(plain.white(), plain.black()))
        : Optional.empty();
  }

  /** Whether a game set up like a position has the same mover, with moves to choose from. */
  private static boolean canBegin(Game game, Position end) {
    if (!game.faults(end.setup()).isEmpty()) {
      return false;
    }
    Position begun = Position.of(game, end.setup());
    return begun.toMove().equals(end.toMove()) && begun.legalMoves().size() >= LEAST_MOVES;
  }
}
