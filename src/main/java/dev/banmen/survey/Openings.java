package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.HasOpenings.NamedOpening;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Names games by their openings. One without a name is called by its first moves, turned and
 * mirrored as players usually hold the board: of all ways in which the board at the start looks the
 * same, the one with the first move farthest to the right, then to the top, then the second move
 * the same way, and so on. Immutable.
 */
final class Openings {
  static final int MOVES = 4; // how many moves are compared

  private final Game game;
  private final OpeningNames names;
  private final List<Symmetry> ways; // in which the board at the start looks the same

  Openings(Game game, OpeningNames names) {
    this.game = game;
    this.names = names;
    ways =
        game.symmetries().stream()
            .filter(way -> isSame(game.lattice(), game.start().marks(), way))
            .toList();
  }

  boolean isOf(Game other) {
    return game == other;
  }

  /** Returns the original name of what is on a board; empty if it has none. */
  Optional<String> name(Board board) {
    return names.at(board).map(NamedOpening::original);
  }

  /** Returns the names of the sites with blanks between; empty if there are none. */
  String name(List<Site> moves) {
    List<Site> best = moves;
    for (Symmetry way : ways) {
      List<Site> turned = moves.stream().map(site -> way.of(site, game.lattice())).toList();
      best = isBefore(turned, best) ? turned : best;
    }
    return String.join(" ", best.stream().map(game.notation()::name).toList());
  }

  /** Whether the board at the start looks the same turned or mirrored that way. */
  private static boolean isSame(Lattice lattice, Map<Site, Mark> start, Symmetry way) {
    Map<Site, Mark> turned = new HashMap<>();
    start.forEach((site, mark) -> turned.put(way.of(site, lattice), mark));
    return turned.equals(start);
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
