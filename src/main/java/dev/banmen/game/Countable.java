package dev.banmen.game;

import java.util.BitSet;

/**
 * A board whose final count depends on what the players agree on: which pieces are dead, and which
 * empty sites are neutral. A {@link Board} that needs this implements it as well. Sets of sites
 * hold indices on the lattice; arguments are not changed.
 */
public interface Countable {
  /**
   * Returns the count with some pieces taken off and some empty sites neutral.
   *
   * @param neutral empty sites; an occupied one is neutral only if its piece is dead
   */
  Score score(BitSet dead, BitSet neutral);

  /**
   * Returns the owner of each site in that count, by index: a side where its piece lives or its
   * territory is, else {@link Mark#EMPTY}.
   */
  Mark[] owners(BitSet dead, BitSet neutral);

  /** Returns the pieces that live or die with the one on this site; empty where none stands. */
  BitSet together(int site);

  /**
   * Returns the pieces of {@link #together} that are joined to the one on this site; by default all
   * of them.
   */
  default BitSet group(int site) {
    return together(site);
  }

  /**
   * Resumes play after both sides have passed: passes and turn order stay, and the game ends again
   * once both have passed anew. {@link Board#undo} takes it back with the pass before it.
   *
   * @throws IllegalStateException if the game is not at its count
   */
  void playOn();

  /**
   * Returns the sites around this one without a living piece, up to the next living pieces; empty
   * if a living piece stands here.
   */
  BitSet region(int site, BitSet dead);
}
