package dev.banmen.game.record;

import dev.banmen.game.Side;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * What a node says that holds a move and nothing else, as nearly all nodes do: a list of that one
 * property, from which the move is read without looking into it. Immutable; one can stand at any
 * number of nodes.
 */
public final class LoneMove extends AbstractList<Property> implements RandomAccess {
  private final Side side;
  private final String place;
  private final Property property;

  /**
   * A move of a side.
   *
   * @param place the property's one value
   */
  public LoneMove(Side side, String place) {
    this.side = side;
    this.place = place;
    this.property = Property.of(side == Side.BLACK ? "B" : "W", place);
  }

  /** Who moves. */
  public Side side() {
    return side;
  }

  /** Where, as the record has it. */
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
