package dev.banmen.games.dots;

import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.laws.CoachClaims;
import dev.banmen.laws.DotsWitness;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.ModelStones;
import dev.banmen.laws.Past;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.Reference;
import dev.banmen.laws.ReferenceDots;
import dev.banmen.laws.Witness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Dots and Boxes for the laws. */
public final class DotsCase implements GameCase {
  @Override
  public Family family() {
    return new DotsFamily();
  }

  @Override
  public List<String> small() {
    return List.of(
        "size=1",
        "size=1x5",
        "size=2 ties=second",
        "size=2x3",
        "size=3 ties=second",
        "size=3 ties=draw",
        "size=4x3");
  }

  @Override
  public List<String> large() {
    return List.of("size=30", "size=1x30", "size=30x1", "size=2x30");
  }

  @Override
  public String any(RandomOptions random) {
    return "size="
        + random.rectangle(1, 6, 9, 30)
        + " ties="
        + random.any(List.of("draw", "second"));
  }

  @Override
  public List<String> farNames() {
    return List.of("999,1-999,2", "1,999-2,999", "0,0-0,1", "0,1-1,1");
  }

  @Override
  public Optional<Function<Setup, Reference>> reference(
      Lattice lattice, Map<String, String> options) {
    boolean second = "second".equals(options.get("ties"));
    int rows = lattice.rows() / 2 + 1;
    int cols = lattice.cols() / 2 + 1;
    return Optional.of(setup -> ReferenceDots.of(rows, cols, second, setup));
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    return new DotsWitness(past, (ReferenceDots) now.orElseThrow());
  }

  /** These lines, and an owner for every box they close. */
  @Override
  public ModelStones setUp(ModelStones scattered, RandomOptions random) {
    ModelStones cells = scattered;
    for (int site = 0; site < scattered.marks().length(); site++) {
      boolean box = site / scattered.cols() % 2 == 1 && site % scattered.cols() % 2 == 1;
      if (box && !scattered.reaches(Set.of(site), '.')) {
        cells = cells.with(site, random.letter());
      }
    }
    return cells;
  }

  @Override
  public Set<String> namedClaims() {
    return Set.of("drawn", "takes");
  }

  @Override
  public Set<String> countedClaims() {
    return Set.of("gives", "stands-open");
  }

  @Override
  public Map<String, BiConsumer<CoachClaims, Overlay>> warnings() {
    return Map.of(
        "chain", CoachClaims::chain,
        "not-all", CoachClaims::notAll,
        "last-two", CoachClaims::lastTwo);
  }

  @Override
  public String coached() {
    return "size=4";
  }

  @Override
  public Set<String> rareWarnings() {
    return Set.of("last-two");
  }
}
