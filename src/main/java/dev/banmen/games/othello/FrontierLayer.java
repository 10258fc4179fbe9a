package dev.banmen.games.othello;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.Map;
import java.util.TreeMap;

/**
 * Shows the discs beside an empty square, in any of the eight directions. Source: Rose, Othello: A
 * Minute to Learn... A Lifetime to Master (2005), on frontier discs. Immutable.
 */
final class FrontierLayer {
  private FrontierLayer() {}

  static Explanation of(Position position) {
    Map<Site, Hint> hints = new TreeMap<>();
    int black = 0;
    int white = 0;
    for (int i = 0; i < position.lattice().size(); i++) {
      Site site = position.lattice().site(i);
      Mark mark = position.at(site);
      if (mark != Mark.EMPTY && isOpen(position, site)) {
        hints.put(site, Hint.WEAK);
        black += mark == Mark.BLACK ? 1 : 0;
        white += mark == Mark.WHITE ? 1 : 0;
      }
    }
    String sentence = position.game().words().text("layer.frontier.sum", black, white);
    return Explanation.of(sentence, new Overlay(hints));
  }

  private static boolean isOpen(Position position, Site site) {
    for (int row = -1; row <= 1; row++) {
      for (int col = -1; col <= 1; col++) {
        Site beside = site.plus(row, col);
        if (position.lattice().contains(beside) && position.at(beside) == Mark.EMPTY) {
          return true;
        }
      }
    }
    return false;
  }
}
