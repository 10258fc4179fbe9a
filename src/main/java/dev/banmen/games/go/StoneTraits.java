package dev.banmen.games.go;

import dev.banmen.game.Lattice;
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
          new Trait("line", true, 1, (before, move) -> move instanceof Place, StoneTraits::line));

  private static final int HIGH = 3; // lines

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

  /** The points from the nearest edge to the stone; from the third line on, it isn't low. */
  private static List<Site> line(Position before, Move move, Position after) {
    Lattice lattice = before.lattice();
    Site stone = ((Place) move).site();
    List<Site> nearest = List.of();
    for (Site step : new Site(0, 0).beside()) {
      List<Site> way =
          Stream.iterate(stone, lattice::contains, at -> at.plus(step.row(), step.col()))
              .limit(HIGH)
              .toList();
      nearest = nearest.isEmpty() || way.size() < nearest.size() ? way : nearest;
    }
    return nearest;
  }
}
