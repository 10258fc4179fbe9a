package dev.banmen.server.rating;

import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;

/**
 * The result of a rated game: each player meets an opponent who is as much stronger or weaker as
 * the handicap is worth. Immutable.
 *
 * @param score of the first side: 1 for a win, 0.5 for a draw, 0 for a loss
 * @param ranks what the first side's handicap is worth
 * @param millis when the game ended, in milliseconds of the calendar
 */
public record RatedResult(double score, double ranks, long millis) {
  /** The change for the player of the first side. */
  public RatingChange ofBlack(Rating black, Rating white) {
    Rating opponent = white.plus(-points(black));
    return new RatingChange(
        black, Glicko2.after(black, new Glicko2.Result(opponent, score), millis));
  }

  /** The change for the player of the second side. */
  public RatingChange ofWhite(Rating black, Rating white) {
    Rating opponent = black.plus(points(black));
    return new RatingChange(
        white, Glicko2.after(white, new Glicko2.Result(opponent, 1 - score), millis));
  }

  private double points(Rating black) {
    return Ranks.points(black.value(), ranks);
  }
}
