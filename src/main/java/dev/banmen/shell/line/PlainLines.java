package dev.banmen.shell.line;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines of UTF-8 from a stream: a script, or a terminal without an editor. One thread. */
public final class PlainLines implements LineSource {
  /** The most bytes of a line; the rest up to its end is skipped. */
  private static final int LONGEST = 1 << 16;

  private final InputStream in;
  private final Runnable prompt;

  /**
   * Lines of a stream.
   *
   * @param in preferably buffered
   * @param prompt runs before waiting for each line
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
