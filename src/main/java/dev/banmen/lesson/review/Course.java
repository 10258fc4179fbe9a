package dev.banmen.lesson.review;

import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.ProblemHead;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Progress.StepId;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.review.ConceptCard.LastReview;
import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A lesson as a course: what a pupil knows of each of its problems, which of them are due, and
 * which new one suits the pupil. Each problem is scheduled by itself, as concepts are. All of it is
 * computed from the tries, so nothing of it is saved. Immutable; for any thread.
 */
public final class Course {
  /** How far below the pupil a problem is that is solved four times of five. */
  static final double EASIER = 400 * Math.log10(4);

  private static final double DEVIATION = 150; // of a problem's level

  /** What is known of a problem. */
  public enum ProblemState {
    /** Never answered. */
    NEW,
    SOLVED,
    /** Solved, but the last time that it was asked only once an answer was refuted. */
    SOLVED_LATER,
    /** Answered, but never right. */
    WRONG,
    /** To be asked again. */
    DUE,
    /** No problem: a step that says why. */
    SKIPPED
  }

  /** Which problems are listed. */
  public enum Filter {
    ALL,
    /** Never solved. */
    UNSOLVED,
    /** Answered, but never right, due or not. */
    WRONG,
    DUE;

    /** The filter with this word in small letters; all if there is none. */
    public static Filter of(String word) {
      return Arrays.stream(values())
          .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(word))
          .findFirst()
          .orElse(ALL);
    }

    public Filter next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  private final Lesson lesson;
  private final List<ProblemHead> heads;
  private final Progress progress;
  private final ReviewPlan plan;
  private final LocalDate today;
  private final ReviewHistory history;
  private final Set<String> tried = new HashSet<>(); // names, after a hint alone too
  private final Set<String> answered = new HashSet<>(); // names
  private final Optional<Rating> pupil;
  private final int problems;
  private final int solved; // counted once: a list is painted often
  private final int due;

  private Course(
      Lesson lesson, List<ProblemHead> heads, Progress progress, ReviewPlan plan, LocalDate today) {
    this.lesson = lesson;
    this.heads = heads;
    this.progress = progress;
    this.plan = plan;
    this.today = today;
    history = new ReviewHistory(plan.fsrs());
    Map<StepId, ProblemHead> own = new LinkedHashMap<>();
    heads.forEach(head -> own.put(new StepId(lesson.id(), head.name()), head));
    Optional<Rating> rating = first(heads);
    for (DatedStepResult timed : progress.tries()) {
      ProblemHead head = own.get(timed.tried().id());
      if (head == null) {
        continue;
      }
      history.add(head.name(), timed);
      if (timed.tried().result() != StepOutcome.HINT) {
        answered.add(head.name());
      }
      if (tried.add(head.name()) && head.rating().isPresent()) {
        rating = Optional.of(after(rating.orElseThrow(), head.rating().getAsDouble(), timed));
      }
    }
    history.close();
    pupil = rating;
    problems = (int) heads.stream().filter(ProblemHead::isProblem).count();
    solved = problems - listed(Filter.UNSOLVED).size();
    due = listed(Filter.DUE).size();
  }

  /** Reads what is known of each problem: of a large file, that takes a while. */
  public static Course of(Lesson lesson, Progress progress, ReviewPlan plan, LocalDate today) {
    List<ProblemHead> heads =
        IntStream.range(0, lesson.steps().size()).mapToObj(lesson::head).toList();
    return new Course(lesson, heads, progress, plan, today);
  }

  /**
   * How many problems of files are due, by the name that the file had when they were tried last.
   *
   * @param listed the names of lessons, whose problems are reviewed with those
   */
  public static Map<String, Integer> dueByFile(
      Progress progress, ReviewPlan plan, LocalDate today, Set<String> listed) {
    ReviewHistory history = new ReviewHistory(plan.fsrs());
    Map<String, String> files = new LinkedHashMap<>(); // by problem
    for (DatedStepResult timed : progress.tries()) {
      String problem = timed.tried().step();
      if (LazySteps.isByContent(problem) && !listed.contains(timed.tried().lesson())) {
        history.add(problem, timed);
        if (timed.tried().result() != StepOutcome.HINT) {
          files.put(problem, timed.tried().lesson());
        }
      }
    }
    history.close();
    Map<String, Integer> due = new TreeMap<>();
    files.forEach(
        (problem, file) ->
            history
                .reviewed(problem)
                .filter(last -> !last.due().isAfter(today))
                .ifPresent(last -> due.merge(file, 1, Integer::sum)));
    return due;
  }

  /** Somebody of whom nothing is known begins with the easiest; empty without any level. */
  private static Optional<Rating> first(List<ProblemHead> heads) {
    return heads.stream()
        .flatMapToDouble(head -> head.rating().stream())
        .boxed()
        .min(Comparator.naturalOrder())
        .map(easiest -> Rating.UNKNOWN.plus(easiest + EASIER - Rating.UNKNOWN.value()));
  }

  /** The pupil's rating after the first try at a problem: a game against it. */
  private static Rating after(Rating pupil, double level, DatedStepResult timed) {
    long millis = timed.at().toInstant(ZoneOffset.UTC).toEpochMilli();
    Rating problem = new Rating(level, DEVIATION, Rating.UNKNOWN.volatility(), 1, millis);
    double score = timed.tried().result() == StepOutcome.RIGHT ? 1 : 0;
    return Glicko2.after(pupil, new Glicko2.Result(problem, score), millis);
  }

  public Lesson lesson() {
    return lesson;
  }

  public int size() {
    return heads.size();
  }

  public ProblemHead head(int index) {
    return heads.get(index);
  }

  /** The pupil's rating by the levels of the problems; empty if none has one. */
  public Optional<Rating> pupil() {
    return pupil;
  }

  public ProblemState state(int index) {
    String name = heads.get(index).name();
    if (!heads.get(index).isProblem()) {
      return ProblemState.SKIPPED;
    } else if (isDue(index)) {
      return ProblemState.DUE;
    } else if (!progress.isDone(lesson, index)) {
      return answered.contains(name) ? ProblemState.WRONG : ProblemState.NEW;
    }
    return history.isMissed(name) ? ProblemState.SOLVED_LATER : ProblemState.SOLVED;
  }

  /** When a problem is asked again; empty if it was never answered. */
  public Optional<LocalDate> due(int index) {
    String name = heads.get(index).name();
    return answered.contains(name) ? history.reviewed(name).map(LastReview::due) : Optional.empty();
  }

  private boolean isDue(int index) {
    return due(index).filter(day -> !day.isAfter(today)).isPresent();
  }

  private boolean isListed(int index, Filter filter) {
    return switch (filter) {
      case ALL -> true;
      case UNSOLVED -> heads.get(index).isProblem() && !progress.isDone(lesson, index);
      case WRONG -> isListed(index, Filter.UNSOLVED) && answered.contains(heads.get(index).name());
      case DUE -> isDue(index);
    };
  }

  /** The problems of a list by their numbers from 0, in the order of the file. */
  public List<Integer> listed(Filter filter) {
    return IntStream.range(0, size()).filter(i -> isListed(i, filter)).boxed().toList();
  }

  /** How many there are, without those that are none. */
  public int problems() {
    return problems;
  }

  public int solved() {
    return solved;
  }

  /** How many problems are to be asked again. */
  public int due() {
    return due;
  }

  /** The problem that is due and most likely forgotten; the one that is shown only if no other. */
  public OptionalInt nextDue(int shown) {
    List<Integer> due = new ArrayList<>(listed(Filter.DUE));
    if (due.size() > 1) {
      due.remove(Integer.valueOf(shown));
    }
    return due.stream()
        .min(Comparator.comparing(this::remembered))
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }

  private double remembered(int index) {
    LastReview last = history.reviewed(heads.get(index).name()).orElseThrow();
    return plan.fsrs().retrievability(last.memory(), ConceptSchedule.days(last.day(), today));
  }

  /**
   * The problem never answered before whose level is nearest to what the pupil solves four times of
   * five; of several as near, and without levels, the next one after the one that is shown.
   */
  public OptionalInt nextNew(int shown) {
    double wanted = pupil.map(Rating::value).orElse(0.0) - EASIER;
    int found = -1;
    double nearest = Double.POSITIVE_INFINITY;
    for (int far = 1; far <= size(); far++) {
      int index = (shown + far) % size();
      ProblemHead head = heads.get(index);
      double level = head.rating().orElse(Double.MAX_VALUE);
      if (head.isProblem()
          && !answered.contains(head.name())
          && Math.abs(level - wanted) < nearest) {
        found = index;
        nearest = Math.abs(level - wanted);
      }
    }
    return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
  }
}
