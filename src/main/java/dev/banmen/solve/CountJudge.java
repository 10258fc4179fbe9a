package dev.banmen.solve;

import dev.banmen.game.Family;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolvers;
import dev.banmen.game.solve.GroupProofs;
import dev.banmen.game.solve.KoThreats;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The surely dead pieces of a counted position: the other side owns their points, as good as
 * surely, and the solver proves that the group does not live even if it moves first. All others
 * live, unless another side would win if those were dead that are not clearly alive: then it does
 * not say. Stateless.
 */
public final class CountJudge {
  /** How sure an owner must be, from -1 to 1: wins in 95 of 100 games. */
  private static final double SURE = 0.9;

  /** The most positions that the solver looks at for each group. */
  private static final long MOST_POSITIONS = 100_000;

  private static final long MOST_SECONDS = 30;
  private static final long SEED = 1; // the same position is judged the same

  private CountJudge() {}

  /** Returns the sites of the dead pieces; empty if it cannot say who wins. */
  public static Optional<Set<Site>> dead(Family family, Position counted) {
    if (!(family instanceof HasBots own && family instanceof GoalSolvers solvers)) {
      return Optional.empty();
    }
    Bot bot = own.bots().strongest(counted.game());
    try {
      Optional<double[]> owners =
          bot.ownership(counted, SearchLimit.within(1000 * MOST_SECONDS, SEED));
      return owners.flatMap(by -> dead(solvers, counted, by));
    } finally {
      bot.close();
    }
  }

  private static Optional<Set<Site>> dead(GoalSolvers solvers, Position counted, double[] owners) {
    BitSet proved = new BitSet();
    BitSet lost = new BitSet();
    BitSet seen = new BitSet();
    for (int index = 0; index < owners.length; index++) {
      Optional<Side> side = counted.at(index).side();
      if (side.isPresent() && !seen.get(index)) {
        BitSet group = counted.group(counted.lattice().site(index));
        seen.or(group);
        int sign = side.get() == Side.BLACK ? -1 : 1;
        double least = group.stream().mapToDouble(stone -> sign * owners[stone]).min().orElse(0);
        if (least > -Bot.DEAD) {
          lost.or(group);
        }
        if (least >= SURE
            && new GroupProofs(solvers, MOST_POSITIONS)
                .isRefuted(
                    counted,
                    side.get(),
                    GoalKind.LIVES,
                    KoThreats.NONE,
                    counted.lattice().site(index))) {
          proved.or(group);
        }
      }
    }
    return leader(counted, proved) == leader(counted, lost)
        ? Optional.of(new TreeSet<>(counted.lattice().sites(proved)))
        : Optional.empty();
  }

  /** 1 if Black wins with these pieces dead, -1 if White does, 0 for a draw. */
  private static double leader(Position counted, BitSet dead) {
    return Math.signum(counted.score(dead, new BitSet()).margin());
  }

  /**
   * Returns the groups that a player has for dead, but for those in seki: with hardly an empty
   * point around, they can't be taken even by who moves first and wins every ko. A player overlooks
   * them where one side is far ahead, as nothing that happens there saves the other's game. Once
   * the thought is over, no further group is looked at for seki.
   *
   * @return their pieces, by index
   */
  public static BitSet dead(Family family, Bot player, Position counted, SearchLimit thought) {
    BitSet rest = new BitSet();
    player.dead(counted, thought).stream()
        .forEach(index -> rest.or(counted.group(counted.lattice().site(index))));
    BitSet left = (BitSet) rest.clone();
    for (int index = left.nextSetBit(0); index >= 0; index = left.nextSetBit(index)) {
      Site site = counted.lattice().site(index);
      BitSet group = counted.group(site);
      Side side = counted.at(index).side().orElseThrow();
      if (family instanceof GoalSolvers solvers
          && !thought.isOver()
          && GroupProofs.isNarrow(counted, group)
          && new GroupProofs(solvers, MOST_POSITIONS)
              .isRefuted(counted, side.opponent(), GoalKind.CAPTURES, KoThreats.ONE, site)) {
        rest.andNot(group);
      }
      left.andNot(group);
      left.clear(index);
    }
    return rest;
  }
}
