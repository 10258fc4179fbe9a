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

  /**
   * Reads from a stream, which it doesn't close.
   *
   * @param longest how many bytes of a line are kept
   */
  public GtpLines(InputStream in, int longest) {
    this.in = new BufferedInputStream(in);
    this.longest = longest;
  }

  /** Waits for the next line; empty at the end. */
  public Optional<GtpLine> next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean isCut = false;
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    for (; next >= 0 && next != '\n'; next = in.read()) {
      int kept = next == '\t' ? ' ' : next;
      if (kept >= ' ' && kept != 0x7f) {
        isCut |= line.size() == longest;
        if (!isCut) {
          line.write(kept);
        }
      }
    }
    return Optional.of(new GtpLine(line.toString(UTF_8), isCut));
  }
}
