package dev.banmen.lesson;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.function.BiPredicate;
import java.util.function.Function;

/** A goal of free play. Immutable. */
public final class Goal {
  private final BiPredicate<Position, LessonMove> test; // of the start, and of the last move
  private final String key;
  private final Function<Game, Object[]> values;

  private Goal(
      BiPredicate<Position, LessonMove> test, String key, Function<Game, Object[]> values) {
    this.test = test;
    this.key = key;
    this.values = values;
  }

  private static Object[] values(Object... values) {
    return values;
  }

  /** A side has captured at least this many pieces. */
  public static Goal captures(Side side, int count) {
    return new Goal(
        (start, last) -> last.after().captures(side) >= count,
        "captures",
        game -> values(game.words().side(side), count));
  }

  /** A side's score is at least this. */
  public static Goal scores(Side side, int count) {
    return new Goal(
        (start, last) -> last.after().score().of(side) >= count,
        "scores",
        game -> values(game.words().side(side), count));
  }

  /** The game is over, and this side has won. */
  public static Goal wins(Side side) {
    return new Goal(
        (start, last) ->
            last.after().outcome().flatMap(Outcome::winner).filter(side::equals).isPresent(),
        "wins",
        game -> values(game.words().side(side)));
  }

  /** The game is over, whatever the result. */
  public static Goal over() {
    return new Goal((start, last) -> last.after().isOver(), "over", game -> values());
  }

  /** A goal that is reached once this many moves were played. */
  public static Goal moves(int count) {
    return new Goal(
        (start, last) -> last.after().ply() - start.ply() >= count, "moves", game -> values(count));
  }

  /** A move was refused for this reason. */
  public static Goal refused(Miss miss) {
    return new Goal(
        (start, last) -> last.miss().filter(was -> was.number() == miss.number()).isPresent(),
        "refused",
        game -> values(miss.number(), miss.title()));
  }

  /**
   * Whether a move has reached this goal.
   *
   * @param start the position at the start
   * @param last the move, which may have been refused
   */
  boolean isReachedBy(Position start, LessonMove last) {
    return test.test(start, last);
  }

  /** The task in one line. */
  public String text(Game game) {
    return game.words().language().words(Goal.class).text("goal." + key, values.apply(game));
  }
}
