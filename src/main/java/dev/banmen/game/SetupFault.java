package dev.banmen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A fault of a set-up position, such as a group without liberties: where to look, and what was
 * found there and expected. Not a miss: no move was made.
 */
public record SetupFault(Site site, String sentence) {
  /**
   * Refuses a set-up that has faults.
   *
   * @throws IllegalArgumentException with the first fault's sentence
   */
  public static void refuse(List<SetupFault> faults) {
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(faults.get(0).sentence());
    }
  }

  /**
   * Returns the faults that a set-up has in any game, in reading order: marks off the board, and
   * fixtures among the pieces.
   */
  public static List<SetupFault> standard(
      Lattice lattice, Notation notation, Vocabulary words, Setup setup) {
    List<SetupFault> faults = new ArrayList<>();
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      Site site = entry.getKey();
      if (entry.getValue() == Mark.EMPTY) {
        continue; // nothing, wherever it is
      }
      if (!lattice.contains(site)) {
        Size size = new Size(lattice.rows(), lattice.cols());
        faults.add(new SetupFault(site, words.offBoard(notation.name(site), size)));
      } else if (entry.getValue() == Mark.FIXTURE) {
        faults.add(new SetupFault(site, words.fixture(notation.name(site))));
      }
    }
    return faults;
  }
}
