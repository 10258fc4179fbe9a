package dev.banmen.tui.page.home;

import dev.banmen.app.Example;
import dev.banmen.app.FileStore;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Game;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Verdict;
import java.util.Optional;

/**
 * A demonstration of a game: its start, and then a recorded game from there, if there is one. The
 * search for that starts only after the start has been shown. Immutable.
 *
 * @param position the position shown
 * @param search for that game; empty before it starts
 * @param isOver whether it has ended
 * @param next when it next changes by itself unless it is over, in milliseconds of the person's
 *     clock
 */
record DemoGame(
    Position position, Optional<Pending<Optional<Example>>> search, boolean isOver, long next) {
  /** How many moves are shown: after them nothing wakes the program. */
  static final int LONGEST = 60;

  private static final long MOVE_MILLIS = 1000;

  private static final long START_MILLIS = 500;

  private static final long SEARCH_MILLIS = 50;

  static DemoGame of(Game game, long now) {
    return new DemoGame(Position.start(game), Optional.empty(), false, now + START_MILLIS);
  }

  /** Returns the demo of a game; this one if the game is the same. */
  DemoGame of(Game game) {
    Game shown = position.game();
    boolean isSame = game.id().equals(shown.id()) && game.summary().equals(shown.summary());
    return isSame ? this : new DemoGame(Position.start(game), Optional.empty(), false, next);
  }

  String title() {
    return example().map(Example::title).orElse("");
  }

  private Optional<Example> example() {
    try {
      return search.isPresent() && search.get().isOver()
          ? search.get().outcome()
          : Optional.empty();
    } catch (Refusal e) {
      return Optional.empty(); // there is nothing to show then
    }
  }

  /** Returns when it next changes by itself; {@link Long#MAX_VALUE} for never. */
  long due() {
    return isOver ? Long.MAX_VALUE : next;
  }

  /** Returns the next step: the search starts or runs on, or a move is played. */
  DemoGame advanced(long millis, FileStore files) {
    long soon = millis + SEARCH_MILLIS;
    if (search.isEmpty()) {
      return new DemoGame(position, Optional.of(files.example(position.game())), isOver, soon);
    } else if (isOver || !search.get().isOver()) {
      return new DemoGame(position, search, isOver, soon);
    }
    Optional<Example> example = example();
    int ply = position.ply();
    if (example.isEmpty() || ply >= Math.min(LONGEST, example.get().moves().size())) {
      return new DemoGame(position, search, true, soon);
    }
    Verdict verdict = position.play(example.get().moves().get(ply));
    return verdict instanceof Played played
        ? new DemoGame(played.after(), search, false, millis + MOVE_MILLIS)
        : new DemoGame(position, search, true, soon);
  }
}
