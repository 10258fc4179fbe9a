package dev.banmen.games.dots;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import java.util.Map;
import java.util.TreeMap;

/** Shows the lines that give no box its third line and complete none. Immutable. */
final class SafeLayer {
  private SafeLayer() {}

  static Explanation of(Position position) {
    Map<Site, Hint> hints = new TreeMap<>();
    Lattice lattice = position.lattice();
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      Site line = lattice.site(site);
      if (position.at(line) == Mark.EMPTY && isSafe(position, line)) {
        hints.put(line, Hint.LEGAL);
      }
    }
    return Explanation.of(sentence(hints.size(), position), new Overlay(hints));
  }

  private static String sentence(int lines, Position position) {
    Words words = position.game().words();
    if (lines > 0) {
      return words.text("layer.safe.sum", lines);
    }
    return words.text(Chains.isFull(position) ? "layer.all-drawn" : "layer.safe.none");
  }

  static boolean isSafe(Position position, Site line) {
    boolean runsDown = line.row() % 2 == 1;
    Site before = line.plus(runsDown ? 0 : -1, runsDown ? -1 : 0);
    Site after = line.plus(runsDown ? 0 : 1, runsDown ? 1 : 0);
    return lacksThree(position, before) && lacksThree(position, after);
  }

  private static boolean lacksThree(Position position, Site box) {
    return !position.lattice().contains(box) || Chains.open(position, box) > 2;
  }
}
