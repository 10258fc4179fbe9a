package dev.banmen.games.go;

import java.util.List;

/**
 * How a level of the players that ask a network thinks.
 *
 * @param looks the boards that it looks at for a move, at least 1
 * @param temperature at a single look, how far it strays from the likeliest move: 0 for never, 1
 *     for as often as the network says, more for a beginner
 */
record NetworkLevel(int looks, double temperature) {
  /** The levels, the weakest first. */
  static final List<NetworkLevel> ALL =
      List.of(
          new NetworkLevel(1, 5),
          new NetworkLevel(1, 3.6),
          new NetworkLevel(1, 2.7),
          new NetworkLevel(1, 2.25),
          new NetworkLevel(1, 1.75),
          new NetworkLevel(1, 1.55),
          new NetworkLevel(1, 1.23),
          new NetworkLevel(1, 1.05),
          new NetworkLevel(1, 0.83),
          new NetworkLevel(1, 0.6),
          new NetworkLevel(1, 0),
          new NetworkLevel(14, 0),
          new NetworkLevel(28, 0));
}
