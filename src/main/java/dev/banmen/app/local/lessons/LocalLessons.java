package dev.banmen.app.local.lessons;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.LessonStore;
import dev.banmen.app.LessonSummary;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.drill.DrillSteps;
import dev.banmen.game.Games;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.MistakeProblem;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.LessonFolder;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/**
 * One user's lessons on this machine, and the progress in them; read on first use. One thread; on a
 * server any, where what is asked for may be read twice.
 */
public final class LocalLessons implements LessonStore {
  private final HostEnvironment host;
  private final Games games;
  private volatile List<String> unread = List.of(); // once they are read
  private volatile LessonFolders learning; // null until needed: it would slow the start
  private volatile Pending<List<Lesson>> lessons; // the same; read once
  private volatile DrillSteps exercises; // null until needed
  private Supplier<ReviewPlan> plan = () -> ReviewPlan.USUAL;

  private Optional<Executor> threads = Optional.empty(); // those that a server reads on
  private volatile Progress known; // null until it is read; always null at home

  public LocalLessons(HostEnvironment host, Games games) {
    this.host = host;
    this.games = games;
  }

  /** Reads lessons and progress from another place than the user's own. */
  public void readFrom(LessonFolders place) {
    learning = place;
  }

  /** Plans reviews as these settings say, which may change. */
  public void planBy(Supplier<ReviewPlan> settings) {
    plan = settings;
  }

  @Override
  public ReviewPlan reviewPlan() {
    return plan.get();
  }

  @Override
  public ExerciseSource exercises() {
    exercises = exercises == null ? new DrillSteps(games) : exercises;
    return exercises;
  }

  private LessonFolders learning() throws Refusal {
    try {
      if (learning == null) {
        learning = LessonFolders.of(host, games);
      }
      return learning;
    } catch (IOException e) {
      throw new Refusal(IoReason.named(e, wording()));
    }
  }

  @Override
  public Pending<List<Lesson>> inOrder() throws Refusal {
    Pending<List<Lesson>> known = lessons;
    if (known == null) {
      LessonFolders learning = learning();
      List<String> unread = new CopyOnWriteArrayList<>();
      this.unread = unread;
      Pending.Work<List<Lesson>> work = watch -> all(learning, unread);
      known =
          threads.isPresent()
              ? queued(threads.get(), work)
              : Pending.start("lessons", work, unwanted -> {});
      lessons = known;
    }
    return known;
  }

  @Override
  public Pending<LessonSummary> soFar() throws Refusal {
    if (threads.isEmpty()) {
      return LessonStore.super.soFar();
    }
    Pending<List<Lesson>> all = inOrder(); // read before what follows
    return queued(
        threads.get(), watch -> LessonSummary.of(all.outcome(), progress(), reviewPlan(), today()));
  }

  private <T> Pending<T> queued(Executor one, Pending.Work<T> work) throws Refusal {
    try {
      return Pending.ofSaving(one, work);
    } catch (RejectedExecutionException e) {
      throw new Refusal(wording().of("store.slow"));
    }
  }

  /** Forgets the lessons, so that the next request reads them again. */
  public void forget() {
    lessons = null;
  }

  private static List<Lesson> all(LessonFolders learning, List<String> unread) throws Refusal {
    List<Lesson> lessons = learning.lessons(fault -> unread.add(Printable.of(fault)));
    if (lessons.isEmpty() && !unread.isEmpty()) {
      throw new Refusal(unread.get(0));
    }
    return lessons;
  }

  @Override
  public List<String> unread() {
    return unread;
  }

  @Override
  public Optional<Lesson> named(String name) throws Refusal {
    return named(name, Pending.Watch.PATIENT);
  }

  @Override
  public Optional<Lesson> named(String name, Pending.Watch watch) throws Refusal {
    try {
      return threads.isPresent()
          ? learning().known(name)
          : learning().lesson(name, path -> new WatchedFolder(new LessonFolder(path), watch));
    } catch (FileFault fault) {
      throw new Refusal(Printable.of(fault.getMessage()));
    } catch (IOException | InvalidPathException e) {
      throw new Refusal(Printable.of(name + ": " + e.getMessage()));
    }
  }

  @Override
  public Optional<LessonDraft> draft(String file, String stamp) throws Refusal {
    try {
      return threads.isPresent() ? Optional.empty() : learning().draft(file, stamp);
    } catch (IOException | InvalidPathException e) {
      throw new Refusal(Printable.of(file + ": " + e.getMessage()));
    }
  }

  @Override
  public Progress progress() throws Refusal {
    try {
      Progress read = learning().progress().read();
      known = threads.isPresent() ? read : null;
      return read;
    } catch (IOException e) {
      throw new Refusal(IoReason.named(e, wording()));
    }
  }

  @Override
  public Progress knownProgress() throws Refusal {
    Progress last = known;
    if (last == null && threads.isPresent()) {
      throw new Refusal(wording().of("store.slow"));
    }
    return last == null ? progress() : last;
  }

  @Override
  public LocalDate today() {
    return reviewPlan().today(host.clock());
  }

  /**
   * Serves somebody far away: reads all lessons on these threads, and none by the path of a file.
   *
   * @param one runs tasks one after another
   */
  public void serve(Executor one) {
    threads = Optional.of(one);
  }

  @Override
  public void remember(StepResult tried) throws Refusal {
    try {
      DatedStepResult added = learning().progress().add(tried);
      Progress before = known;
      known = before == null ? null : before.and(added);
    } catch (IOException e) {
      throw new Refusal(IoReason.named(e, wording()));
    }
  }

  @Override
  public void keep(MistakeProblem problem) throws Refusal {
    try {
      Optional<StepResult> missed = learning().keep(problem);
      forget();
      remember(missed.orElseThrow(() -> new Refusal(wording().of("mistake.there"))));
    } catch (FileFault fault) {
      throw new Refusal(Printable.of(fault.getMessage()));
    } catch (IOException e) {
      throw new Refusal(IoReason.named(e, wording()));
    }
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
