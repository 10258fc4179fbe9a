package dev.banmen.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /** How its sites and moves are written in records: in SGF, and wherever else this fits. */
  default Notation recordNotation() {
    return notation();
  }

  /**
   * The same game as records have it: whoever is named moves, and no pass is the end. Who is to
   * move, and which moves that side has, is told as by the rules. By default, this game.
   */
  default Game free() {
    return this;
  }

  /** Says why the move is refused or what it would do. The reason given is the board's own. */
  Explanation explain(Position before, Move move);

  /**
   * The same of a move that somebody wrote, in whose words there may be more than its site tells.
   * By default, what is said of the move.
   *
   * @param written for the site, as {@link #recordNotation} reads it
   */
  default Explanation explain(Position before, Move move, String written) {
    return explain(before, move);
  }

  /** The ways in which this game lets its board be looked at, in the order of a key's presses. */
  default List<Layer> layers() {
    return List.of();
  }

  /** Who warns of what this game's rules can see; by default nobody. */
  default Optional<Coach> coach() {
    return Optional.empty();
  }

  /** What it calls its sides and misses, and whatever else it says. */
  Vocabulary words();

  /** What its points are called: area, discs, boxes. */
  default String scoreUnit() {
    return words().text("score");
  }

  /**
   * How the result follows from the score where those differ, in a sentence: what empty squares
   * count for. Empty where the score says it all, and while the game goes on; by default always.
   */
  default String resultNote(Position position) {
    return "";
  }

  /**
   * What won a game that is over: the pieces in a row, the stones that were captured. By default,
   * and where nothing on the board shows it, nothing.
   */
  default Overlay winningOverlay(Position over) {
    return Overlay.NONE;
  }

  /** Sites that the board marks for the eye, such as star points. */
  default Set<Site> landmarks() {
    return Set.of();
  }

  /**
   * What the exercise that this game is judged by says of the moves tried so far, in its own form;
   * empty where it says nothing. Screens show it beside the game's own words.
   *
   * @param start the position before the first move
   * @param tried every move in order, those that were refused too
   */
  default String exercise(Position start, List<Move> tried) {
    return "";
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
