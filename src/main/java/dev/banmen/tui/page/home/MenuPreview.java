package dev.banmen.tui.page.home;

import dev.banmen.app.LessonSummary;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.ResultStore;
import dev.banmen.game.Family;
import dev.banmen.game.Position;
import dev.banmen.game.facet.HasDemo;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The games and lessons that the first page shows. All that takes time is read on threads of its
 * own, after it was asked for by the {@code look} methods; until then there is nothing to show of
 * it. Mutable, one thread.
 */
final class MenuPreview {
  private final Person person;
  private final Map<String, Position> demos = new HashMap<>(); // by family
  private final Map<String, Pending<Optional<Position>>> left = new HashMap<>(); // by key
  private Optional<Pending<LessonSummary>> lessons = Optional.empty();
  private Optional<Pending<Optional<Integer>>> exercises = Optional.empty();

  MenuPreview(Person person) {
    this.person = person;
  }

  /** Returns a position from the middle of a game of this family. */
  Position demo(Family family) {
    Position known = demos.get(family.id());
    boolean isSpoken = known != null && known.game().words().language() == family.language();
    if (!isSpoken) {
      known = HasDemo.of(family);
      demos.put(family.id(), known);
    }
    return known;
  }

  /** Forgets what may have changed while another page was shown. */
  void refresh() {
    left.clear();
    lessons = Optional.empty();
    exercises = Optional.empty();
  }

  /** Asks for the lessons and the exercises of today. */
  void lookForProgress() {
    if (exercises.isEmpty()) {
      exercises = Optional.of(person.withOwnFiles(watch -> doneToday()));
    }
    if (lessons.isPresent()) {
      return;
    }
    try {
      lessons = Optional.of(person.lessons().soFar());
    } catch (Refusal e) {
      lessons =
          Optional.of(Pending.completed(watch -> LessonSummary.NOTHING)); // their own page says why
    }
  }

  /** Returns how many exercises of today are done; empty if that can't be read. */
  private Optional<Integer> doneToday() {
    ResultStore store = person.drills();
    Optional<LocalDate> today = DrillPlan.dailyAt(store.now()).day();
    return Optional.of(
        (int) DrillRun.saved(store).stream().filter(one -> one.day().equals(today)).count());
  }

  void lookFor(UnfinishedGame game) {
    if (!left.containsKey(game.key())) {
      left.put(
          game.key(), Pending.start("saved", watch -> person.room().preview(game), unwanted -> {}));
    }
  }

  /** Whether something that was asked for is still being read. */
  boolean isWaiting() {
    boolean isReading = lessons.isPresent() && !lessons.get().isOver();
    isReading |= exercises.isPresent() && !exercises.get().isOver();
    for (Pending<?> one : left.values()) {
      isReading |= !one.isOver();
    }
    return isReading;
  }

  /** Returns the position in which a game was left. */
  Optional<Position> position(UnfinishedGame game) {
    return left.containsKey(game.key()) ? outcome(left.get(game.key())) : Optional.empty();
  }

  /** Returns how many exercises of today are done; none until that is read. */
  int exercised() {
    return exercises.flatMap(MenuPreview::outcome).orElse(0);
  }

  /** Returns how far the learner is; nothing until that is read. */
  LessonSummary learned() {
    try {
      return lessons.isPresent() && lessons.get().isOver()
          ? lessons.get().outcome()
          : LessonSummary.NOTHING;
    } catch (Refusal | RuntimeException e) {
      return LessonSummary.NOTHING; // their own page says why
    }
  }

  private static <T> Optional<T> outcome(Pending<Optional<T>> pending) {
    try {
      return pending.isOver() ? pending.outcome() : Optional.empty();
    } catch (Refusal | RuntimeException e) {
      return Optional.empty(); // opening it says why
    }
  }
}
