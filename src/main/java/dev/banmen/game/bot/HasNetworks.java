package dev.banmen.game.bot;

import dev.banmen.game.Family;
import java.io.IOException;
import java.io.InputStream;

/** A {@link Family} whose computer players can ask a neural network. */
public interface HasNetworks {
  /**
   * Returns the family with players that ask the network in a file.
   *
   * @throws IOException if it cannot be read, or has no network that they can ask; the message
   *     doesn't name the file
   */
  Family withNetwork(InputStream file) throws IOException;
}
