package dev.banmen.game;

import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner who won; empty for a draw
 * @param reason what decided it
 * @param margin the winner's points less the loser's if points decided, else 0
 */
public record Outcome(Optional<Side> winner, Reason reason, double margin) {
  /** The reason why a game ended: a resignation is not a score. */
  public enum Reason {
    /** The points were counted. */
    SCORE,
    /** A side reached the game's goal, such as a number of captures. */
    GOAL,
    /** No side has a move left, and nothing is counted. */
    NO_MOVE,
    /** The loser gave up. */
    RESIGNATION,
    /** The loser's time ran out. */
    TIME,
    /** The loser kept the other one waiting for too long. */
    FORFEIT,
    /** The players agreed on a draw. */
    AGREEMENT,
    /** The game was ended without a result: nobody won, and it is no draw. */
    VOID
  }

  /** Returns the result of a count: more points win, equal points draw. */
  public static Outcome of(Score score) {
    double margin = score.margin();
    Optional<Side> winner =
        margin == 0 ? Optional.empty() : Optional.of(margin > 0 ? Side.BLACK : Side.WHITE);
    return new Outcome(winner, Reason.SCORE, Math.abs(margin));
  }

  /** A draw, as no side has a move left. */
  public static Outcome drawn() {
    return new Outcome(Optional.empty(), Reason.NO_MOVE, 0);
  }

  /** A side gave up. */
  public static Outcome resigned(Side loser) {
    return new Outcome(Optional.of(loser.opponent()), Reason.RESIGNATION, 0);
  }

  /** A side's time ran out. */
  public static Outcome timedOut(Side loser) {
    return new Outcome(Optional.of(loser.opponent()), Reason.TIME, 0);
  }

  /** A side stayed away for too long. */
  public static Outcome forfeited(Side loser) {
    return new Outcome(Optional.of(loser.opponent()), Reason.FORFEIT, 0);
  }

  /** The players agreed on a draw. */
  public static Outcome agreedDraw() {
    return new Outcome(Optional.empty(), Reason.AGREEMENT, 0);
  }

  /** The game has no result. */
  public static Outcome none() {
    return new Outcome(Optional.empty(), Reason.VOID, 0);
  }

  /** A side reached the goal. */
  public static Outcome reached(Side winner) {
    return new Outcome(Optional.of(winner), Reason.GOAL, 0);
  }

  /** The key of the text for this outcome: no result, a draw, or how it was won. */
  public String kind() {
    if (winner.isEmpty() && reason != Reason.VOID) {
      return "draw";
    }
    return switch (reason) {
      case SCORE -> "score";
      case GOAL -> "goal";
      case NO_MOVE, AGREEMENT -> "draw";
      case RESIGNATION -> "resignation";
      case TIME -> "time";
      case FORFEIT -> "forfeit";
      case VOID -> "void";
    };
  }
}
