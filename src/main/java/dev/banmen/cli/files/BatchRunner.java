package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.record.Archive;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Goes through many files of recordings on all processors in pieces: a small file as a whole, a
 * large one some games at a time. For one use.
 *
 * @param <T> the result of a piece
 */
final class BatchRunner<T> {
  /** Smaller files are opened on the thread that works on them. */
  private static final long LARGE_BYTES = 1 << 20;

  /** How many games make a piece. */
  static final int GAMES = 512;

  interface BatchWork<T> {
    /** The result for the games from one, counted from 0, to before another. */
    T of(String name, Archive archive, int from, int to);

    /** The result for a file that cannot be opened. */
    T of(FileFault fault);

    int games(T made);

    /** How many games make a piece of a large file; if fewer than usual, of any. */
    default int atOnce() {
      return GAMES;
    }

    /** The result for a file that need not be opened; empty if it must. */
    default Optional<T> known(String name) {
      return Optional.empty();
    }
  }

  private final ReadingSettings reading;
  private final StandardStreams streams;
  private final BatchWork<T> work;
  private final ProgressLine progress;
  private final HeapGrowth heap = new HeapGrowth();

  BatchRunner(ReadingSettings reading, StandardStreams streams, BatchWork<T> work) {
    this.reading = reading;
    this.streams = streams;
    this.work = work;
    progress = new ProgressLine(streams, CliText.of(reading.games()));
  }

  /** Goes through the files, and delivers the results in their order. */
  void run(List<String> names, Consumer<T> results) {
    try (OrderedPool<T> order = new OrderedPool<>(made -> take(made, results))) {
      for (String name : names) {
        give(name, order);
      }
      order.finish();
    } finally {
      progress.clear();
    }
  }

  private void take(T made, Consumer<T> results) {
    progress.clear();
    results.accept(made);
    heap.look();
    progress.step(work.games(made));
  }

  private void give(String name, OrderedPool<T> order) {
    int most = work.atOnce();
    Optional<T> known = work.known(name);
    if (known.isPresent()) {
      order.give(known.get());
      return;
    } else if (!isLarge(name) && most == GAMES) {
      order.give(() -> whole(name));
      return;
    }
    try {
      RecordingFile file = open(name); // released with the memory when the last piece is done
      int games = file.archive().size();
      for (int from = 0; from < games; from += most) {
        int first = from;
        int end = Math.min(games, from + most);
        order.give(() -> work.of(name, file.archive(), first, end));
      }
    } catch (FileFault fault) {
      order.give(() -> work.of(fault));
    }
  }

  private static boolean isLarge(String name) {
    return name.equals(RecordingFile.STANDARD_INPUT) || new File(name).length() > LARGE_BYTES;
  }

  private RecordingFile open(String name) throws FileFault {
    return RecordingFile.open(name, reading, streams.in());
  }

  private T whole(String name) {
    try (RecordingFile file = open(name)) {
      return work.of(name, file.archive(), 0, file.archive().size());
    } catch (FileFault fault) {
      return work.of(fault);
    }
  }
}
