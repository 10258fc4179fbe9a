package dev.banmen.games.go;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Strength;
import java.util.Map;

/**
 * Players of Go that ask a network, on boards of the sizes that it is for; on others, those that
 * play without one. Immutable; all players share the network.
 */
record NetworkBots(SharedNetwork network, Bots others) implements Bots {
  /** More than a thought about a move has time for, but with a small network on a small board. */
  private static final int HINT_LOOKS = 1000;

  private static final int REVIEW_LOOKS = 32;

  /** What costs 2 points on 19x19 seems to a small network to cost up to 5 (docs/strength.md). */
  private static final int LEAST_POINTS_ON_LARGE = 4;

  /** The points of the largest board on which it counts well. */
  private static final int SMALL = 9 * 9;

  private boolean isKnown(Game game) {
    Lattice lattice = game.lattice();
    return network.isFor(lattice.rows(), lattice.cols());
  }

  private Bot bot(Game game, NetworkLevel level) {
    return new NetworkBot(() -> new NetworkLooks(network.get(), game.lattice()), level);
  }

  @Override
  public int levels(Game game) {
    return isKnown(game) ? NetworkLevel.ALL.size() : others.levels(game);
  }

  @Override
  public Bot bot(Game game, int level) {
    return isKnown(game) ? bot(game, NetworkLevel.ALL.get(level - 1)) : others.bot(game, level);
  }

  /** The levels that never stray are strong. */
  @Override
  public Strength strength(Game game, int level) {
    return isKnown(game) ? Strength.of(level, levels(game), 2, 5, 8) : others.strength(game, level);
  }

  @Override
  public Map<String, String> firstOptions() {
    return others.firstOptions();
  }

  @Override
  public Bot strongest(Game game) {
    return isKnown(game) ? bot(game, new NetworkLevel(HINT_LOOKS, 0)) : others.strongest(game);
  }

  /** A small network sees some large mistakes where there are none. */
  @Override
  public int looks(Game game) {
    return isKnown(game) ? 3 : others.looks(game);
  }

  /** On large boards, a small network takes small losses for larger ones than they are. */
  @Override
  public int leastPoints(Game game) {
    boolean isLarge = isKnown(game) && game.lattice().size() > SMALL;
    return isLarge ? LEAST_POINTS_ON_LARGE : others.leastPoints(game);
  }

  @Override
  public Bot reviewer(Game game, int times) {
    return isKnown(game)
        ? bot(game, new NetworkLevel(times * REVIEW_LOOKS, 0))
        : others.reviewer(game, times);
  }
}
