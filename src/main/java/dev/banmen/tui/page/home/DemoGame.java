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
 * A game as an example of itself: its start, and then a recorded game from there, if there is one.
 * That is looked for only when the start has been seen. Immutable.
 *
 * @param position what is shown
 * @param search for that game; empty before it starts
 * @param isOver whether it goes no further
 * @param next when it goes on by itself unless it is over, in milliseconds of the person's clock
 */
record DemoGame(
    Position position, Optional<Pending<Optional<Example>>> search, boolean isOver, long next) {
  /** How many moves are shown: afterwards nothing wakes the program. */
  static final int LONGEST = 60;

  /** How long a move is looked at. */
  private static final long MOVE_MILLIS = 1000;

  /** How long the start is looked at before the program goes and finds a game to show. */
  private static final long START_MILLIS = 500;

  /** How often it looks whether a game has been found. */
  private static final long SEARCH_MILLIS = 50;

  static DemoGame of(Game game, long now) {
    return new DemoGame(Position.start(game), Optional.empty(), false, now + START_MILLIS);
  }

  /** That of another game; the same one if it is no other. */
  DemoGame of(Game game) {
    Game shown = position.game();
    boolean isSame = game.id().equals(shown.id()) && game.summary().equals(shown.summary());
    return isSame ? this : new DemoGame(Position.start(game), Optional.empty(), false, next);
  }

  /** Which game it is; empty while that is not known. */
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

  /** When it goes on by itself; {@link Long#MAX_VALUE} for never. */
  long due() {
    return isOver ? Long.MAX_VALUE : next;
  }

  /** One step later: the search starts, or is not over yet, or a move is played. */
  DemoGame gone(long millis, FileStore files) {
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
