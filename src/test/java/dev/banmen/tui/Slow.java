package dev.banmen.tui;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/**
 * An archive of which a background thread reads only a few games before the test lets it continue.
 */
public record Slow(Archive games, int few, CountDownLatch latch) implements Archive {
  public Slow(Archive games, int few) {
    this(games, few, new CountDownLatch(1));
  }

  public void go() {
    latch.countDown();
  }

  @Override
  public int size() {
    return games.size();
  }

  @Override
  public Summary summary(int game) throws IOException {
    if (game >= few && Thread.currentThread().getName().equals("summaries")) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return games.summary(game);
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
    return games.game(game, notes);
  }
}
