package dev.banmen.drill;

import dev.banmen.game.drill.Exercise;
import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The sum of a pupil's results: a rating for each kind, the best streak. Exercises have ratings
 * too, one for those of a kind with the same number of traps; each answer is a game between pupil
 * and exercise, as on lichess. Immutable.
 */
public final class DrillScores {
  private static final double EASIEST = 1200; // what an exercise without traps starts at
  private static final double OF_TRAP = 150;
  private static final double DEVIATION = 150;

  private final Map<String, Rating> pupil = new TreeMap<>(); // by kind
  private final Map<String, Rating> exercises = new TreeMap<>(); // by kind and traps
  private int best;
  private int streak;

  private DrillScores() {}

  /** Returns the scores of all results so far, the oldest first. */
  public static DrillScores of(List<DrillResult> results) {
    DrillScores scores = new DrillScores();
    results.forEach(scores::add);
    return scores;
  }

  /** Returns the scores after one more result. */
  public DrillScores with(DrillResult result) {
    DrillScores next = new DrillScores();
    next.pupil.putAll(pupil);
    next.exercises.putAll(exercises);
    next.best = best;
    next.streak = streak;
    next.add(result);
    return next;
  }

  private void add(DrillResult result) {
    String group = group(result.kind(), result.traps());
    Rating own = rating(result.kind());
    Rating other = ofGroup(group, result.traps(), result.at());
    double score = result.isRight() ? 1 : 0;
    pupil.put(result.kind(), Glicko2.after(own, new Glicko2.Result(other, score), result.at()));
    exercises.put(group, Glicko2.after(other, new Glicko2.Result(own, 1 - score), result.at()));
    streak = result.isRight() ? streak + 1 : 0;
    best = Math.max(best, streak);
  }

  /** The kinds with a result, such as {@code go/liberties}. */
  Set<String> kinds() {
    return Set.copyOf(pupil.keySet());
  }

  /** The pupil's rating in a kind such as {@code go/liberties}. */
  public Rating rating(String kind) {
    return pupil.getOrDefault(kind, Rating.UNKNOWN);
  }

  /** The rating of an exercise: how hard its kind is with as many traps. */
  public double ratingOf(Exercise exercise) {
    int traps = DrillResult.traps(exercise);
    return ofGroup(group(DrillResult.kind(exercise), traps), traps, 0).value();
  }

  private static String group(String kind, int traps) {
    return kind + ":" + traps;
  }

  private Rating ofGroup(String group, int traps, long at) {
    Rating first =
        new Rating(EASIEST + OF_TRAP * traps, DEVIATION, Rating.UNKNOWN.volatility(), 1, at);
    return exercises.getOrDefault(group, first);
  }

  /** The most answers in a row that were right. */
  public int best() {
    return best;
  }
}
