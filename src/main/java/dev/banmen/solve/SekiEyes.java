package dev.banmen.solve;

import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.KoThreats;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The eyes of groups in seki, which don't count where territory is counted. A group is in seki if
 * it lives and touches a neutral point that neither side can fill, as the other then captures what
 * fills it; all other neutral points count as filled. Stateless.
 *
 * <p>Source: Japanese Rules of Go 1989, article 8.
 */
public final class SekiEyes {
  private SekiEyes() {}

  /**
   * Returns these eyes, with the dead pieces in them; none where they count, or if there is no time
   * to find them all.
   *
   * @param dead the dead pieces by index; not changed
   */
  public static BitSet of(Family family, Position counted, BitSet dead, SearchLimit limit) {
    if (counted.countsSekiEyes()) {
      return new BitSet();
    }
    Position filled = counted;
    BitSet shared = new BitSet();
    List<Mark> owners = filled.owners(dead, new BitSet());
    for (int index = 0; index < owners.size(); index++) {
      BitSet region = filled.region(counted.lattice().site(index), dead);
      boolean isNeutral = owners.get(index) == Mark.EMPTY && filled.at(index) == Mark.EMPTY;
      shared.set(index, isNeutral && isFew(region));
    }
    int before;
    do { // others may have become safe
      before = shared.cardinality();
      for (int at = shared.nextSetBit(0); at >= 0; at = shared.nextSetBit(at + 1)) {
        if (limit.isOver()) {
          return new BitSet();
        }
        Optional<Position> next = filled(family, filled, counted.lattice().site(at));
        filled = next.orElse(filled);
        shared.set(at, next.isEmpty());
      }
    } while (shared.cardinality() < before);
    return eyes(family, filled, dead, shared, limit);
  }

  private static boolean isFew(BitSet sites) {
    return sites.cardinality() <= CountJudge.NARROW;
  }

  /** The position after a site is filled; empty if what fills it is captured, whoever does so. */
  private static Optional<Position> filled(Family family, Position position, Site site) {
    Map<Site, Mark> marks = position.setup().marks();
    for (Side side : Side.values()) {
      Position before = Position.of(position.game(), new Setup(marks, Optional.of(side)));
      if (before.play(new Place(side, site)) instanceof Played played
          && !isCaptured(family, played.after(), side, site)) {
        return Optional.of(played.after());
      }
    }
    return Optional.empty();
  }

  private static boolean isCaptured(Family family, Position after, Side side, Site site) {
    return CountJudge.isNarrow(after, after.group(site))
        && CountJudge.reached(
                family, after, side.opponent(), GoalKind.CAPTURES, KoThreats.NONE, site)
            == Reached.YES;
  }

  /** The eyes of the groups at neutral points, if these groups live; a wide area is none. */
  private static BitSet eyes(
      Family family, Position filled, BitSet dead, BitSet neutral, SearchLimit limit) {
    List<Mark> owners = filled.owners(dead, new BitSet());
    BitSet eyes = new BitSet();
    for (Site site : filled.lattice().sites(neutral)) {
      if (limit.isOver()) {
        return new BitSet();
      }
      if (filled.lattice().beside(site).stream()
          .allMatch(beside -> isAlive(family, filled, beside))) {
        for (Side side : Side.values()) {
          BitSet own =
              CountJudge.connected(
                  filled, List.of(site), index -> owners.get(index) == side.mark());
          own.stream().filter(index -> filled.at(index) == side.mark()).forEach(own::clear);
          if (isFew(own)) {
            eyes.or(own);
          }
        }
      }
    }
    return eyes;
  }

  /** Whether what stands on a site, if anything, can't be captured by who moves first. */
  private static boolean isAlive(Family family, Position filled, Site site) {
    return filled
        .at(site)
        .side()
        .map(Side::opponent)
        .map(
            by -> CountJudge.isRefuted(family, filled, by, GoalKind.CAPTURES, KoThreats.NONE, site))
        .orElse(true);
  }
}
