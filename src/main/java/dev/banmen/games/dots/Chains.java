package dev.banmen.games.dots;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.games.dots.drill.BoxMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The chains and loops of a position: boxes that lack one or two lines, joined through lines that
 * are not drawn. Once one of a chain's boxes is given, all of them fall. Source: Berlekamp, The
 * Dots and Boxes Game (2000), on chains and loops. Immutable.
 *
 * @param chains each with its boxes in order
 * @param loops each with its boxes in order, the last joined to the first
 */
record Chains(List<List<Site>> chains, List<List<Site>> loops) {
  /** The least boxes of a long chain, of which giving back two keeps control. */
  static final int LONG = 3;

  static Chains of(Position position) {
    List<List<Site>> chains = new ArrayList<>();
    List<List<Site>> loops = new ArrayList<>();
    Set<Site> seen = new HashSet<>();
    for (Site box : new BoxMap(position).boxes()) {
      if (isLink(position, box) && !seen.contains(box)) {
        List<Site> chain = new ArrayList<>(List.of(box));
        seen.add(box);
        walk(position, chain, seen);
        if (isLoop(position, chain)) {
          loops.add(List.copyOf(chain));
        } else {
          Collections.reverse(chain);
          walk(position, chain, seen);
          chains.add(List.copyOf(chain));
        }
      }
    }
    return new Chains(List.copyOf(chains), List.copyOf(loops));
  }

  int longChains() {
    int count = 0;
    for (List<Site> chain : chains) {
      count += chain.size() >= LONG ? 1 : 0;
    }
    return count;
  }

  /** Extends the chain from its last box as far as possible. */
  private static void walk(Position position, List<Site> chain, Set<Site> seen) {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = false;
      Site last = chain.get(chain.size() - 1);
      for (Site next : joined(position, last)) {
        if (!goesOn && isLink(position, next) && seen.add(next)) {
          chain.add(next);
          goesOn = true;
        }
      }
    }
  }

  /** Whether a chain is a loop; two adjacent boxes are joined by one line, and aren't. */
  private static boolean isLoop(Position position, List<Site> chain) {
    Site first = chain.get(0);
    Site last = chain.get(chain.size() - 1);
    return chain.size() > 2 && open(position, first) == 2 && joined(position, first).contains(last);
  }

  private static boolean isLink(Position position, Site box) {
    int open = open(position, box);
    return open == 1 || open == 2;
  }

  /** How many lines a box lacks. */
  static int open(Position position, Site box) {
    return new BoxMap(position).open(box).size();
  }

  /** The boxes beside this one without a drawn line between. */
  private static List<Site> joined(Position position, Site box) {
    List<Site> joined = new ArrayList<>();
    for (Site line : new BoxMap(position).open(box)) {
      Site other = new Site(2 * line.row() - box.row(), 2 * line.col() - box.col());
      if (position.lattice().contains(other)) {
        joined.add(other);
      }
    }
    return joined;
  }

  /** Whether every line is drawn. */
  static boolean isFull(Position position) {
    Lattice lattice = position.lattice();
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      if (position.at(lattice.site(site)) == Mark.EMPTY) {
        return false;
      }
    }
    return true;
  }
}
