package dev.banmen.game.bot;

import dev.banmen.game.Family;
import java.io.IOException;
import java.io.InputStream;

/** A {@link Family} whose computer players can ask a neural network. */
public interface HasNetworks {
  /** A file with a network. For any thread. */
  interface NetworkFile {
    InputStream open() throws IOException;

    /** Says in one line, with the file's name, why it cannot be read or has no network to ask. */
    String sentence(IOException why);
  }

  /** Returns the family with players that ask the network in a file, once they have to. */
  Family withNetwork(NetworkFile file);

  /**
   * Reads the network that its players ask, unless one of them has read it.
   *
   * @throws UnreadableNetwork if the file has none that they can ask
   */
  void readNetwork();
}
