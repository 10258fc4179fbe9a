package dev.banmen.games.go;

import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Trait;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What a teacher of Go compares two stones by where neither touches anything in danger. */
final class StoneTraits {
  static final List<Trait> ALL =
      List.of(
          new Trait("own-area", false, 1, (before, move, after) -> area(before, move, true)),
          new Trait("their-area", false, 1, (before, move, after) -> area(before, move, false)),
          new Trait("edge", false, 1, (before, move, after) -> edge(before, move)));

  private StoneTraits() {}

  private static Stream<Site> around(Position position, Site site) {
    return position.lattice().beside(site).stream();
  }

  /** The stone itself, if one side's stones alone are around the empty area it is put into. */
  private static Set<Site> area(Position before, Move move, boolean isOwn) {
    if (!(move instanceof Place place)) {
      return Set.of();
    }
    Set<Site> area = new TreeSet<>(Set.of(place.site()));
    Set<Mark> walls = EnumSet.noneOf(Mark.class);
    Deque<Site> open = new ArrayDeque<>(area);
    while (!open.isEmpty()) {
      for (Site next : around(before, open.remove()).toList()) {
        if (before.at(next) != Mark.EMPTY) {
          walls.add(before.at(next));
        } else if (area.add(next)) {
          open.add(next);
        }
      }
    }
    Mark wall = (isOwn ? move.side() : move.side().opponent()).mark();
    return walls.equals(Set.of(wall)) ? Set.of(place.site()) : Set.of();
  }

  /** The stone itself, if it is on the first line and touches none of the other side's. */
  private static List<Site> edge(Position before, Move move) {
    if (!(move instanceof Place place)) {
      return List.of();
    }
    List<Site> around = around(before, place.site()).toList();
    Mark other = move.side().opponent().mark();
    return around.size() < 4 && around.stream().noneMatch(next -> before.at(next) == other)
        ? List.of(place.site())
        : List.of();
  }
}
