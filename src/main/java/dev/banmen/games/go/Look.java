package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import dev.banmen.games.go.net.Evaluation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * What a network says of a board, rounded, as its last digits differ from machine to machine. Its
 * arrays are never changed.
 *
 * @param sites the moves worth a thought, the likeliest first; {@link Board#PASS} is among them
 * @param shares how likely each is, 0 to 1
 * @param black the share of wins that Black expects, 0 to 1
 * @param lead the points by which Black is ahead
 * @param owners by site, from -1, White's, to 1, Black's
 */
record Look(int[] sites, float[] shares, double black, double lead, float[] owners) {
  private static final double STEPS = 1024; // of a share
  private static final double POINT_STEPS = 32;

  /** Before this move, nobody plays on the edge of the board without contact. */
  private static final int OPENING = 30;

  /** Whose ownership is so sure, the side plays there only to answer a move beside it. */
  private static final double SETTLED = 0.97;

  static Look of(GoBoard board, Side side, Evaluation said) {
    return of(board, side, said, Optional.empty());
  }

  /**
   * Returns what it says where only some legal moves are wanted: they are as likely as among
   * themselves, and all worth a thought.
   *
   * @param wanted by site, and last a pass; empty for all that are worth a thought
   */
  static Look of(GoBoard board, Side side, Evaluation said, Optional<BitSet> wanted) {
    int sign = side == Side.BLACK ? 1 : -1;
    float[] policy = wanted.map(sites -> among(sites, said.policy())).orElse(said.policy());
    int pass = policy.length - 1;
    float[] owners = said.ownership().clone();
    for (int site = 0; site < owners.length; site++) {
      owners[site] = (float) rounded(owners[site], STEPS);
    }
    List<Integer> likely = new ArrayList<>();
    for (int site = 0; site < policy.length; site++) {
      boolean isLikely =
          wanted.isPresent()
              ? wanted.get().get(site)
              : site == pass
                  || rounded(policy[site], STEPS) > 0 && isSensible(board, side, site, owners);
      if (isLikely) {
        likely.add(site);
      }
    }
    likely.sort((one, other) -> Float.compare(share(policy[other]), share(policy[one])));
    float[] shares = new float[likely.size()];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = share(policy[likely.get(i)]);
    }
    for (int site = 0; site < owners.length; site++) {
      owners[site] *= sign;
    }
    double win = rounded((said.win() + 1 - said.loss()) / 2, STEPS); // no result is half a win
    return new Look(
        likely.stream().mapToInt(site -> site == pass ? Board.PASS : site).toArray(),
        shares,
        side == Side.BLACK ? win : 1 - win,
        sign * rounded(said.lead(), POINT_STEPS),
        owners);
  }

  /** How likely each move is where only these are made. */
  private static float[] among(BitSet wanted, float[] policy) {
    float[] shares = new float[policy.length];
    double sum = wanted.stream().mapToDouble(site -> policy[site]).sum();
    wanted.stream()
        .filter(site -> policy[site] > 0)
        .forEach(site -> shares[site] = (float) (policy[site] / sum));
    return shares;
  }

  private static double rounded(double value, double steps) {
    return Math.rint(value * steps) / steps;
  }

  private static float share(float policy) {
    return (float) Math.max(1 / STEPS, rounded(policy, STEPS));
  }

  /** Not into an own eye, not onto the edge too early, not for nothing where a point costs one. */
  private static boolean isSensible(GoBoard board, Side side, int site, float[] own) {
    Stones stones = board.stones();
    Grid grid = stones.grid;
    int point = grid.pointOf[site];
    boolean isAtEdge = false;
    boolean isAlone = true;
    boolean isEye = true;
    for (int step : grid.steps) {
      byte colour = stones.colour[point + step];
      isAtEdge |= colour == Stones.EDGE;
      isAlone &= colour == Stones.EDGE || colour == Stones.EMPTY;
      isEye &=
          colour == Stones.EDGE
              || colour == GoBoard.colour(side) && stones.liberties(point + step, new int[2]) > 1;
    }
    boolean isIdle =
        board.rules().scoring() == Scoring.TERRITORY
            && own[site] > SETTLED
            && !isNear(board.last(), site, grid.cols);
    return !isEye && !isIdle && !(isAtEdge && isAlone && board.ply() < OPENING);
  }

  private static boolean isNear(int last, int site, int cols) {
    return last >= 0
        && Math.abs(last / cols - site / cols) <= 1
        && Math.abs(last % cols - site % cols) <= 1;
  }

  /**
   * The points by which Black is ahead if the game ends here.
   *
   * @param sure as of {@link DeadStones#DeadStones}
   */
  double counted(GoBoard board, double... sure) {
    return board.score(new DeadStones(board, owners, sure).sites(), new BitSet()).margin();
  }
}
