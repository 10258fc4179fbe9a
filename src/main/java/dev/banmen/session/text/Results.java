package dev.banmen.session.text;

import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.Optional;

/** Writes results in the format of SGF's property RE. */
public final class Results {
  /** A game without a result. */
  public static final String NONE = "Void";

  private Results() {}

  /**
   * Such as {@code B+2.5}, {@code W+R}, {@code 0} or {@code Void}; empty while the game continues.
   */
  public static String of(Optional<Outcome> outcome) {
    if (outcome.isEmpty()) {
      return "";
    }
    Outcome ended = outcome.get();
    if (ended.winner().isEmpty()) {
      return ended.reason() == Outcome.Reason.VOID ? NONE : "0";
    }
    return (ended.winner().get() == Side.BLACK ? "B+" : "W+")
        + switch (ended.reason()) {
          case RESIGNATION -> "R";
          case TIME -> "T";
          case FORFEIT -> "F";
          case SCORE -> ended.margin() == 0 ? "" : Score.points(ended.margin());
          case GOAL, NO_MOVE, AGREEMENT, VOID -> "";
        };
  }
}
