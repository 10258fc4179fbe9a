package dev.banmen.games.capture;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.games.go.GoBoard;
import dev.banmen.games.go.GoRules;
import dev.banmen.games.go.Grid;
import dev.banmen.games.go.Ko;
import dev.banmen.games.go.TurnRule;
import java.util.Optional;
import java.util.Set;

/**
 * A board of Capture Go: Go's stones without a ko rule, suicide forbidden. The first to capture the
 * goal wins; a side passes only when it has no move, and if neither has one the game is drawn.
 * Mutable, one thread.
 *
 * <p>The checks, in this order: game over, turn, a pass with a move left, off the board, occupied,
 * suicide. Sources: Yasuda Yasutoshi's Capture Game (first capture wins); the common rule that a
 * pass is no way out of a bad move (Sensei's Library, "Capture Go").
 */
final class CaptureBoard implements Board {
  /** The goal of a board that is never won. */
  static final int NO_GOAL = Integer.MAX_VALUE;

  private final GoBoard stones;
  private final TurnRule turns;
  private final int goal;

  CaptureBoard(Grid grid, TurnRule turns, int goal, Setup setup) {
    GoRules rules = GoRules.EXERCISE.with(Ko.NONE).with(turns);
    this.stones = new GoBoard(grid, rules, setup);
    this.turns = turns;
    this.goal = goal;
  }

  private CaptureBoard(CaptureBoard other) {
    stones = other.stones.copy();
    turns = other.turns;
    goal = other.goal;
  }

  @Override
  public int play(Side side, int site) {
    int miss = checkRules(side, site);
    return miss != 0 ? miss : stones.play(side, site);
  }

  @Override
  public int check(Side side, int site) {
    int miss = checkRules(side, site);
    return miss != 0 ? miss : stones.check(side, site);
  }

  @Override
  public boolean force(Side side, int site) {
    return stones.force(side, site);
  }

  private int checkRules(Side side, int site) {
    if (isWon() && turns != TurnRule.AS_NAMED) {
      return CaptureMiss.GAME_OVER.number();
    }
    if (site == PASS) {
      int turn = stones.check(side, PASS);
      return turn == 0 && hasMove(side) ? CaptureMiss.MUST_PLAY.number() : turn;
    }
    return 0;
  }

  boolean isWon() {
    return stones.captures(Side.BLACK) >= goal || stones.captures(Side.WHITE) >= goal;
  }

  private boolean hasMove(Side side) {
    for (int site = 0; site < stones.sites(); site++) {
      if (stones.check(side, site) == 0) {
        return true;
      }
    }
    return false;
  }

  /** The stones themselves, for explanations. */
  GoBoard stones() {
    return stones;
  }

  @Override
  public void undo() {
    stones.undo();
  }

  @Override
  public int ply() {
    return stones.ply();
  }

  @Override
  public int last() {
    return stones.last();
  }

  @Override
  public Side lastSide() {
    return stones.lastSide();
  }

  @Override
  public int[] touched() {
    return stones.touched();
  }

  @Override
  public int touched(int[] sites) {
    return stones.touched(sites);
  }

  @Override
  public Mark at(int site) {
    return stones.at(site);
  }

  @Override
  public Set<Side> movers() {
    return isWon() ? Movers.NOBODY : stones.movers();
  }

  /** The stones that each side has captured. */
  @Override
  public Score score() {
    return new Score(stones.captures(Side.BLACK), stones.captures(Side.WHITE));
  }

  @Override
  public int captures(Side side) {
    return stones.captures(side);
  }

  @Override
  public Optional<Outcome> outcome() {
    if (isWon()) {
      boolean black = stones.captures(Side.BLACK) >= goal;
      return Optional.of(Outcome.reached(black ? Side.BLACK : Side.WHITE));
    }
    boolean stuck = movers().equals(Movers.NOBODY);
    return stuck ? Optional.of(Outcome.drawn()) : Optional.empty();
  }

  @Override
  public long hash() {
    return stones.hash();
  }

  @Override
  public Board copy() {
    return new CaptureBoard(this);
  }
}
