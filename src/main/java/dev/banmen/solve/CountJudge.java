package dev.banmen.solve;

import dev.banmen.game.Family;
import dev.banmen.game.Pass;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.SolverGoal;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is surely dead in a counted position: in 95 of 100 games played out the other side owns the
 * points, and the solver proves that the group does not live even if it moves first. All others
 * live, unless another side would win if those were dead that are in most of these games: then it
 * does not say. Stateless.
 */
public final class CountJudge {
  /** Of the games played out, from -1 to 1: 95 of 100. */
  private static final double SURE = 0.9;

  /** So many positions the solver looks at for each group. */
  private static final long MOST_POSITIONS = 100_000;

  private static final long MOST_SECONDS = 30;
  private static final long SEED = 1; // the same position is judged the same

  private CountJudge() {}

  /** Returns the sites of the dead pieces; empty if it cannot say who wins. */
  public static Optional<Set<Site>> dead(Family family, Position counted) {
    if (!(family instanceof Bots bots)) {
      return Optional.empty();
    }
    Bot bot = bots.strongest(counted.game());
    try {
      SearchLimit thought = SearchLimit.within(1000 * MOST_SECONDS, SEED);
      Optional<double[]> owners = bot.ownership(counted, thought);
      return owners.flatMap(by -> dead(family, counted, by));
    } finally {
      bot.close();
    }
  }

  private static Optional<Set<Site>> dead(Family family, Position counted, double[] owners) {
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
        if (least > 0) {
          lost.or(group);
        }
        if (least >= SURE && isProved(family, counted, side.get(), counted.lattice().site(index))) {
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

  private static boolean isProved(Family family, Position counted, Side side, Site group) {
    Position first = counted.playedOn();
    if (!first.toMove().equals(Optional.of(side))
        && first.play(new Pass(side.opponent())) instanceof Played played) {
      first = played.after();
    }
    SolverGoal goal =
        new SolverGoal(side, GoalKind.LIVES, Optional.of(group), Set.of(), KoThreats.NONE);
    Position start = first;
    return Solvers.of(family, start, goal, MOST_POSITIONS)
        .map(solver -> solver.solve(start).reached() == Reached.NO)
        .orElse(false);
  }
}
