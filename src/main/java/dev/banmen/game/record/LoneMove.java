package dev.banmen.game.record;

import dev.banmen.game.Side;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The properties of a node with a move and nothing else, as nearly all nodes are: a list of that
 * one property that also gives the move directly. Immutable; any number of nodes can share one.
 */
public final class LoneMove extends AbstractList<Property> implements RandomAccess {
  private final Side side;
  private final String place;
  private final Property property;

  public LoneMove(Side side, String place) {
    this.side = side;
    this.place = place;
    this.property = Property.ofMove(side, place);
  }

  public Side side() {
    return side;
  }

  /** The move's place, as the record writes it. */
  public String place() {
    return place;
  }

  @Override
  public Property get(int index) {
    Objects.checkIndex(index, 1);
    return property;
  }

  @Override
  public int size() {
    return 1;
  }
}
