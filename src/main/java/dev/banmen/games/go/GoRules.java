package dev.banmen.games.go;

/**
 * The rules of one game of Go, as data. Immutable.
 *
 * @param komi points added to White's count, a handicap's bonus included
 */
public record GoRules(
    TurnRule turns, Ko ko, Suicide suicide, Scoring scoring, PassStones passStones, double komi) {

  /**
   * The exercise's rules: any colour at any time, positional superko, no suicide, area, no komi.
   */
  public static final GoRules EXERCISE =
      new GoRules(TurnRule.ANY, Ko.POSITIONAL, Suicide.FORBIDDEN, Scoring.AREA, PassStones.NONE, 0);

  GoRules withKomi(double points) {
    return new GoRules(turns, ko, suicide, scoring, passStones, points);
  }

  /** These rules with another order of turns. */
  public GoRules with(TurnRule other) {
    return new GoRules(other, ko, suicide, scoring, passStones, komi);
  }

  /** These rules with another ko rule. */
  public GoRules with(Ko other) {
    return new GoRules(turns, other, suicide, scoring, passStones, komi);
  }

  /** These rules with another suicide rule. */
  public GoRules with(Suicide other) {
    return new GoRules(turns, ko, other, scoring, passStones, komi);
  }
}
