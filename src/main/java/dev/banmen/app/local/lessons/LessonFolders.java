package dev.banmen.app.local.lessons;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Games;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.InputFault;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.MistakeProblem;
import dev.banmen.lesson.ProgressFile;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.reader.BundledLessons;
import dev.banmen.lesson.reader.LessonCatalog;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.lesson.reader.LessonFolder;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import dev.banmen.picture.Rows;
import dev.banmen.record.FileBytes;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.DiskFiles;
import dev.banmen.storage.UserFiles;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The places of lessons and of saved progress. Immutable.
 *
 * @param own the lessons beside those that come with the program; of two with the same name, the
 *     later source's is used
 * @param home the files of the user's progress and own problems, which are lessons, too
 */
public record LessonFolders(
    Games games, List<LessonCatalog.Source> own, UserFiles home, Clock clock) {
  /** The folder of lessons in the user's files. */
  public static final String LESSONS = "lessons";

  /** The most steps of a lesson that is reviewed; one with more is opened by its name. */
  private static final int MOST_LISTED = 1000;

  private static final String BOARD = "```board"; // after the heading, which has the time

  private static final String TIME = "yyyy-MM-dd HH:mm:ss";

  /**
   * The lessons in {@code recordings/lessons} and the user's own.
   *
   * @param here the folder that the program was started in
   * @param home the user's folder for data
   */
  public LessonFolders(Games games, Path here, Path home, Clock clock) {
    this(
        games,
        List.of(
            new LessonFolder(here.resolve("recordings").resolve(LESSONS)),
            new LessonFolder(home.resolve(LESSONS))),
        new DiskFiles(home),
        clock);
  }

  public static LessonFolders of(HostEnvironment host, Games games) throws IOException {
    return new LessonFolders(games, host.folder(), host.data(), host.clock());
  }

  public static LessonFiles files(Games games) {
    return new LessonFiles(games, RecordingFormats.of(games));
  }

  /**
   * The lessons that come with the program, and the user's own.
   *
   * @param untold gets the folders that cannot be read
   */
  public LessonCatalog lessonCatalog(List<IOException> untold) {
    List<LessonCatalog.Source> sources = new ArrayList<>();
    sources.add(new BundledLessons());
    sources.addAll(own);
    return LessonCatalog.of(files(games), sources, games.language().locale(), untold);
  }

  /**
   * The lessons in a folder; empty if no lesson is written in it, only problems or nothing.
   *
   * @param untold gets the folder if it cannot be read
   */
  public Optional<LessonCatalog> lessonsIn(String folder, List<IOException> untold) {
    if (!Files.isDirectory(Path.of(folder))) {
      return Optional.empty();
    }
    List<LessonCatalog.Source> here = List.of(new LessonFolder(Path.of(folder)));
    LessonCatalog found = LessonCatalog.of(files(games), here, games.language().locale(), untold);
    boolean isWritten =
        found.all().stream().anyMatch(place -> place.name().endsWith(LessonFiles.MARKDOWN));
    return isWritten ? Optional.of(found) : Optional.empty();
  }

  /**
   * The lessons that can be read without a fault, in the order to learn them.
   *
   * @param untold gets one line about each that cannot
   */
  public List<Lesson> lessons(Consumer<String> untold) {
    List<IOException> unread = new ArrayList<>();
    LessonCatalog lessonCatalog = lessonCatalog(unread);
    unread.forEach(e -> untold.accept(IoReason.named(e, wording())));
    List<Lesson> lessons = new ArrayList<>();
    for (LessonCatalog.UnreadLesson place : lessonCatalog.all()) {
      try {
        Lesson lesson = checked(place.shown(), lessonCatalog.read(place));
        if (lesson.steps().size() <= MOST_LISTED) {
          lessons.add(lesson.made());
        } else {
          untold.accept(wording().of("lesson.long", place.shown(), MOST_LISTED));
        }
      } catch (FileFault fault) {
        untold.accept(fault.getMessage());
      } catch (IOException e) {
        untold.accept(RecordingFile.unreadable(place.shown(), e, wording()).getMessage());
      }
    }
    return lessons;
  }

  /** The lesson with this name; empty if there is none. */
  Optional<Lesson> known(String name) throws FileFault, IOException {
    LessonCatalog lessonCatalog = lessonCatalog(new ArrayList<>());
    Optional<LessonCatalog.UnreadLesson> place = lessonCatalog.find(name);
    return place.isPresent()
        ? Optional.of(checked(place.get().shown(), lessonCatalog.read(place.get())))
        : Optional.empty();
  }

  /** The lesson with this name, in this file or folder; empty if there is none. */
  public Optional<Lesson> lesson(String name) throws FileFault, IOException {
    return lesson(name, LessonFolder::new);
  }

  /**
   * The same, for somebody who watches a folder being read.
   *
   * @param folders gives the files of a folder
   */
  Optional<Lesson> lesson(String name, Function<Path, LessonCatalog.Source> folders)
      throws FileFault, IOException {
    Optional<Lesson> known = known(name);
    if (known.isEmpty() && Files.isDirectory(Path.of(name))) {
      Path folder = Path.of(name);
      return files(games).joined(Printable.of(folder.toString()), folders.apply(folder));
    }
    if (known.isPresent() || !Files.isRegularFile(Path.of(name))) {
      return known;
    }
    try (FileBytes bytes = FileBytes.open(Path.of(name))) {
      return Optional.of(checked(name, files(games).read(Printable.of(name), name, bytes)));
    }
  }

  /**
   * Reads the lesson in a file of the user's if the file is not in this state; empty if it is, or
   * is missing, as while an editor writes it, or if a lesson at hand has that name.
   */
  public Optional<LessonDraft> draft(String name, String stamp) throws IOException {
    Path file = Path.of(name);
    if (!Files.isRegularFile(file)
        || stamp.isEmpty() && lessonCatalog(new ArrayList<>()).find(name).isPresent()) {
      return Optional.empty();
    }
    String now = Files.getLastModifiedTime(file).toInstant() + " " + Files.size(file);
    if (now.equals(stamp)) {
      return Optional.empty();
    }
    try (FileBytes bytes = FileBytes.open(file)) {
      ReadLesson read = files(games).read(Printable.of(name), name, bytes);
      List<String> faults = new ArrayList<>();
      for (Fault fault : read.faults()) {
        String place = fault.column() > 0 ? fault.line() + ":" + fault.column() : "" + fault.line();
        faults.add(Printable.of(place + ": " + fault.text()));
      }
      return Optional.of(new LessonDraft(name, now, read.lesson(), faults));
    }
  }

  private static Lesson checked(String name, ReadLesson read) throws FileFault {
    if (!read.faults().isEmpty()) {
      Fault first = read.faults().get(0);
      throw new FileFault(name, new InputFault(first.line(), first.column(), first.text()));
    }
    return read.lesson().orElseThrow();
  }

  /**
   * Adds a mistake to the user's own problems of its game, a step of a lesson; in another file once
   * there is no more room.
   *
   * @return that it was missed today; empty if it is one of them already
   */
  public Optional<StepResult> keep(MistakeProblem problem) throws FileFault, IOException {
    String when = DateTimeFormatter.ofPattern(TIME, Locale.ROOT).format(LocalDateTime.now(clock));
    String step = problem.step(when, Rows.of(problem.before().after(0)));
    for (int number = 1; ; number++) {
      String id =
          problem.family() + "/" + MistakeProblem.LESSON + (number == 1 ? "" : "-" + number);
      AddedStep added = new AddedStep(id, problem.head(), step);
      home.change(added.file(), LessonReader.LONGEST, added);
      if (added.fault.isPresent()) {
        throw added.fault.get();
      } else if (!added.isFull) {
        return added.missed;
      }
    }
  }

  /** The edit of a lesson of own problems that adds one. */
  private final class AddedStep implements UserFiles.Edit {
    private final String id;
    private final String head;
    private final String step;
    private boolean isFull;
    private Optional<StepResult> missed = Optional.empty(); // unless it is there already
    private Optional<FileFault> fault = Optional.empty(); // of the lesson, which stays as it was

    AddedStep(String id, String head, String step) {
      this.id = id;
      this.head = head;
      this.step = step;
    }

    String file() {
      return LESSONS + "/" + id + LessonFiles.MARKDOWN;
    }

    @Override
    public Optional<byte[]> of(Optional<byte[]> old) throws IOException {
      String before = old.isPresent() ? BoundedFile.text(old.get()) : head;
      byte[] text = (before + step).getBytes(StandardCharsets.UTF_8);
      boolean isThere = before.contains(step.substring(step.indexOf(BOARD)));
      isFull = !isThere && text.length > LessonReader.LONGEST;
      missed = Optional.empty();
      if (isThere || isFull) {
        return Optional.empty();
      }
      try {
        Lesson lesson = checked(home.shown(file()), new LessonReader(games).read(id, text));
        Step last = lesson.steps().get(lesson.steps().size() - 1);
        missed = Optional.of(new StepResult(id, last.name(), StepOutcome.WRONG));
        return Optional.of(text);
      } catch (FileFault e) {
        fault = Optional.of(e);
        return Optional.empty();
      }
    }
  }

  public ProgressFile progress() {
    return new ProgressFile(home, clock);
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
