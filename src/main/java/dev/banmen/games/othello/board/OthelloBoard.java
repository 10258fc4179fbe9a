package dev.banmen.games.othello.board;

import dev.banmen.game.Board;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * The turns of Othello; its two subclasses store the discs. Rules are those of the World Othello
 * Federation, "Official rules for the game Othello"; numbers in the comments are that text's.
 * Mutable, one thread.
 */
public abstract class OthelloBoard implements Board {
  private static final int[] NONE = {};

  private final int sites;
  private final MoveRights turns;
  private short[] played; // (site + 1) * 2, and 1 more if the turn was taken out of order
  private int ply;
  private Side turn;
  private boolean canMove;
  private boolean over;

  /**
   * Creates a board; the caller puts the discs on it and then calls {@link #look}.
   *
   * @param sites number of squares
   * @param first who is to move
   */
  OthelloBoard(int sites, Side first, MoveRights turns) {
    this.sites = sites;
    this.turn = first;
    this.turns = turns;
    this.played = new short[sites]; // grows, as passes take no square
  }

  OthelloBoard(OthelloBoard that) {
    sites = that.sites;
    turns = that.turns;
    played = that.played.clone();
    ply = that.ply;
    turn = that.turn;
    canMove = that.canMove;
    over = that.over;
  }

  /** Whether no disc stands on this square of the board. */
  abstract boolean isFree(int site);

  /** Whether a disc of the side to move would bracket anything from this free square. */
  abstract boolean brackets(int site);

  /** Puts a disc of the side to move on a square from which it brackets, and flips. */
  abstract void place(int site);

  /** Takes back the last placement, which the side to move made. */
  abstract void lift(int site);

  abstract void swap();

  /** Finds the moves of the side to move, and returns whether there are any. */
  abstract boolean findMoves();

  /** Whether the side that isn't to move would have a move. */
  abstract boolean opponentCanMove();

  /** The squares that the last play, a placement, changed, ascending. */
  abstract int[] changed(int site);

  abstract int discs(Side side);

  /** The side whose turn it is, or would be if the game were not over. */
  public final Side turn() {
    return turn;
  }

  /** Finds out who can move, after any change of the board. */
  final void look() {
    canMove = findMoves();
    // "When it is no longer possible for either player to move, the game is over" (rule 10).
    over = !canMove && !opponentCanMove();
  }

  /**
   * The order of the checks: where turns are kept, game over, not your turn; for a pass, must move;
   * off the board, occupied, nothing bracketed.
   */
  @Override
  public final int check(Side side, int site) {
    if (turns == MoveRights.KEPT) {
      if (over) {
        return OthelloMiss.GAME_OVER.number();
      }
      return side == turn ? refusal(site) : OthelloMiss.NOT_YOUR_TURN.number();
    }
    boolean isOutOfOrder = side != turn;
    if (isOutOfOrder) {
      turnAbout();
    }
    int miss = refusal(site);
    if (isOutOfOrder) {
      turnAbout();
    }
    return miss;
  }

  /** The number of the miss of a move there by the side to move; 0 if it is legal. */
  private int refusal(int site) {
    if (site == PASS) {
      // "If a move is available to you, you may not forfeit your turn" (rule 2).
      return canMove ? OthelloMiss.MUST_MOVE.number() : 0;
    }
    if (site < 0 || site >= sites) {
      return OthelloMiss.OFF_BOARD.number();
    }
    if (!isFree(site)) {
      return OthelloMiss.OCCUPIED.number();
    }
    return brackets(site) ? 0 : OthelloMiss.NOTHING_BRACKETED.number();
  }

  @Override
  public final int play(Side side, int site) {
    int miss = check(side, site);
    if (miss != 0) {
      return miss;
    }
    boolean isOutOfOrder = side != turn;
    if (isOutOfOrder) {
      turnAbout();
    }
    if (ply == played.length) {
      played = Arrays.copyOf(played, 2 * ply);
    }
    if (site != PASS) {
      place(site);
    }
    played[ply++] = (short) ((site + 1) * 2 + (isOutOfOrder ? 1 : 0));
    turnAbout();
    return 0;
  }

  @Override
  public final void undo() {
    if (ply == 0) {
      throw new IllegalStateException("nothing was played");
    }
    boolean wasOutOfOrder = (played[--ply] & 1) != 0;
    int site = (played[ply] >> 1) - 1;
    turn = turn.opponent();
    swap();
    if (site != PASS) {
      lift(site);
    }
    if (wasOutOfOrder) {
      turn = turn.opponent();
      swap();
    }
    look();
  }

  private void turnAbout() {
    turn = turn.opponent();
    swap();
    look();
  }

  @Override
  public final int ply() {
    return ply;
  }

  @Override
  public final int last() {
    return ply == 0 ? OFF : (played[ply - 1] >> 1) - 1;
  }

  @Override
  public final Side lastSide() {
    return turn.opponent();
  }

  @Override
  public final int[] touched() {
    int site = last();
    return site < 0 ? NONE : changed(site);
  }

  @Override
  public final Set<Side> movers() {
    return over ? Movers.NOBODY : Movers.only(turn);
  }

  @Override
  public final Score score() {
    return new Score(discs(Side.BLACK), discs(Side.WHITE));
  }

  /**
   * The federation's result: the empty squares are the winner's, and a draw splits them (World
   * Othello Championship rules, scoring).
   */
  @Override
  public final Optional<Outcome> outcome() {
    if (!over) {
      return Optional.empty();
    }
    int black = discs(Side.BLACK);
    int white = discs(Side.WHITE);
    int empty = sites - black - white;
    return Optional.of(
        Outcome.of(
            new Score(black + share(empty, black - white), white + share(empty, white - black))));
  }

  private static double share(int empty, int lead) {
    return lead > 0 ? empty : lead == 0 ? empty / 2.0 : 0;
  }
}
