package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.LessonStore;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.TurnedSteps;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The lessons, the learner's progress in each, the next one, and the reviews due. Immutable.
 *
 * @param store read again for progress after another page closed
 * @param at the current lesson, from 0
 */
public record LearnPage(
    LessonStore store, Words words, List<Lesson> lessons, Learned learned, int at, String notice)
    implements GroupedPage {
  /** The fewest rows for what a lesson is about, below its board. */
  private static final int TEXT_ROWS = 3;

  /**
   * The learner's progress in some lessons. What takes a walk through all their steps is found
   * once, and not for each paint. Immutable.
   *
   * @param forToday the concepts to review today, the one most likely forgotten first
   * @param waiting how many concepts are due, but wait for another day
   * @param done how many steps of each lesson are done
   * @param due how many concepts of each lesson are to be reviewed today
   */
  record Learned(
      Progress progress,
      ConceptSchedule cards,
      LocalDate today,
      List<ConceptCard> forToday,
      int waiting,
      List<Integer> done,
      List<Integer> due) {
    static Learned of(LessonStore store, List<Lesson> lessons) throws Refusal {
      Progress progress = store.progress();
      ConceptSchedule cards = store.cards(lessons);
      LocalDate today = store.today();
      return new Learned(
          progress,
          cards,
          today,
          cards.forToday(today),
          cards.waiting(today),
          lessons.stream().map(progress::done).toList(),
          lessons.stream().map(lesson -> due(lesson, cards, today)).toList());
    }

    private static int due(Lesson lesson, ConceptSchedule cards, LocalDate today) {
      Set<Concept> due = new HashSet<>();
      for (Step step : lesson.steps()) {
        Optional<LocalDate> day = cards.of(lesson, step).flatMap(ConceptCard::due);
        if (day.isPresent() && !day.get().isAfter(today)) {
          due.add(lesson.conceptOf(step));
        }
      }
      return due.size();
    }
  }

  /** Returns the page with all lessons; while they are being read, one that waits for them. */
  public static Page of(LessonStore store, Words words) throws Refusal {
    Pending<List<Lesson>> pending = store.inOrder();
    if (pending.isOver()) { // asked once: the answer may change
      return of(store, words, pending.outcome()).begun();
    }
    LearnPage none = of(store, words, List.of()).saying(words.text("learn.reading"));
    return AwaitingPage.of(
        none,
        pending,
        (lessons, now) ->
            AwaitingPage.useOwnFiles(
                none, watch -> of(store, words, lessons).begun(), (page, then) -> page));
  }

  private static LearnPage of(LessonStore store, Words words, List<Lesson> lessons) throws Refusal {
    return new LearnPage(store, words, lessons, Learned.of(store, lessons), 0, "");
  }

  Progress progress() {
    return learned.progress();
  }

  /** Returns the page with its lessons read: at the next one, with a notice of unreadable ones. */
  private LearnPage begun() {
    LearnPage page = at(next());
    List<String> unread = store.unread();
    if (unread.isEmpty()) {
      return page;
    }
    String key = unread.size() == 1 ? "learn.unread.one" : "learn.unread";
    return page.saying(words.text(key, unread.get(0), unread.size()));
  }

  private int next() {
    return progress().next(lessons()).map(lessons()::indexOf).orElse(0);
  }

  @Override
  public PageAction returned() {
    return AwaitingPage.useOwnFiles(
        this, watch -> reread(), (page, millis) -> notice.isEmpty() ? page : page.saying(notice));
  }

  private LearnPage reread() throws Refusal {
    LearnPage page = of(store, words, lessons).at(at);
    boolean isDone = !lessons().isEmpty() && page.isDone(at);
    return isDone ? page.at(page.next()) : page;
  }

  @Override
  public LearnPage saying(String sentence) {
    return new LearnPage(store, words, lessons, learned, at, sentence);
  }

  /** Returns the board of the step of a lesson that the learner comes to next. */
  Position next(Lesson lesson) {
    return lesson.steps().get(progress().resume(lesson)).end();
  }

  @Override
  public Ground ground() {
    return lessons().isEmpty() ? Ground.SQUARES : lessons().get(at).game().lattice().ground();
  }

  @Override
  public LearnPage at(int lesson) {
    int there = Math.max(0, Math.min(lessons().size() - 1, lesson));
    return new LearnPage(store, words, lessons, learned, there, "");
  }

  /** Returns how many lessons are done. */
  int done() {
    return (int) IntStream.range(0, lessons().size()).filter(this::isDone).count();
  }

  boolean isDone(int lesson) {
    return learned.done().get(lesson) == lessons().get(lesson).counted();
  }

  /** Returns the day to review what a step teaches; empty if it was never answered. */
  Optional<LocalDate> due(Lesson lesson, Step step) {
    return learned.cards().of(lesson, step).flatMap(ConceptCard::due);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "learn.key.open"),
        KeyHint.of(words, 'v', "learn.key.review"),
        KeyHint.of(words, KeyType.Tab, "learn.key.concepts"),
        KeyHint.of(words, 'n', "learn.key.next"),
        KeyHint.of(words, ']', "learn.key.game"));
  }

  @Override
  public boolean isHovered(Extent screen) {
    return listed(screen).isWhole();
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case RIGHT -> open();
      case PANE, PANE_BEFORE -> concepts();
      case ESCAPE, LEFT -> PageAction.back();
      case GAME_NEXT -> choose(nextGame(), screen);
      case GAME_BEFORE -> choose(gameBefore(), screen);
      case NEXT -> choose(next(), screen);
      case REVIEW -> review();
      case HELP -> help(words.text("learn.help.text"));
      case COMMAND -> command();
      default -> PageAction.unusedKey(key, at(at));
    };
  }

  private int nextGame() {
    for (int i = at + 1; i < lessons().size(); i++) {
      if (isFirstOfGame(i)) {
        return i;
      }
    }
    return 0;
  }

  /** Returns the first lesson of this game, or of the one before if this is that one. */
  private int gameBefore() {
    int first = at - 1;
    while (first > 0 && !isFirstOfGame(first)) {
      first--;
    }
    return Math.max(0, first);
  }

  @Override
  public boolean isFirstOfGroup(int lesson) {
    return lesson == 0 || !lessons().get(lesson).group().equals(lessons().get(lesson - 1).group());
  }

  /** Returns how long the lessons of the group that starts here take. */
  int minutesOfGroup(int first) {
    int minutes = lessons().get(first).minutes();
    for (int i = first + 1; i < lessons().size() && !isFirstOfGroup(i); i++) {
      minutes += lessons().get(i).minutes();
    }
    return minutes;
  }

  private boolean isFirstOfGame(int lesson) {
    return lesson == 0
        || !lessons().get(lesson).game().id().equals(lessons().get(lesson - 1).game().id());
  }

  @Override
  public PageAction open() {
    if (lessons().isEmpty()) {
      return this;
    }
    Lesson lesson = lessons().get(at);
    Lesson shown = TurnedSteps.of(lesson, progress(), store.reviewPlan());
    LessonSession session = LessonSession.at(shown, progress().resume(lesson));
    return PageAction.open(LessonPage.of(words, session), at(at));
  }

  private PageAction review() {
    List<ConceptCard> due = learned.forToday();
    return due.isEmpty()
        ? saying(words.text("due.none"))
        : LessonPage.review(at(at), words, learned.cards(), due, store.exercises());
  }

  private PageAction concepts() {
    return AwaitingPage.useOwnFiles(
        at(at),
        watch -> ConceptsPage.of(store, words, lessons()),
        (concepts, now) -> PageAction.open(concepts, at(at)));
  }

  @Override
  public int count() {
    return lessons.size();
  }

  @Override
  public String heading() {
    int problems = learned.forToday().size();
    int waiting = learned.waiting();
    return words.text("learn.title", done(), lessons.size())
        + (problems == 0 ? "" : words.text("learn.due", problems))
        + (waiting == 0 ? "" : words.text("learn.also", words.text("due.waiting", waiting)));
  }

  @Override
  public void none(Canvas canvas) {
    String text = notice.isEmpty() ? words.text("lesson.none") : "";
    canvas.text(1, 2, text, canvas.cols() - 2, Role.TEXT);
  }

  @Override
  public void item(Canvas line, int item, Role role, boolean isAlone) {
    String far = far(item);
    int x = line.cols() - CellText.width(far);
    line.text(2, 0, lessons.get(item).title(), x - 3, role);
    line.text(x, 0, far, item == at ? role : Role.QUIET);
  }

  /** Paints the name of the group that starts here, and how long its lessons take. */
  @Override
  public void group(Canvas line, int first) {
    String time = minutes(minutesOfGroup(first));
    int x = line.cols() - CellText.width(time);
    String name = lessons.get(first).group();
    line.text(0, 0, name, line.cols(), Role.STRONG);
    if (CellText.width(name) < x) {
      line.text(x, 0, time, Role.QUIET);
    }
  }

  private String minutes(int minutes) {
    return words.text("learn.minutes", minutes);
  }

  /** Returns the progress in a lesson; empty before its first step. */
  private String far(int lesson) {
    int due = learned().due().get(lesson);
    if (due > 0) {
      return words.text("learn.again", due);
    } else if (isDone(lesson)) {
      return words.text("learn.done");
    }
    int done = learned().done().get(lesson);
    return done == 0 ? "" : words.text("learn.far", done, lessons().get(lesson).counted());
  }

  /** Paints the title, the board that the learner comes to next if it fits, and the steps. */
  @Override
  public void side(Canvas canvas) {
    Lesson lesson = lessons.get(at);
    String day =
        lesson.steps().stream()
            .filter(step -> lesson.conceptOf(step).equals(lesson.concept()))
            .findFirst() // all steps of a concept are due on the same day
            .flatMap(step -> due(lesson, step))
            .map(due -> words.text("learn.review.day", due))
            .orElse("");
    List<Line> head =
        new WrappedText(canvas.cols())
            .add(lesson.title(), Role.HEADING)
            .add(minutes(lesson.minutes()), Role.QUIET)
            .add(day, Role.QUIET)
            .lines();
    canvas.lines(0, 0, head, canvas.rows(), canvas.cols());
    List<Line> steps = steps(lesson, canvas.cols(), canvas.rows() + 1);
    int y = head.size() + 1;
    int least = Math.min(steps.size() + 1, TEXT_ROWS + 1);
    Position board = next(lesson);
    int boardRows = 0;
    for (int below = steps.size() + 1; below >= least && boardRows == 0; below--) {
      int rows = Math.max(1, canvas.rows() - y - below);
      Extent room = new Extent(0, y, canvas.cols(), rows);
      boardRows = new BoardPreview(board, room).paintIfWhole(canvas);
    }
    y += boardRows == 0 ? 0 : boardRows + 1;
    int rows = Math.max(0, canvas.rows() - y);
    canvas.lines(0, y, steps, rows, canvas.cols());
  }

  /**
   * Returns the headings of the steps, those that are done marked, and the source; of a long lesson
   * not many more than the most.
   */
  private List<Line> steps(Lesson lesson, int cols, int most) {
    List<Line> lines = new ArrayList<>();
    for (Step step : lesson.steps()) {
      if (lines.size() >= most) {
        return lines;
      }
      boolean isDone = progress().isDone(lesson, step);
      boolean isOwn = !lesson.conceptOf(step).equals(lesson.concept());
      Optional<LocalDate> due = due(lesson, step).filter(day -> isOwn);
      String when = due.isPresent() ? words.text("learn.when", due.get()) : "";
      String text = (isDone ? "+ " : "- ") + step.heading() + when;
      lines.addAll(Line.wrap(text, isDone ? Role.GOOD : Role.TEXT, cols));
    }
    if (!lesson.source().isEmpty()) {
      lines.add(Line.BLANK);
      String source = words.text("lesson.source", lesson.source());
      lines.addAll(Line.wrap(source, Role.QUIET, cols));
    }
    return lines;
  }
}
