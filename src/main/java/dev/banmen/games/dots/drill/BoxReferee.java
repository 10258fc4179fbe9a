package dev.banmen.games.dots.drill;

import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.List;

/** A game of Dots and Boxes, which knows its chains. */
public interface BoxReferee {
  /** Returns the boxes that the side to move can take in a row, in the order they fall. */
  List<Site> takings(Position position);

  /** Whether a line can be drawn that gives no box its third line and completes none. */
  boolean hasSafeLine(Position position);

  /** Returns the chains, each with its boxes in order; loops are none. */
  List<List<Site>> chains(Position position);
}
