package dev.banmen.survey;

import dev.banmen.game.Position;
import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.Predicate;

/**
 * The games that have a position or a part of the board, each read from the index on request.
 * Immutable.
 */
final class ExploredGames extends AbstractList<ExploredGame> implements RandomAccess {
  private final PositionIndex index;
  private final long[] found;
  private final Predicate<Position> isThere;

  ExploredGames(PositionIndex index, long[] found, Predicate<Position> isThere) {
    this.index = index;
    this.found = found;
    this.isThere = isThere;
  }

  @Override
  public ExploredGame get(int place) {
    return index.explored(found[place], isThere);
  }

  @Override
  public int size() {
    return found.length;
  }
}
