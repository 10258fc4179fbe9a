package dev.banmen.games.go;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Finds faults of stones set up by hand. */
public final class SetupCheck {
  private SetupCheck() {}

  /** Returns everything wrong with a set-up on a board of this shape, in reading order. */
  public static List<SetupFault> faults(
      Lattice lattice, Grid grid, Notation notation, Vocabulary words, Setup setup) {
    List<SetupFault> faults = new ArrayList<>(SetupFault.standard(lattice, notation, words, setup));
    byte[] colour = new Stones(grid).colour;
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      if (lattice.contains(entry.getKey()) && entry.getValue() != Mark.FIXTURE) {
        int point = grid.pointOf[lattice.index(entry.getKey())];
        colour[point] = (byte) entry.getValue().ordinal();
      }
    }
    PointNames names = new PointNames(lattice, notation, words);
    addDead(grid, colour, names, words, faults);
    faults.sort(Comparator.comparing(SetupFault::site));
    return faults;
  }

  private static void addDead(
      Grid grid, byte[] colour, PointNames names, Words words, List<SetupFault> faults) {
    for (Group group : Group.all(grid, colour, stone -> stone != Stones.EMPTY)) {
      if (group.liberties().isEmpty()) {
        Site site = names.site(group.stones().get(0));
        int size = group.stones().size();
        faults.add(new SetupFault(site, words.text("setup.no-liberty", size, names.name(site))));
      }
    }
  }
}
