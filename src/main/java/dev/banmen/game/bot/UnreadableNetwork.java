package dev.banmen.game.bot;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The network that computer players ask cannot be read. The message is one line, with the name of
 * its file.
 */
public final class UnreadableNetwork extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  public UnreadableNetwork(String sentence, IOException why) {
    super(sentence, why);
  }
}
