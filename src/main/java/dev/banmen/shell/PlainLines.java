package dev.banmen.shell;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Lines of UTF-8 from a stream, as a script writes them or a terminal without an editor gives them.
 * One thread.
 */
public final class PlainLines implements TypedLines {
  /** No line that is meant is longer; what comes after that is passed over up to its end. */
  private static final int LONGEST = 1 << 16;

  private final InputStream in;
  private final Runnable prompt;

  /**
   * Lines of a stream.
   *
   * @param in best one that reads ahead
   * @param prompt is run before each line is waited for
   */
  public PlainLines(InputStream in, Runnable prompt) {
    this.in = in;
    this.prompt = prompt;
  }

  @Override
  public Optional<String> next() throws IOException {
    prompt.run();
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int c = in.read();
    if (c < 0) {
      return Optional.empty();
    }
    while (c >= 0 && c != '\n') {
      if (line.size() < LONGEST) {
        line.write(c);
      }
      c = in.read();
    }
    return Optional.of(line.toString(StandardCharsets.UTF_8));
  }
}
