package dev.banmen.game;

import java.util.BitSet;

/**
 * A board whose final count depends on which pieces the players agree are dead. A {@link Board}
 * that needs this implements it as well.
 */
public interface Countable {
  /**
   * The count with some pieces taken off.
   *
   * @param dead indices of the dead pieces; not changed
   */
  Score score(BitSet dead);

  /** The pieces that live or die together with the one on this site; empty where none stands. */
  BitSet together(int site);
}
