package dev.banmen.judge;

import java.io.IOException;

/** Reports that the answer can't be written, which ends the run, unlike a fault of one input. */
final class Unwritable extends IOException {
  private static final long serialVersionUID = 1L;

  Unwritable(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Whether the reader has had enough and left, as {@code head} does. */
  boolean isReaderGone() {
    String message = getMessage();
    return message != null && (message.contains("Broken pipe") || message.contains("EPIPE"));
  }
}
