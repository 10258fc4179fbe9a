package dev.banmen.games.go;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Strength;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.games.go.net.Network;
import java.util.Map;

/**
 * Players of Go that ask a network, on boards of the sizes that it knows; on others, those that
 * play without one. Immutable; all players share the network.
 */
record NetworkBots(Network network, Bots others) implements Bots {
  private static boolean isKnown(Game game) {
    Lattice lattice = game.lattice();
    return Evaluator.isKnown(lattice.rows(), lattice.cols());
  }

  @Override
  public int levels(Game game) {
    return isKnown(game) ? 1 : others.levels(game);
  }

  @Override
  public Bot bot(Game game, int level) {
    Lattice lattice = game.lattice();
    return isKnown(game)
        ? new NetworkBot(new Evaluator(network, lattice.rows(), lattice.cols()))
        : others.bot(game, level);
  }

  @Override
  public Strength strength(Game game, int level) {
    return isKnown(game) ? Strength.STRONG : others.strength(game, level);
  }

  @Override
  public Map<String, String> firstOptions() {
    return others.firstOptions();
  }

  @Override
  public Bot strongest(Game game) {
    return isKnown(game) ? bot(game, 1) : others.strongest(game);
  }

  @Override
  public Bot reviewer(Game game, int times) {
    return isKnown(game) ? bot(game, 1) : others.reviewer(game, times);
  }
}
