package dev.banmen.gtp.client;

import dev.banmen.gtp.GtpLines;
import dev.banmen.gtp.GtpLines.GtpLine;
import dev.banmen.schedule.DaemonThreads;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Reads an engine's error output to its end, so that the engine never waits for a reader, and keeps
 * only the last line with words. A thread of its own reads; for any thread.
 */
final class EngineComplaints {
  /**
   * How long to wait for the end: programs that the engine has started may keep the output open.
   */
  private static final long PATIENCE_MILLIS = 2_000;

  private final Thread reader;
  private volatile String last = "";

  EngineComplaints(InputStream errors) {
    GtpLines in = new GtpLines(errors, EngineLimits.LONGEST_COMPLAINT);
    reader = DaemonThreads.start("engine-complaints", () -> readAll(in));
  }

  private void readAll(GtpLines in) {
    try {
      for (Optional<GtpLine> line = in.next(); line.isPresent(); line = in.next()) {
        String words = line.get().text().strip();
        if (!words.isEmpty()) {
          last = words;
        }
      }
    } catch (IOException e) {
      // An output that can't be read is at its end.
    }
  }

  /** Waits a moment for the end, and returns the last line with words, or nothing. */
  String last() {
    try {
      reader.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return last;
  }
}
