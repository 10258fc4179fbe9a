package dev.banmen.cli;

import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.app.local.settings.LocalPreferences;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.reader.LessonCatalog;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.Course;
import dev.banmen.lesson.review.Course.Filter;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.say.CourseSentences;
import dev.banmen.settings.Settings;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The command {@code learn --list}: all lessons by game, or one of them, with progress. For one
 * use.
 */
final class LessonListing {
  private static final int MOST_DUE = 10;

  private final LessonFolders learning;
  private final ReviewPlan plan;
  private final StandardStreams streams;
  private final CliText wording;
  private final List<Lesson> lessons = new ArrayList<>();
  private boolean isClean = true;

  LessonListing(LessonFolders learning, ReviewPlan plan, StandardStreams streams) {
    this.learning = learning;
    this.plan = plan;
    this.streams = streams;
    wording = CliText.of(learning.games());
  }

  /** The lessons of whoever calls a command, reviewed as their settings say. */
  static LessonListing of(CommandContext context) throws IOException {
    Settings settings =
        Preferences.of(context.host(), ScreenChoices.ALL, context.language()).load().settings();
    return new LessonListing(
        LessonFolders.of(context.host(), context.games()),
        LocalPreferences.reviewPlan(settings),
        context.streams());
  }

  /** Lists them, and returns whether all could be read. */
  boolean list() throws IOException {
    read();
    Progress progress = learning.progress().read();
    streams.say(rows(progress) + ending(progress));
    return isClean;
  }

  /** All that are read, by game. */
  private String rows(Progress progress) {
    StringBuilder text = new StringBuilder();
    int width = lessons.stream().mapToInt(lesson -> lesson.id().length()).max().orElse(0);
    String group = "";
    for (Lesson lesson : lessons) {
      if (!lesson.group().equals(group)) {
        group = lesson.group();
        text.append(text.length() == 0 ? "" : "\n").append(group).append('\n');
      }
      text.append(row(lesson, progress, width));
    }
    return text.toString();
  }

  /**
   * Prints what is learned, by lesson and by concept, and returns whether all lessons could be
   * read.
   */
  boolean report() throws IOException {
    read();
    Progress progress = learning.progress().read();
    ConceptSchedule cards = ConceptSchedule.of(lessons, progress, plan);
    LocalDate today = plan.today(learning.clock());
    streams.say(new LearnedReport(lessons, progress, cards, today).json());
    return isClean;
  }

  /**
   * Lists the problems of a file, the steps of a lesson, or the lessons of a folder, and returns
   * whether there is one.
   */
  boolean problems(String name) throws FileFault, IOException {
    Optional<Lesson> lesson = learning.lesson(name);
    List<IOException> untold = new ArrayList<>();
    Optional<LessonCatalog> folder =
        lesson.isEmpty() ? learning.lessonsIn(name, untold) : Optional.empty();
    if (folder.isPresent()) {
      read(folder.get(), untold);
      streams.say(rows(learning.progress().read()));
      return isClean;
    } else if (lesson.isEmpty()) {
      tell(wording.of("screen.lesson", name));
      return false;
    }
    Progress progress = learning.progress().read();
    Course course = Course.of(lesson.get(), progress, plan, plan.today(learning.clock()));
    CourseSentences said = new CourseSentences(wording.language().words(CliText.class));
    StringBuilder text = new StringBuilder(said.title(course, Filter.ALL, course.size()) + "\n");
    if (lesson.get().steps() instanceof LazySteps steps && !steps.note().isEmpty()) {
      text.append(steps.note()).append('\n');
    }
    for (int i = 0; i < course.size(); i++) {
      text.append(said.row(course, i)).append('\n');
    }
    streams.say(text.toString());
    return true;
  }

  private void read() {
    List<IOException> untold = new ArrayList<>();
    read(learning.lessonCatalog(untold), untold);
  }

  private void read(LessonCatalog lessonCatalog, List<IOException> untold) {
    untold.forEach(e -> tell(IoReason.named(e, wording.local())));
    lessonCatalog.all().forEach(place -> read(lessonCatalog, place));
  }

  private void read(LessonCatalog lessonCatalog, LessonCatalog.UnreadLesson place) {
    try {
      ReadLesson read = lessonCatalog.read(place);
      read.lesson().ifPresent(lessons::add);
      if (!read.faults().isEmpty()) {
        int faults = read.faults().size();
        tell(wording.of("list.faults", place.shown(), faults));
      }
    } catch (IOException e) {
      tell(RecordingFile.unreadable(place.shown(), e, wording.local()).getMessage());
    }
  }

  private void tell(String fault) {
    isClean = false;
    streams.complain(fault);
  }

  private String row(Lesson lesson, Progress progress, int width) {
    int done = progress.done(lesson);
    int all = lesson.counted();
    String far =
        done == 0
            ? ""
            : "  " + (done == all ? wording.of("list.done") : wording.of("list.far", done, all));
    String gap = " ".repeat(width - lesson.id().length() + 2);
    return "  " + lesson.id() + gap + lesson.title() + far + "\n";
  }

  /** Says how many problems of files are to be reviewed, a line for each file. */
  void listFiles() throws IOException {
    List<LessonCatalog.UnreadLesson> all = learning.lessonCatalog(new ArrayList<>()).all();
    Set<String> ids = all.stream().map(LessonCatalog.UnreadLesson::id).collect(Collectors.toSet());
    streams.say(files(learning.progress().read(), ids));
  }

  private String files(Progress progress, Set<String> listed) {
    StringBuilder text = new StringBuilder();
    Course.dueByFile(progress, plan, plan.today(learning.clock()), listed)
        .forEach((file, n) -> text.append(wording.of("list.file", file, n)).append('\n'));
    return text.toString();
  }

  private String ending(Progress progress) {
    StringBuilder text = new StringBuilder();
    ConceptSchedule cards = ConceptSchedule.of(lessons, progress, plan);
    LocalDate today = plan.today(learning.clock());
    List<ConceptCard> due = cards.forToday(today);
    for (ConceptCard card : due.subList(0, Math.min(MOST_DUE, due.size()))) {
      text.append(wording.of("list.again", card.concept().title())).append('\n');
    }
    if (due.size() > MOST_DUE) {
      text.append(wording.of("list.again.more", due.size() - MOST_DUE)).append('\n');
    }
    if (cards.waiting(today) > 0) {
      text.append(wording.of("list.waiting", cards.waiting(today))).append('\n');
    }
    Set<String> listed = lessons.stream().map(Lesson::id).collect(Collectors.toSet());
    text.append(files(progress, listed));
    progress
        .next(lessons)
        .ifPresent(next -> text.append(wording.of("list.next", next.id())).append('\n'));
    return lessons.isEmpty()
        ? wording.of("list.none") + "\n"
        : text.length() == 0 ? "" : "\n" + text;
  }
}
