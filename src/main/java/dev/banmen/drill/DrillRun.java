package dev.banmen.drill;

import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A pupil's way through the exercises of a plan. Immutable; each answer gives the next one.
 *
 * @param sequence makes the exercises
 * @param question the one that is asked
 * @param results of the exercises answered, in order
 * @param scores the pupil's, with these results
 * @param startedAt when the run started, in milliseconds of the person's clock
 * @param isTimeUp whether a rush is over because of its time
 */
public record DrillRun(
    ExerciseSequence sequence,
    DrillQuestion question,
    List<DrillResult> results,
    DrillScores scores,
    long startedAt,
    boolean isTimeUp) {
  /**
   * An exercise of the run. Immutable.
   *
   * @param number from 0
   * @param given the answer, once there is one
   * @param askedAt when it was asked, by the clock of the run
   */
  record DrillQuestion(int number, Exercise exercise, Optional<DrillAnswer> given, long askedAt) {}

  /** Stands for a right answer in a result line. */
  public static final char RIGHT = '■';

  /** Stands for a wrong answer in a result line. */
  public static final char WRONG = '□';

  private static final int SQUARES = 60; // of a result line

  public DrillRun {
    results = List.copyOf(results);
  }

  /**
   * Starts with the first exercise.
   *
   * @param scores the pupil's so far
   */
  public static DrillRun start(ExerciseSequence sequence, DrillScores scores, long millis) {
    return new DrillRun(
        sequence, question(sequence, 0, scores, millis), List.of(), scores, millis, false);
  }

  private static DrillQuestion question(
      ExerciseSequence sequence, int number, DrillScores scores, long millis) {
    Exercise exercise = sequence.exercise(number, scores);
    return new DrillQuestion(number, exercise, Optional.empty(), millis);
  }

  /**
   * Starts a plan for a pupil, or continues with the exercises of its day: those that have been
   * answered are not asked again. If all have been, the run is over, with their results.
   */
  public static DrillRun open(ExerciseSequence sequence, ResultStore store, long millis) {
    return open(sequence, saved(store), store, millis);
  }

  /**
   * Starts or continues a plan for a pupil whose results have been read.
   *
   * @param all the pupil's results, in order
   * @param store learns of a day that is done
   */
  public static DrillRun open(
      ExerciseSequence sequence, List<DrillResult> all, ResultStore store, long millis) {
    DrillScores scores = DrillScores.of(all);
    Optional<LocalDate> day = sequence.plan().day();
    List<DrillResult> done =
        all.stream()
            .filter(result -> day.isPresent() && result.day().equals(day))
            .limit(DrillPlan.DAILY)
            .toList();
    int number = Math.min(done.size(), DrillPlan.DAILY - 1);
    DrillQuestion question = question(sequence, number, scores, millis);
    DrillRun run = new DrillRun(sequence, question, done, scores, millis, false);
    if (run.isDoneBefore()) {
      store.dayDone(run);
    }
    return run;
  }

  /** Reads a pupil's results; none if they cannot be read. */
  public static List<DrillResult> saved(ResultStore store) {
    try {
      return store.results();
    } catch (IOException e) {
      return List.of(); // the list of drills says why
    }
  }

  /** The number of the exercise, from 0. */
  public int number() {
    return question.number();
  }

  public Exercise exercise() {
    return question.exercise();
  }

  /** The answer, once there is one. */
  public Optional<DrillAnswer> given() {
    return question.given();
  }

  /** When the exercise was asked, in milliseconds of the person's clock. */
  public long askedAt() {
    return question.askedAt();
  }

  public DrillPlan plan() {
    return sequence.plan();
  }

  /**
   * Returns the run with an answer to its exercise.
   *
   * @param millis the person's clock
   * @param now milliseconds of the calendar
   */
  public DrillRun answered(DrillAnswer answer, long millis, long now) {
    if (given().isPresent() || isTimeUp) {
      return this;
    }
    boolean isRight = exercise().isRight(answer);
    long taken = Math.max(0, millis - askedAt());
    DrillResult result = DrillResult.of(exercise(), isRight, now, taken, plan().day());
    List<DrillResult> more = new ArrayList<>(results);
    more.add(result);
    DrillQuestion answered =
        new DrillQuestion(number(), exercise(), Optional.of(answer), askedAt());
    return new DrillRun(sequence, answered, more, scores.with(result), startedAt, false);
  }

  /** Returns the run with its next exercise. */
  public DrillRun next(long millis) {
    DrillQuestion next = question(sequence, number() + 1, scores, millis);
    return new DrillRun(sequence, next, results, scores, startedAt, false);
  }

  /** Returns the run with its exercise asked at a time; a run starts with its first one. */
  public DrillRun asked(long millis) {
    DrillQuestion asked = new DrillQuestion(number(), exercise(), given(), millis);
    long started = number() == 0 ? millis : startedAt;
    return new DrillRun(sequence, asked, results, scores, started, isTimeUp);
  }

  /** Returns the run at a time; a rush may be over. */
  public DrillRun at(long millis) {
    boolean isUp = plan().isRush() && leftMillis(millis) == 0 && !isTimeUp;
    return isUp ? new DrillRun(sequence, question, results, scores, startedAt, true) : this;
  }

  /** How long a rush still lasts. */
  public long leftMillis(long millis) {
    return Math.max(0, startedAt + DrillPlan.RUSH_MILLIS - millis);
  }

  /** How many wrong answers end a rush; 0 if it is over. */
  public int lives() {
    return Math.max(0, DrillPlan.LIVES - (results.size() - right()));
  }

  public int right() {
    return (int) results.stream().filter(DrillResult::isRight).count();
  }

  /** How many answers in a row were right, up to now. */
  public int streak() {
    int streak = 0;
    for (int i = results.size() - 1; i >= 0 && results.get(i).isRight(); i--) {
      streak++;
    }
    return streak;
  }

  public boolean isRight() {
    return given().filter(exercise()::isRight).isPresent();
  }

  /** Whether nothing more is asked. */
  public boolean isOver() {
    boolean isCounted = plan().count() > 0 && results.size() >= plan().count();
    return isCounted || isTimeUp || plan().isRush() && lives() == 0;
  }

  /** Whether it was over before anything was asked: the exercises of a day, opened again. */
  public boolean isDoneBefore() {
    return isOver() && given().isEmpty() && !isTimeUp;
  }

  /** One line with the result to send to somebody. */
  public String resultLine(Language language) {
    Words words = language.words(DrillRun.class);
    StringBuilder squares = new StringBuilder();
    results.stream().limit(SQUARES).forEach(one -> squares.append(one.isRight() ? RIGHT : WRONG));
    if (plan().day().isPresent()) {
      String name = words.text("result.daily", plan().day().get());
      return words.text("result.timed", name, right(), results.size(), time(), squares);
    }
    String name = words.text(plan().isRush() ? "result.rush" : "result.drill");
    return words.text("result.line", name, right(), results.size(), squares);
  }

  /** How long all answers took, in minutes and seconds. */
  private String time() {
    long seconds = results.stream().mapToLong(DrillResult::millis).sum() / 1000;
    return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }
}
