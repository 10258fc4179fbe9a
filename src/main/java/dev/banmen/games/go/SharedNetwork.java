package dev.banmen.games.go;

import dev.banmen.game.bot.HasNetworks.NetworkFile;
import dev.banmen.game.bot.UnreadableNetwork;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.games.go.net.Network;
import java.io.IOException;
import java.io.InputStream;

/**
 * The network that all players of a family ask. Its file is read when a player first needs it. For
 * any thread.
 */
final class SharedNetwork {
  /** The smallest and the largest boards that players ask the program's own network for. */
  private static final int OWN_LEAST = 9;

  private static final int OWN_MOST = 19;

  /** The program's own. */
  static final SharedNetwork OWN =
      new SharedNetwork(
          new NetworkFile() {
            @Override
            public InputStream open() {
              return Network.class.getResourceAsStream("own.net.gz");
            }

            @Override
            public String sentence(IOException why) {
              return String.valueOf(why.getMessage());
            }
          });

  private final NetworkFile file;
  private Network network; // null until it is read; under this

  SharedNetwork(NetworkFile file) {
    this.file = file;
  }

  /** Whether it is asked on boards of a size. */
  boolean isFor(int rows, int cols) {
    boolean isOwnSize = Math.min(rows, cols) >= OWN_LEAST && Math.max(rows, cols) <= OWN_MOST;
    return Evaluator.isKnown(rows, cols) && (this != OWN || isOwnSize);
  }

  /**
   * Returns the network.
   *
   * @throws UnreadableNetwork if it cannot be read; its message is the file's sentence
   */
  synchronized Network get() {
    if (network == null) {
      try (InputStream in = file.open()) {
        network = Network.read(in);
      } catch (IOException e) {
        throw new UnreadableNetwork(file.sentence(e), e);
      }
    }
    return network;
  }
}
