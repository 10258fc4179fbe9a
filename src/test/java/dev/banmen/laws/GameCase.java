package dev.banmen.laws;

import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * One game as the laws run on it: its boards, its reference, its witness. The class that implements
 * this lies in the game's own package under {@code src/test}, where {@link GameCases} finds it; it
 * has a constructor without parameters. Options are written as on the command line: {@code size=3
 * rules=nz}.
 */
public interface GameCase {
  /** The game that is tested. */
  Family family();

  /** Choices of options with boards so small that random play meets every miss. */
  List<String> small();

  /** Choices of options with the largest boards, for the thorough laws. */
  default List<String> large() {
    return small();
  }

  /** Options of any board, mostly a small one, for the thorough laws. */
  default String any(RandomOptions random) {
    return random.any(small());
  }

  /** Names of places on none of the small boards, as the game's players write them. */
  List<String> farNames();

  /** The rules written slowly, from a set-up; none if the laws are to do without. */
  default Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    return Optional.empty();
  }

  /**
   * Finds what explanations must claim of a move, where {@code now} is the reference's position.
   */
  Witness witness(Past past, Position position, Optional<Reference> now);

  /** A valid set-up from stones that were thrown at random on all open sites. */
  default ModelStones setUp(ModelStones scattered, RandomOptions random) {
    return scattered;
  }

  /** The claims whose sites the sentence names, besides those of every game. */
  default Set<String> namedClaims() {
    return Set.of();
  }

  /** The claims of which the sentence says how many sites they have. */
  default Set<String> countedClaims() {
    return Set.of();
  }

  /** What must be true on the board for each kind of warning of the coach; none without one. */
  default Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return Map.of();
  }

  /** Options with which every kind of warning comes up in random play. */
  default String coached() {
    return small().get(0);
  }

  /** The kinds of warnings too rare to come up in random play. */
  default Set<String> rareWarnings() {
    return Set.of();
  }
}
