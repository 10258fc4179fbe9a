package dev.banmen.cli.files;

import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.StandardStreams;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A line on standard error that shows the progress of long work; none without a terminal or for
 * short work. Mutable, one thread.
 */
final class ProgressLine {
  private static final long FIRST_MILLIS = 1000;
  private static final long NEXT_MILLIS = 200;

  private static final String CLEAR = "\r\u001b[K";

  private final CliText wording;
  private final StandardStreams streams;
  private final boolean isSeen;
  private final long begun;
  private long written; // when the line was written last
  private boolean isShown;
  private long done;

  /** The progress of work that starts now, on this process's own terminal. */
  ProgressLine(StandardStreams streams, CliText wording) {
    this.wording = wording;
    this.streams = streams;
    isSeen = streams.showsErrors();
    begun = now();
  }

  private static long now() {
    return System.nanoTime() / 1_000_000;
  }

  /** Adds games that are done. */
  void step(int games) {
    done += games;
    if (isSeen) {
      long now = now();
      if (now - begun >= FIRST_MILLIS && now - written >= NEXT_MILLIS) {
        written = now;
        isShown = true;
        write(CLEAR + wording.of("progress.games", done));
      }
    }
  }

  /** Removes the line, before anything else is written. */
  void clear() {
    if (isShown) {
      isShown = false;
      write(CLEAR);
    }
  }

  private void write(String text) {
    try {
      streams.err().write(text.getBytes(StandardCharsets.UTF_8));
      streams.err().flush();
    } catch (IOException e) {
      // nobody watches any more
    }
  }
}
