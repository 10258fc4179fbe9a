package dev.banmen.games.go.solve;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * The space of a hunted group: the empty points that are reached from it without crossing the
 * hunter's stones, and the liberties of those of the hunter's groups around it that have few. For
 * one use.
 */
final class Inside {
  private static final int FEW = 2; // liberties

  private final Fight fight;
  private final byte[] colour;

  Inside(Fight fight, byte[] colour) {
    this.fight = fight;
    this.colour = colour;
  }

  BitSet find() {
    BitSet seen = new BitSet();
    BitSet found = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    seen.set(fight.target);
    open.add(fight.target);
    while (!open.isEmpty()) {
      int at = open.poll();
      for (int step : fight.steps) {
        int there = at + step;
        if (seen.get(there) || colour[there] == Fight.EDGE) {
          continue;
        }
        seen.set(there);
        if (colour[there] == fight.hunter) {
          addWeak(there, found);
        } else {
          found.set(there, colour[there] == Fight.EMPTY);
          open.add(there);
        }
      }
    }
    return found;
  }

  private void addWeak(int stone, BitSet found) {
    Chain chain = fight.chain(0).at(colour, stone, FEW + 1);
    for (int i = 0; i < chain.liberties() && chain.liberties() <= FEW; i++) {
      found.set(chain.liberty(i));
    }
  }
}
