package dev.banmen.game;

import java.util.Optional;
import java.util.Set;

/**
 * A board as a game's author writes it: mutable, fast, for one thread. It holds the whole game so
 * far, so that every play can be undone. Sites are numbered {@code row * cols + col} on the game's
 * lattice.
 *
 * <p>It is for what plays through many positions and keeps none: judges, searches, provers, replay,
 * exercises. Everybody else uses {@link Position}.
 */
public interface Board {
  /** The site of a pass. */
  int PASS = -1;

  /** The site of every place off the board. */
  int OFF = -2;

  /**
   * Plays a move, or refuses it and leaves the board untouched. The order in which a game checks
   * its misses is part of its rules.
   *
   * @param side who moves
   * @param site an index on the lattice, {@link #PASS} or {@link #OFF}
   * @return 0 if the move was played, else the number of its miss
   */
  int play(Side side, int site);

  /**
   * Makes a move that {@link #play} has just refused, because a record says it was made; returns
   * false, with the board untouched, if this board can't.
   */
  default boolean force(Side side, int site) {
    return false;
  }

  /** Returns what {@link #play} would return, and leaves the board untouched. */
  default int check(Side side, int site) {
    int miss = play(side, site);
    if (miss == 0) {
      undo();
    }
    return miss;
  }

  /**
   * Lists the sites where a side may place a piece now, ascending, from the start of an array as
   * long as the lattice; returns how many there are.
   */
  default int legal(Side side, int[] sites) {
    int count = 0;
    for (int site = 0; site < sites.length; site++) {
      if (check(side, site) == 0) {
        sites[count++] = site;
      }
    }
    return count;
  }

  /**
   * Takes the last play back, passes included.
   *
   * @throws IllegalStateException if nothing was played
   */
  void undo();

  /** How many plays, passes included, can be undone. */
  int ply();

  /** The last play's site, or {@link #PASS}; {@link #OFF} if nothing was played. */
  int last();

  /** Returns the side that made the last play. Call only after a play. */
  Side lastSide();

  /** The sites whose mark the last play changed, ascending; none after a pass or no play. */
  int[] touched();

  /** Lists the same sites from the start of an array as long as the lattice; returns how many. */
  default int touched(int[] sites) {
    int[] touched = touched();
    System.arraycopy(touched, 0, sites, 0, touched.length);
    return touched.length;
  }

  Mark at(int site);

  /**
   * Returns the sides that may move: nobody once the game is over, one side, or both in any order.
   */
  Set<Side> movers();

  Score score();

  /**
   * How many prisoners a side has: the pieces it has captured, and those the rules make its
   * opponent hand over. 0 in games without captures.
   */
  default int captures(Side side) {
    return 0;
  }

  /** How the game ended, by the rules; empty until it is over. */
  Optional<Outcome> outcome();

  /**
   * A hash of the marks on the board, whoever is to move. Boards that look the same have the same
   * hash; the reverse is likely but never relied on.
   */
  long hash();

  /** Returns a board with the same game so far, sharing nothing that changes. */
  Board copy();
}
