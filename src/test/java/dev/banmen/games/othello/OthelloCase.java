package dev.banmen.games.othello;

import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.laws.CoachClaims;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.OthelloWitness;
import dev.banmen.laws.Past;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.Reference;
import dev.banmen.laws.ReferenceOthello;
import dev.banmen.laws.Witness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Othello for the laws. */
public final class OthelloCase implements GameCase {
  @Override
  public Family family() {
    return new OthelloFamily();
  }

  @Override
  public List<String> small() {
    return List.of("size=4", "size=6", "size=8");
  }

  @Override
  public List<String> large() {
    return List.of("size=8", "size=10", "size=12", "size=14", "size=16");
  }

  @Override
  public String any(RandomOptions random) {
    return "size=" + 2 * random.size(2, 4, 5, 8);
  }

  @Override
  public List<String> farNames() {
    return List.of("a99", "z1", "z99", "a0");
  }

  @Override
  public Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    return Optional.of(setup -> ReferenceOthello.of(lattice.rows(), setup));
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    return new OthelloWitness(past, (ReferenceOthello) now.orElseThrow());
  }

  @Override
  public Set<String> namedClaims() {
    return Set.of("flips", "open", "takes-corner", "gives-corner");
  }

  @Override
  public Set<String> countedClaims() {
    return Set.of("answers");
  }

  @Override
  public Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return Map.of("corner", CoachClaims::corner, "edge", CoachClaims::edge);
  }

  @Override
  public String coached() {
    return "size=6";
  }
}
