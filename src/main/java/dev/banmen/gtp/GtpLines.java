package dev.banmen.gtp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Reads lines as the protocol has it: a tab is a space, other control characters do not exist. What
 * is not UTF-8 is replaced. For one thread.
 */
public final class GtpLines {
  /**
   * A line without its end. Immutable.
   *
   * @param isCut whether it was longer than it may be, and the rest is missing
   */
  public record GtpLine(String text, boolean isCut) {}

  private final InputStream in;
  private final int longest;
  private boolean isInsideLine; // whether the rest of a line that was cut is still to come

  /**
   * Reads from a stream, which it doesn't close.
   *
   * @param longest how many bytes of a line are kept; what follows them in that line is skipped
   */
  public GtpLines(InputStream in, int longest) {
    this.in = new BufferedInputStream(in);
    this.longest = longest;
  }

  /** Waits for the next line, or for as much of it as is read; empty at the end. */
  public Optional<GtpLine> next() throws IOException {
    if (isInsideLine) {
      skipLine();
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    int left = longest; // characters that do not exist
    for (; next >= 0 && next != '\n'; next = in.read()) {
      int kept = next == '\t' ? ' ' : next;
      boolean isKept = kept >= ' ' && kept != 0x7f;
      if (isKept ? line.size() == longest : left-- == 0) {
        isInsideLine = true;
        return Optional.of(new GtpLine(line.toString(UTF_8), true));
      }
      if (isKept) {
        line.write(kept);
      }
    }
    return Optional.of(new GtpLine(line.toString(UTF_8), false));
  }

  private void skipLine() throws IOException {
    int next = in.read();
    while (next >= 0 && next != '\n') {
      next = in.read();
    }
    isInsideLine = false;
  }
}
