package dev.banmen.game;

import dev.banmen.game.record.Recordable;
import dev.banmen.text.Language;
import java.util.List;

/** A game with all its options chosen: its lattice, its rules, its words. Immutable. */
public interface Game {
  /** The family's name. */
  String id();

  /** The same game in another language, with equal boards. By default it speaks but one. */
  default Game in(Language language) {
    return this;
  }

  /** The chosen options in one short line, such as {@code 19x19, chinese, komi 7.5}. */
  String summary();

  Lattice lattice();

  /** The set-up a new game begins with. */
  Setup start();

  /** Everything that is wrong with a set-up, in reading order; empty if it may be played on. */
  List<SetupFault> faults(Setup setup);

  /**
   * A board with this set-up.
   *
   * @throws IllegalArgumentException if the set-up has faults
   */
  Board newBoard(Setup setup);

  /** Every reason for which this game refuses a move, by number. */
  List<? extends Miss> misses();

  Notation notation();

  /**
   * Says why the move is refused or what it would do. The reason given is the board's own.
   *
   * @param written what somebody wrote for the site, as {@link Recordable#recordNotation} reads it:
   *     it may name more than the site; empty if nobody wrote it
   */
  Explanation explain(Position before, Move move, String written);

  /** What it calls its sides and misses, and whatever else it says. */
  Vocabulary words();

  /**
   * What won a game that is over: the pieces in a row, the stones that were captured. By default,
   * and where nothing on the board shows it, nothing.
   */
  default Overlay winningOverlay(Position over) {
    return Overlay.NONE;
  }

  /**
   * What a move did besides placing its piece, in the order to say it. By default, nothing.
   *
   * @param changes every site whose mark it changed, in reading order
   */
  default List<Effect> effects(Move move, List<Change> changes) {
    return List.of();
  }

  /**
   * The ways to turn and mirror its board that leave the game the same; by default, all that fit
   * the lattice.
   */
  default List<Symmetry> symmetries() {
    return Symmetry.of(lattice());
  }

  /** The miss with this number. */
  default Miss miss(int number) {
    for (Miss miss : misses()) {
      if (miss.number() == number) {
        return miss;
      }
    }
    throw new IllegalArgumentException(id() + " has no miss " + number);
  }
}
