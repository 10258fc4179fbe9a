package dev.banmen.laws;

import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One game as the laws run on it: its boards, its rules written a second time, and what its
 * sentences must say. The class that implements this lies in the game's own package under {@code
 * src/test}, where {@link GameCases} finds it; it has a constructor without parameters. Options are
 * written as on the command line: {@code size=3 rules=nz}.
 *
 * <p>A claim is what a sentence of {@code Game.explain} says about the board, in a form that can be
 * checked: a {@link dev.banmen.game.Fact} with an id, a side, and sites. "Takes 2 stones at C3 and
 * C4." claims {@code captures}, White's, C3 and C4. A {@link Witness} works out from the board
 * alone which claims are true of a move, and the laws compare both lists. A named claim is one
 * whose sites the sentence must also show by their names, a counted claim one whose sentence must
 * show how many there are. {@code ExplanationLaw} knows those of all games: the sites of {@code
 * occupied}, {@code legal} and {@code won} are always named.
 */
public interface GameCase {
  /** The game that is tested. */
  Family family();

  /** Choices of options with boards so small that random play meets every miss. */
  List<String> smallOptions();

  /** Choices of options with the largest boards, for the thorough laws; by default the small. */
  default List<String> largeOptions() {
    return smallOptions();
  }

  /** A random choice of options, mostly with a small board, for the thorough laws. */
  default String randomOptions(RandomOptions random) {
    return random.any(smallOptions());
  }

  /** Names of places, as the game's players write them, that are off all of the small boards. */
  List<String> namesOffBoard();

  /** The rules written slowly, from a set-up; none if the laws are to do without. */
  default Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    return Optional.empty();
  }

  /**
   * The witness of a move's claims in one position.
   *
   * @param past the boards from the start to now
   * @param now the reference's position; empty for a game without a reference
   */
  Witness witness(Past past, Position position, Optional<Reference> now);

  /** A valid set-up from stones that were thrown at random on all open sites. */
  default ModelStones setUp(ModelStones scattered, RandomOptions random) {
    return scattered;
  }

  /** The ids of the named claims, apart from those of all games. */
  default Set<String> namedClaims() {
    return Set.of();
  }

  /** The ids of the counted claims; one site need not be counted. */
  default Set<String> countedClaims() {
    return Set.of();
  }

  /**
   * For each kind of warning of the coach, by its id, a check that fails unless the warning is true
   * on the board; empty for a game without a coach.
   */
  default Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return Map.of();
  }

  /**
   * For each trait of the coach, by its name, the sites that a move leads to, found from the board;
   * empty for a game without a coach.
   */
  default Map<String, BiFunction<Position, Move, Set<Site>>> traits() {
    return Map.of();
  }

  /** Options with which every kind of warning comes up in random play. */
  default String coachOptions() {
    return smallOptions().get(0);
  }

  /** The kinds of warnings too rare to come up in random play. */
  default Set<String> rareWarnings() {
    return Set.of();
  }
}
