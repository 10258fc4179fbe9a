package dev.banmen.laws;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Valid set-ups of any density: the game repairs what is none. */
final class RandomSetup {
  private final Lattice lattice;
  private final RandomOptions random;

  private RandomSetup(Lattice lattice, long seed) {
    this.lattice = lattice;
    this.random = new RandomOptions(seed);
  }

  static Setup of(Subject subject, long seed) {
    RandomSetup setups = new RandomSetup(subject.game().lattice(), seed);
    GameCase known = GameCases.of(subject.game().id());
    return setups.setup(known.setUp(setups.scattered(), setups.random));
  }

  /** Marks on some of the open sites. */
  private ModelStones scattered() {
    int density = random.below(101);
    StringBuilder marks = new StringBuilder(".".repeat(lattice.size()));
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      if (random.below(100) < density) {
        marks.setCharAt(site, random.letter());
      }
    }
    return new ModelStones(lattice.rows(), lattice.cols(), marks.toString());
  }

  private Setup setup(ModelStones stones) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int site = 0; site < lattice.size(); site++) {
      if (stones.at(site) != '.') {
        marks.put(lattice.site(site), stones.mark(site));
      }
    }
    Optional<Side> toMove =
        switch (random.below(3)) {
          case 0 -> Optional.of(Side.BLACK);
          case 1 -> Optional.of(Side.WHITE);
          default -> Optional.empty();
        };
    return new Setup(marks, toMove);
  }
}
