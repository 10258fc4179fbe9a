package dev.banmen.tui;

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
 * @param looked the search for that game; empty before it starts
 * @param isOver whether it goes no further
 */
record DemoGame(Position position, Optional<Pending<Optional<Example>>> looked, boolean isOver) {
  /** How many moves are shown: afterwards nothing wakes the program. */
  static final int LONGEST = 60;

  static DemoGame of(Game game) {
    return new DemoGame(Position.start(game), Optional.empty(), false);
  }

  /** Which game it is; empty while that is not known. */
  String title() {
    return example().map(Example::title).orElse("");
  }

  private Optional<Example> example() {
    try {
      return looked.isPresent() && looked.get().isOver()
          ? looked.get().outcome()
          : Optional.empty();
    } catch (Refusal e) {
      return Optional.empty(); // there is nothing to show then
    }
  }

  /** One step later: the search starts, or is not over yet, or a move is played. */
  DemoGame next(FileStore files) {
    if (looked.isEmpty()) {
      return new DemoGame(position, Optional.of(files.example(position.game())), isOver);
    } else if (isOver || !looked.get().isOver()) {
      return this;
    }
    Optional<Example> example = example();
    int ply = position.ply();
    if (example.isEmpty() || ply >= Math.min(LONGEST, example.get().moves().size())) {
      return new DemoGame(position, looked, true);
    }
    Verdict verdict = position.play(example.get().moves().get(ply));
    return verdict instanceof Played played
        ? new DemoGame(played.after(), looked, false)
        : new DemoGame(position, looked, true);
  }
}
