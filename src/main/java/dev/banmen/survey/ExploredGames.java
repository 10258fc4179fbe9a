package dev.banmen.survey;

import java.util.AbstractList;
import java.util.RandomAccess;

/** The games that have a position, each read from the index on request. Immutable. */
final class ExploredGames extends AbstractList<ExploredGame> implements RandomAccess {
  private final PositionIndex index;
  private final int[] entries;

  ExploredGames(PositionIndex index, int[] entries) {
    this.index = index;
    this.entries = entries;
  }

  @Override
  public ExploredGame get(int place) {
    return index.explored(entries[place]);
  }

  @Override
  public int size() {
    return entries.length;
  }
}
