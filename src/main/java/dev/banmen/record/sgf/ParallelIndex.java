package dev.banmen.record.sgf;

import dev.banmen.game.record.Bytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Finds the games of a file; of a large one on all processors: a scan from a line that surely
 * starts a game doesn't depend on what came before, so each can start at another. Mutable, for one
 * use.
 */
final class ParallelIndex {
  private static final long LEAST = 4 << 20; // the smallest part worth a thread, in bytes
  private static final int SEARCHED = 1 << 18;

  private final Bytes file;
  private final List<IndexScan> scans = new ArrayList<>();
  private final List<FutureTask<GameIndex>> parts = new ArrayList<>();

  private ParallelIndex(Bytes file) {
    this.file = file;
  }

  /** Finds the games of a file from a byte on. */
  static GameIndex index(Bytes file, long from) throws IOException {
    long most = Math.min(Runtime.getRuntime().availableProcessors(), (file.size() - from) / LEAST);
    return most < 2 ? new IndexScan(file, from).index() : index(file, from, (int) most);
  }

  /** Finds the games in this many parts, or fewer if no line surely starts a game. */
  static GameIndex index(Bytes file, long from, int most) throws IOException {
    ParallelIndex parts = new ParallelIndex(file);
    parts.part(from, most);
    return parts.joined();
  }

  private void part(long from, int most) throws IOException {
    long begun = from;
    for (int i = 1; i < most; i++) {
      long next = next(Math.max(begun + 1, from + (file.size() - from) / most * i));
      if (next > begun) {
        begin(begun, next);
        begun = next;
      }
    }
    begin(begun, file.size());
  }

  /** The next place where a line surely starts a game; -1 if there is none nearby. */
  private long next(long place) throws IOException {
    byte[] in = file.piece(place, SEARCHED);
    for (int i = 1; i < in.length; i++) {
      if (in[i - 1] == '\n' && IndexScan.isSurelyGame(in, i, in.length)) {
        return place + i;
      }
    }
    return -1;
  }

  private void begin(long from, long to) {
    IndexScan scan = new IndexScan(file, from, to);
    scans.add(scan);
    parts.add(new FutureTask<>(scan::index));
    if (to < file.size()) {
      Thread thread = new Thread(parts.get(parts.size() - 1), "index");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private GameIndex joined() throws IOException {
    parts.get(parts.size() - 1).run(); // here, while the others run
    GameIndex all = done(0);
    int lines = 0;
    for (int i = 1; i < parts.size(); i++) {
      lines += scans.get(i - 1).lineBreaks();
      all = all.and(done(i), lines);
    }
    return all;
  }

  private GameIndex done(int part) throws IOException {
    try {
      return parts.get(part).get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException fault) {
        throw fault;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e); // opening a file is never interrupted
    }
  }
}
