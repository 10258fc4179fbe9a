package dev.banmen.game.solve;

import java.util.Arrays;
import java.util.Optional;

/** The kind of thing that a side wants to reach. */
public enum GoalKind {
  /** The opponent's piece on the target is captured, whatever the opponent does. */
  CAPTURES("captures"),
  /** The side's own piece on the target can't be captured, whatever the opponent does. */
  LIVES("lives"),
  /** The opponent's piece on the target can be captured in the end: it has no life. */
  KILLS("kills"),
  /** The side's own pieces on two targets become one group, whatever the opponent does. */
  CONNECTS("connects"),
  /** The opponent's pieces on two targets never become one group. */
  CUTS("cuts"),
  /** The side's move leaves the opponent's piece on the target so many liberties. */
  LEAVES("leaves"),
  /** The side's move flips so many of the opponent's pieces. */
  FLIPS("flips"),
  /** The side wins the game. */
  WINS("wins"),
  /** The opponent doesn't win the game. */
  HOLDS("holds"),
  /** The side ends with the best result that it can reach. */
  BEST_SCORE("best score");

  private final String word;

  GoalKind(String word) {
    this.word = word;
  }

  /** The words for it in a lesson. */
  public String word() {
    return word;
  }

  /** Whether it is said of the pieces on one or two sites. */
  public boolean hasTarget() {
    return this == CAPTURES || this == KILLS || this == LIVES || this == LEAVES || hasTwoTargets();
  }

  /** Whether it is said of the pieces on two sites, and never of one. */
  public boolean hasTwoTargets() {
    return this == CONNECTS || this == CUTS;
  }

  /** Whether it is said with a number. */
  public boolean hasNumber() {
    return this == LEAVES || this == FLIPS;
  }

  /** Whether its targets are the side's own pieces, not the opponent's. */
  public boolean isOfOwn() {
    return this == LIVES || this == CONNECTS;
  }

  /** The word between two targets in a lesson: of those to capture, one is enough. */
  public String joint() {
    return this == CUTS ? "from" : isOfOwn() ? "and" : "or";
  }

  /** The kind that a word in a lesson means, after the side. */
  public static Optional<GoalKind> of(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
  }
}
