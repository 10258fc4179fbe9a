package dev.banmen.game;

import java.util.BitSet;

/**
 * A board whose final count depends on what the players agree on: which pieces are dead, and which
 * empty sites are nobody's. A {@link Board} that needs this implements it as well. Sets of sites
 * hold indices on the lattice; those given are not changed.
 */
public interface Countable {
  /**
   * The count with some pieces taken off, and some empty sites counting for nobody.
   *
   * @param neutral empty sites; what else it holds is nobody's only where its piece is dead
   */
  Score score(BitSet dead, BitSet neutral);

  /**
   * Whose each site is in that count, by index: a side's where its piece lives or its territory is,
   * else {@link Mark#EMPTY}.
   */
  Mark[] owners(BitSet dead, BitSet neutral);

  /** The pieces that live or die together with the one on this site; empty where none stands. */
  BitSet together(int site);

  /** Of those the ones that are joined to it, for whoever knows better; as they are by default. */
  default BitSet group(int site) {
    return together(site);
  }

  /**
   * Has play go on after both sides have passed: the passes stay and the turn order too, and the
   * game ends again once both have passed anew. {@link Board#undo} takes it back with the pass
   * before it.
   *
   * @throws IllegalStateException if the game is not at its count
   */
  void playOn();

  /**
   * The sites around this one that no living piece stands on, up to the next living pieces; empty
   * if a living piece stands here.
   */
  BitSet region(int site, BitSet dead);
}
