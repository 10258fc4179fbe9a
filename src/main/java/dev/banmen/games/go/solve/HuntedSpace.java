package dev.banmen.games.go.solve;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * The space of a hunted group: all points but its stones that are reached from it without crossing
 * a strong group of the hunter. Other stones of its side belong to it, since they may be captured
 * there. For one use.
 */
final class HuntedSpace {
  private static final int FEW = 2; // liberties

  private final CaptureFight fight;
  private final byte[] colour;

  HuntedSpace(CaptureFight fight, byte[] colour) {
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
        if (seen.get(there) || colour[there] == CaptureFight.EDGE) {
          continue;
        }
        seen.set(there);
        if (colour[there] != fight.hunter || isWeak(there)) {
          found.set(there);
          open.add(there);
        }
      }
    }
    Chain chain = fight.chain(0).at(colour, fight.target, Integer.MAX_VALUE);
    for (int i = 0; i < chain.count(); i++) {
      found.clear(chain.stone(i));
    }
    return found;
  }

  private boolean isWeak(int stone) {
    return fight.chain(0).at(colour, stone, FEW + 1).liberties() <= FEW;
  }
}
