package dev.banmen.games.othello;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.Map;
import java.util.TreeMap;

/**
 * Shows discs that can surely never be flipped again. A disc is one of them if each of its four
 * lines is full, or ends at the disc, or has a stable disc of the same side next to it: then
 * nothing can bracket the disc. Others may be stable too; finding all takes a search. Source: Rose,
 * Othello: A Minute to Learn... A Lifetime to Master (2005), on stable discs. Immutable.
 */
final class StableLayer {
  private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private StableLayer() {}

  static Explanation of(Position position) {
    Map<Site, Hint> hints = firm(position);
    int black = 0;
    for (Site site : hints.keySet()) {
      black += position.at(site) == Mark.BLACK ? 1 : 0;
    }
    String sentence = position.game().words().text("layer.stable.sum", black, hints.size() - black);
    return Explanation.of(sentence, new Overlay(hints));
  }

  /** Returns the discs found to be stable, each with its hint. */
  static Map<Site, Hint> firm(Position position) {
    Map<Site, Hint> hints = new TreeMap<>();
    Lattice lattice = position.lattice();
    int found;
    do { // each disc found may hold its neighbours
      found = hints.size();
      for (int i = 0; i < lattice.size(); i++) {
        Site site = lattice.site(i);
        if (position.at(site) != Mark.EMPTY && isStable(position, site, hints)) {
          hints.put(site, Hint.FIRM);
        }
      }
    } while (hints.size() > found);
    return hints;
  }

  private static boolean isStable(Position position, Site site, Map<Site, Hint> stable) {
    for (int[] line : LINES) {
      boolean isHeld =
          isHeld(position, site, site.plus(line[0], line[1]), stable)
              || isHeld(position, site, site.plus(-line[0], -line[1]), stable)
              || isFull(position, site, line[0], line[1])
                  && isFull(position, site, -line[0], -line[1]);
      if (!isHeld) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHeld(Position position, Site site, Site beside, Map<Site, Hint> stable) {
    return !position.lattice().contains(beside)
        || stable.containsKey(beside) && position.at(beside) == position.at(site);
  }

  private static boolean isFull(Position position, Site from, int rowStep, int colStep) {
    Site site = from.plus(rowStep, colStep);
    while (position.lattice().contains(site)) {
      if (position.at(site) == Mark.EMPTY) {
        return false;
      }
      site = site.plus(rowStep, colStep);
    }
    return true;
  }
}
