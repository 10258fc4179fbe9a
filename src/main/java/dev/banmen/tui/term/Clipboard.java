package dev.banmen.tui.term;

/** A terminal's clipboard, as far as it can be written to. One thread. */
public interface Clipboard {
  /**
   * The most bytes of UTF-8 that are copied: terminals take 100,000 characters of a sequence, and
   * Base64 makes four of three bytes.
   */
  int MOST_BYTES = 72 << 10;

  /** Whether the terminal is one that may have a clipboard. */
  boolean canCopy();

  /** Copies a text of at most {@link #MOST_BYTES}, with any characters. */
  void copy(String text);
}
