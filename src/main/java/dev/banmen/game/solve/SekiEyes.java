package dev.banmen.game.solve;

import dev.banmen.game.Board;
import dev.banmen.game.Countable;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.solve.GoalVerdict.Reached;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The eyes of groups in seki, which don't count where territory is counted. A group is in seki if
 * it lives and touches a neutral point that neither side can fill, as the other then captures what
 * fills it; all other neutral points count as filled. For one count.
 *
 * <p>Source: Japanese Rules of Go 1989, article 8.
 */
public final class SekiEyes {
  /** The most positions that are looked at for one count: a fraction of a second's work. */
  private static final long MOST_POSITIONS = 10_000;

  /** The most for one question about one group. */
  private static final long MOST_OF_ONE = 1_000;

  private final BitSet dead;
  private final GroupProofs proofs;
  private Position filled;

  private SekiEyes(GoalSolvers solvers, Position counted, BitSet dead) {
    this.dead = dead;
    proofs = new GroupProofs(solvers, MOST_OF_ONE, MOST_POSITIONS);
    filled = counted.movers().isEmpty() ? counted.playedOn() : counted;
  }

  /**
   * Returns these eyes, with the dead pieces in them; none if it takes too much work to find them
   * all.
   *
   * @param dead the dead pieces by index; not changed
   */
  public static BitSet of(GoalSolvers solvers, Position counted, BitSet dead) {
    SekiEyes search = new SekiEyes(solvers, counted, dead);
    BitSet shared = search.shared();
    BitSet eyes = search.eyes(shared);
    return search.proofs.isSpent() ? new BitSet() : eyes;
  }

  private Mark[] owners() {
    return ((Countable) filled.board()).owners(dead, new BitSet());
  }

  /** Fills all neutral points that can be filled; returns the others. */
  private BitSet shared() {
    BitSet shared = new BitSet();
    Mark[] owners = owners();
    for (int index = 0; index < owners.length; index++) {
      boolean isNeutral = owners[index] == Mark.EMPTY && filled.at(index) == Mark.EMPTY;
      shared.set(index, isNeutral && isFew(filled.region(filled.lattice().site(index), dead)));
    }
    int before;
    do { // others may have become safe
      before = shared.cardinality();
      for (int at = shared.nextSetBit(0); at >= 0; at = shared.nextSetBit(at + 1)) {
        Optional<Position> next = filled(filled.lattice().site(at));
        filled = next.orElse(filled);
        shared.set(at, next.isEmpty());
      }
    } while (shared.cardinality() < before && !proofs.isSpent());
    return shared;
  }

  private static boolean isFew(BitSet sites) {
    return sites.cardinality() <= GroupProofs.NARROW;
  }

  /** The position after a site is filled; empty if what fills it is captured, whoever does so. */
  private Optional<Position> filled(Site site) {
    int index = filled.lattice().index(site);
    proofs.spend(GroupProofs.BOARD);
    for (Side side : Side.values()) {
      Board next = filled.board().copy();
      boolean isFilled = next.play(side, index) == 0 || next.force(side, index); // out of turn
      Position after = filled.onShared(next);
      if (isFilled && after.at(index) == side.mark() && !isCaptured(after, side, site)) {
        return Optional.of(after);
      }
    }
    return Optional.empty();
  }

  private boolean isCaptured(Position after, Side side, Site site) {
    return GroupProofs.isNarrow(after, after.group(site))
        && proofs.reached(after, side.opponent(), GoalKind.CAPTURES, KoThreats.NONE, site)
            == Reached.YES;
  }

  /** The eyes of the groups at neutral points, if these groups live; a wide area is none. */
  private BitSet eyes(BitSet neutral) {
    Mark[] owners = owners();
    BitSet eyes = new BitSet();
    for (Site site : filled.lattice().sites(neutral)) {
      if (filled.lattice().beside(site).stream().allMatch(this::isAlive)) {
        for (Side side : Side.values()) {
          BitSet own =
              GroupProofs.connected(filled, List.of(site), index -> owners[index] == side.mark());
          for (int at = own.nextSetBit(0); at >= 0; at = own.nextSetBit(at + 1)) {
            own.set(at, filled.at(at) != side.mark());
          }
          if (isFew(own)) {
            eyes.or(own);
          }
        }
      }
    }
    return eyes;
  }

  /**
   * Whether what stands on a site, if anything, can't be captured by who moves first; of a group
   * with more room than a few shared points and a few of its own, that isn't asked.
   */
  private boolean isAlive(Site site) {
    return filled
        .at(site)
        .side()
        .map(
            side ->
                GroupProofs.room(filled, filled.group(site)) <= 2 * GroupProofs.NARROW
                    && proofs.isRefuted(
                        filled, side.opponent(), GoalKind.CAPTURES, KoThreats.NONE, site))
        .orElse(true);
  }
}
