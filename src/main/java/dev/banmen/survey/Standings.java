package dev.banmen.survey;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The results of many players. Mutable, one thread. */
final class Standings {
  private static final int WON = 1; // offsets of a player's counts, after the number of games
  private static final int LOST = 2;
  private static final int DRAWN = 3;
  private static final int TOLD = 4;

  private final TextSet names = new TextSet();
  private long[] told = new long[8 * TOLD]; // by the names' numbers

  void add(String player, boolean isBlack, Winner result) {
    int at = at(names.number(player));
    told[at]++;
    switch (result) {
      case BLACK -> told[at + (isBlack ? WON : LOST)]++;
      case WHITE -> told[at + (isBlack ? LOST : WON)]++;
      case DRAW -> told[at + DRAWN]++;
      default -> {} // nobody knows
    }
  }

  void addAll(Standings others) {
    for (int i = 0; i < others.size(); i++) {
      int at = at(names.number(others.names, i));
      for (int k = 0; k < TOLD; k++) {
        told[at + k] += others.told[i * TOLD + k];
      }
    }
  }

  /** Returns where a player's counts are, and makes room for them. */
  private int at(int number) {
    int at = number * TOLD;
    if (at >= told.length) {
      told = Arrays.copyOf(told, (number + number / 2) * TOLD);
    }
    return at;
  }

  int size() {
    return names.size();
  }

  /** Returns the most active players first; equals by name. */
  List<Map.Entry<String, PlayerTally>> mostActive(int most) {
    Comparator<Integer> order =
        Comparator.comparingLong((Integer number) -> -told[number * TOLD])
            .thenComparing(names::compare);
    return names.entries(order, most, this::standing);
  }

  List<Map.Entry<String, PlayerTally>> inOrder() {
    return names.entries(names::compare, size(), this::standing);
  }

  private PlayerTally standing(int number) {
    int at = number * TOLD;
    return new PlayerTally(told[at], told[at + WON], told[at + LOST], told[at + DRAWN]);
  }
}
