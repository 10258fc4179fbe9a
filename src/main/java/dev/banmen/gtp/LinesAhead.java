package dev.banmen.gtp;

import dev.banmen.gtp.GtpLines.GtpLine;
import dev.banmen.schedule.DaemonThreads;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Lines that a thread of its own reads ahead, so that whoever takes them can wait for something
 * else, too. For any thread.
 */
public final class LinesAhead {
  private final BlockingQueue<Optional<GtpLine>> lines; // an empty one is the end

  /**
   * Starts to read.
   *
   * @param most how many lines wait; then no more are read
   * @param isTaken whether a line waits to be taken; asked on the reading thread
   */
  public LinesAhead(GtpLines in, int most, Predicate<GtpLine> isTaken) {
    lines = new ArrayBlockingQueue<>(most);
    DaemonThreads.start("gtp-reader", () -> readAll(in, isTaken));
  }

  private void readAll(GtpLines in, Predicate<GtpLine> isTaken) {
    try {
      Optional<GtpLine> line;
      do {
        line = read(in);
        if (line.isEmpty() || isTaken.test(line.get())) {
          lines.put(line);
        }
      } while (line.isPresent());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // nobody does this
    }
  }

  /** The next line; a stream that can't be read is at its end. */
  private static Optional<GtpLine> read(GtpLines in) {
    try {
      return in.next();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Waits for the next line; empty at the end. */
  public Optional<GtpLine> take() throws InterruptedException {
    return lines.take();
  }

  /** Waits so long for the next line, which is empty at the end; null if there is none yet. */
  public Optional<GtpLine> poll(long millis) throws InterruptedException {
    return lines.poll(millis, TimeUnit.MILLISECONDS);
  }

  /** Whether a line, or the end, can be taken at once. */
  public boolean isWaiting() {
    return !lines.isEmpty();
  }

  /** Drops the lines that wait. */
  public void clear() {
    lines.clear();
  }
}
