package dev.banmen.lesson;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.text.Words;

/** A goal of free play. Immutable. */
public sealed interface Goal {
  /**
   * Whether a move has reached this goal.
   *
   * @param start the position at the start
   * @param last the move, which may have been refused
   */
  boolean isReachedBy(Position start, Shown last);

  /** The task in one line. */
  String text(Game game);

  /** A side has captured at least this many pieces. */
  record Captures(Side side, int count) implements Goal {
    @Override
    public boolean isReachedBy(Position start, Shown last) {
      return last.after().captures(side) >= count;
    }

    @Override
    public String text(Game game) {
      return say(game, "captures", game.words().side(side), count);
    }
  }

  /** A side's score is at least this. */
  record Scores(Side side, int count) implements Goal {
    @Override
    public boolean isReachedBy(Position start, Shown last) {
      return last.after().score().of(side) >= count;
    }

    @Override
    public String text(Game game) {
      return say(game, "scores", game.words().side(side), count);
    }
  }

  /** The game is over, and this side has won. */
  record Wins(Side side) implements Goal {
    @Override
    public boolean isReachedBy(Position start, Shown last) {
      return last.after().outcome().flatMap(Outcome::winner).filter(side::equals).isPresent();
    }

    @Override
    public String text(Game game) {
      return say(game, "wins", game.words().side(side));
    }
  }

  /** The game is over, whatever the result. */
  record Over() implements Goal {
    @Override
    public boolean isReachedBy(Position start, Shown last) {
      return last.after().outcome().isPresent();
    }

    @Override
    public String text(Game game) {
      return say(game, "over");
    }
  }

  /** At least this many moves were played. */
  record Moves(int count) implements Goal {
    @Override
    public boolean isReachedBy(Position start, Shown last) {
      return last.after().ply() - start.ply() >= count;
    }

    @Override
    public String text(Game game) {
      return say(game, "moves", count);
    }
  }

  /** A move was refused for this reason. */
  record Refused(Miss miss) implements Goal {
    @Override
    public boolean isReachedBy(Position start, Shown last) {
      return last.miss().filter(found -> found.number() == miss.number()).isPresent();
    }

    @Override
    public String text(Game game) {
      return say(game, "refused", miss.number(), miss.title());
    }
  }

  private static String say(Game game, String key, Object... values) {
    Words words = game.words().language().words(Goal.class);
    return words.text("goal." + key, values);
  }
}
