package dev.banmen.game;

import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import java.util.BitSet;
import java.util.List;

/** A game with all its options chosen: its lattice, its rules, its words. Immutable. */
public interface Game {
  String id();

  /** Returns this game in another language, with equal boards; itself if it has only one. */
  default Game in(Language language) {
    return with(words().in(language));
  }

  /**
   * Returns this game with other words: in another language, or with the players' names for the
   * sides. By default it has only its own.
   */
  default Game with(Vocabulary words) {
    return this;
  }

  /** The chosen options in one short line, such as {@code 19x19, Chinese, komi 7.5}. */
  String summary();

  /** The name with the chosen options, such as {@code Go, 19x19, Chinese, komi 7.5}. */
  default String title() {
    String name = words().text("name");
    String options = summary();
    return options.isEmpty() ? name : WordList.phrases(words().language(), List.of(name, options));
  }

  /** Whether neither side begins with an advantage, such as handicap stones. */
  default boolean isEven() {
    return true;
  }

  Lattice lattice();

  /** The size of its board as players say it; by default, the rows and columns of the lattice. */
  default Size size() {
    return new Size(lattice().rows(), lattice().cols());
  }

  /** The set-up a new game starts with; by default, an empty board. */
  default Setup start() {
    return Setup.EMPTY;
  }

  /**
   * Returns all that is wrong with a set-up, in reading order; empty if it can be played. By
   * default, pieces may stand anywhere on the board.
   */
  default List<SetupFault> faults(Setup setup) {
    return SetupFault.standard(lattice(), notation(), words(), setup);
  }

  /**
   * Returns a board with this set-up.
   *
   * @throws IllegalArgumentException if the set-up has faults
   */
  Board newBoard(Setup setup);

  /** White's points before the first move: in Go the komi, with any handicap's bonus. */
  default double komi() {
    return newBoard(Setup.EMPTY).score().white();
  }

  /** Every reason this game has to refuse a move, by number. */
  List<? extends Miss> misses();

  Notation notation();

  /**
   * Explains why the move is refused or what it would do. The reason is the board's own.
   *
   * @param written the site as somebody wrote it and {@code Recordable.recordNotation} reads it: it
   *     may name more than the site; empty if nobody wrote it
   */
  Explanation explain(Position before, Move move, String written);

  /** The game's names for sides and misses, and its other texts. */
  Vocabulary words();

  /**
   * Returns what won a finished game: the pieces in a row, the captured stones. Empty by default
   * and where nothing on the board shows it.
   */
  default Overlay winningOverlay(Position over) {
    return Overlay.NONE;
  }

  /**
   * Returns the sites, by index, that belong to a side and yet don't count: eyes in a seki. By
   * default there are none.
   *
   * @param dead the pieces taken off, by index; not changed
   */
  default BitSet uncounted(Position counted, BitSet dead) {
    return new BitSet();
  }

  /**
   * Returns what a move did apart from placing its piece, in the order to say it. By default,
   * nothing.
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

  /** Returns the miss with this number. */
  default Miss miss(int number) {
    return Miss.of(misses(), number);
  }
}
