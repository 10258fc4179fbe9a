package dev.banmen.survey;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The first moves of games, turned and mirrored as players usually hold the board: of all ways in
 * which the board at the start looks the same, the one with the first move farthest to the right,
 * then to the top, then likewise with the second, and so on. Immutable.
 */
final class Openings {
  /** How many moves are looked at. */
  static final int MOVES = 4;

  private static final int WAYS = 8;

  private final Game game;
  private final List<Integer> ways; // in which the board at the start looks the same

  Openings(Game game) {
    this.game = game;
    ways = new ArrayList<>();
    for (int way = 1; way < WAYS; way++) {
      if (isSame(game.lattice(), game.start().marks(), way)) {
        ways.add(way);
      }
    }
  }

  /** Whether they are those of this game. */
  boolean isOf(Game other) {
    return game == other;
  }

  /** The names of the sites with a blank between; empty if there is none. */
  String name(List<Site> moves) {
    List<Site> best = moves;
    for (int way : ways) {
      List<Site> turned = turned(game.lattice(), moves, way);
      best = isBefore(turned, best) ? turned : best;
    }
    return String.join(" ", best.stream().map(game.notation()::name).toList());
  }

  /** Whether the board at the start looks the same that way. */
  private static boolean isSame(Lattice lattice, Map<Site, Mark> start, int way) {
    if (way >= WAYS / 2 && lattice.rows() != lattice.cols()) {
      return false;
    }
    Map<Site, Mark> turned = new HashMap<>();
    start.forEach((site, mark) -> turned.put(turned(lattice, site, way), mark));
    return turned.equals(start);
  }

  private static List<Site> turned(Lattice lattice, List<Site> sites, int way) {
    List<Site> turned = new ArrayList<>();
    for (Site site : sites) {
      turned.add(turned(lattice, site, way));
    }
    return turned;
  }

  /** The bits of a way: upside down, mirrored, rows and columns changed. */
  private static Site turned(Lattice lattice, Site site, int way) {
    int row = (way & 1) == 0 ? site.row() : lattice.rows() - 1 - site.row();
    int col = (way & 2) == 0 ? site.col() : lattice.cols() - 1 - site.col();
    return (way & 4) == 0 ? new Site(row, col) : new Site(col, row);
  }

  private static boolean isBefore(List<Site> these, List<Site> those) {
    for (int i = 0; i < these.size(); i++) {
      Site one = these.get(i);
      Site other = those.get(i);
      if (!one.equals(other)) {
        return one.col() != other.col() ? one.col() > other.col() : one.row() < other.row();
      }
    }
    return false;
  }
}
