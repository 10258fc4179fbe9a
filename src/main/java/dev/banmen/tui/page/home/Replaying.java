package dev.banmen.tui.page.home;

import dev.banmen.app.Example;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A recorded game that plays by itself, from its middle. Immutable.
 *
 * @param position the position shown; empty before it starts
 * @param shown how many of its moves have been shown one by one
 * @param due when the page next changes, in milliseconds of the person's clock; {@link
 *     Long#MAX_VALUE} for never
 */
record Replaying(Optional<Position> position, int shown, long due) {
  /** How many moves it starts with: a game in progress. */
  static final int FIRST = 40;

  /** How many moves are then shown one by one; after them nothing wakes the program. */
  static final int LONGEST = 60;

  private static final long MOVE_MILLIS = 1000;
  private static final long START_MILLIS = 300; // after the first paint
  private static final long LOOK_MILLIS = 50;

  static Replaying starting(long now) {
    return new Replaying(Optional.empty(), 0, now + START_MILLIS);
  }

  /** Looks at once whether there is something to show. */
  Replaying at(long now) {
    return new Replaying(position, shown, Math.min(due, now + LOOK_MILLIS));
  }

  Replaying soon(long now) {
    return at(now);
  }

  Replaying resting() {
    return new Replaying(position, shown, Long.MAX_VALUE);
  }

  /** Returns the next state: the first position of an example, or one more move. */
  Replaying advanced(long now, Optional<Example> example, Family family) {
    if (example.isEmpty()) {
      return resting();
    }
    List<Move> moves = example.get().moves();
    if (position.isEmpty()) {
      Position start = Position.start(family.game(Map.of()));
      int first = Math.min(FIRST, moves.size() / 2);
      for (int i = 0; i < first; i++) {
        Verdict verdict = start.play(moves.get(i));
        if (!(verdict instanceof Played played)) {
          return new Replaying(Optional.of(start), LONGEST, Long.MAX_VALUE);
        }
        start = played.after();
      }
      return new Replaying(Optional.of(start), 0, now + MOVE_MILLIS);
    }
    int ply = position.get().ply();
    boolean isOver = shown >= LONGEST || ply >= moves.size();
    if (isOver || !(position.get().play(moves.get(ply)) instanceof Played played)) {
      return resting();
    }
    return new Replaying(Optional.of(played.after()), shown + 1, now + MOVE_MILLIS);
  }
}
