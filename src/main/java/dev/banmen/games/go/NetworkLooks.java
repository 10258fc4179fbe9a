package dev.banmen.games.go;

import dev.banmen.game.Lattice;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import dev.banmen.game.Symmetry;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.games.go.net.Evaluation;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.games.go.net.Inputs;
import dev.banmen.games.go.net.Network;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Looks at boards of one size with a network, and remembers what it said. What it remembers changes
 * no answer: the seed and the board say which way the board is turned. Mutable, one thread.
 */
final class NetworkLooks {
  /** The sites of all the boards that are remembered: some 8 MB. */
  private static final int REMEMBERED = 400_000;

  private final Evaluator evaluator;
  private final List<int[]> turns; // for each site of a turned board, the one that it was
  private final Map<Inputs, Evaluation> said;

  NetworkLooks(Network network, Lattice lattice) {
    evaluator = new Evaluator(network, lattice.rows(), lattice.cols());
    turns = Symmetry.of(lattice).stream().map(turn -> turn.indices(lattice)).toList();
    said =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<Inputs, Evaluation> eldest) {
            return size() * lattice.size() > REMEMBERED;
          }
        };
  }

  /** Looks at a board that a side is to move on. */
  Look look(GoBoard board, Side side, SearchLimit thought) {
    return look(board, side, thought, Optional.empty());
  }

  /**
   * Looks at a board that a side is to move on.
   *
   * @param wanted the moves to look for, by site, and last a pass; empty for all
   */
  Look look(GoBoard board, Side side, SearchLimit thought, Optional<BitSet> wanted) {
    Inputs inputs = BoardInputs.of(board, side);
    long drawn = SplitMix64.mix(thought.seed() ^ SplitMix64.mix(inputs.hashCode()));
    int[] from = turns.get((int) Long.remainderUnsigned(drawn, turns.size()));
    Evaluation turned = said.computeIfAbsent(inputs.turned(from), evaluator::evaluate);
    return Look.of(board, side, turned.turnedBack(from), wanted);
  }
}
