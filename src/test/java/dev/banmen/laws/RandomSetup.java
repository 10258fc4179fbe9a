package dev.banmen.laws;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Valid set-ups of any density: faults are repaired first. */
final class RandomSetup {
  private final Lattice lattice;
  private final SplittableRandom random;

  private RandomSetup(Lattice lattice, long seed) {
    this.lattice = lattice;
    this.random = new SplittableRandom(seed);
  }

  static Setup of(Subject subject, long seed) {
    RandomSetup setups = new RandomSetup(subject.game().lattice(), seed);
    ModelStones marks = setups.scattered();
    return switch (subject.game().id()) {
      case "go", "capture" -> setups.setup(marks.lifted(Side.BLACK).lifted(Side.WHITE));
      case "dots" -> setups.setup(setups.owned(marks));
      default -> setups.setup(marks);
    };
  }

  /** Marks on some of the open sites. */
  private ModelStones scattered() {
    int density = random.nextInt(101);
    StringBuilder marks = new StringBuilder(".".repeat(lattice.size()));
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      if (random.nextInt(100) < density) {
        marks.setCharAt(site, anyLetter());
      }
    }
    return new ModelStones(lattice.rows(), lattice.cols(), marks.toString());
  }

  private char anyLetter() {
    return random.nextBoolean() ? 'B' : 'W';
  }

  /** These lines, and an owner for every box they close. */
  private ModelStones owned(ModelStones lines) {
    ModelStones cells = lines;
    for (int site = 0; site < lattice.size(); site++) {
      boolean box = site / lattice.cols() % 2 == 1 && site % lattice.cols() % 2 == 1;
      if (box && !lines.reaches(Set.of(site), '.')) {
        cells = cells.with(site, anyLetter());
      }
    }
    return cells;
  }

  private Setup setup(ModelStones stones) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int site = 0; site < lattice.size(); site++) {
      if (stones.at(site) != '.') {
        marks.put(lattice.site(site), stones.mark(site));
      }
    }
    Optional<Side> toMove =
        switch (random.nextInt(3)) {
          case 0 -> Optional.of(Side.BLACK);
          case 1 -> Optional.of(Side.WHITE);
          default -> Optional.empty();
        };
    return new Setup(marks, toMove);
  }
}
