package dev.banmen.gtp.engine;

import dev.banmen.gtp.GtpLines;
import dev.banmen.gtp.GtpLines.GtpLine;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Reads lines ahead on a thread of its own, so that one may interrupt the command under way: GoGui
 * sends the comment {@code # interrupt} while the engine thinks.
 */
final class Inbox {
  /** How many lines are read ahead. */
  static final int READ_AHEAD = 1000;

  private static final String INTERRUPT = "# interrupt";

  private final BlockingQueue<Optional<GtpLine>> lines = new ArrayBlockingQueue<>(READ_AHEAD);

  private Inbox() {}

  /**
   * Starts to read.
   *
   * @param interrupt called on the reading thread
   */
  static Inbox of(GtpLines in, Runnable interrupt) {
    Inbox inbox = new Inbox();
    Thread reader = new Thread(() -> inbox.readAll(in, interrupt), "banmen-gtp-reader");
    reader.setDaemon(true);
    reader.start();
    return inbox;
  }

  private void readAll(GtpLines in, Runnable interrupt) {
    try {
      Optional<GtpLine> line = read(in);
      while (line.isPresent()) {
        if (line.get().text().stripTrailing().equals(INTERRUPT)) {
          interrupt.run();
        } else {
          lines.put(line);
        }
        line = read(in);
      }
      lines.put(line);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // nobody does this; then there are no more lines
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
  Optional<GtpLine> next() throws IOException {
    try {
      return lines.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
