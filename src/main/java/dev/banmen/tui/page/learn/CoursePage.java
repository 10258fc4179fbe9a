package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.LessonDraft;
import dev.banmen.app.LessonStore;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.review.Course;
import dev.banmen.lesson.review.Course.Filter;
import dev.banmen.lesson.review.Course.ProblemState;
import dev.banmen.lesson.review.StepSearch.NoStep;
import dev.banmen.say.CourseSentences;
import dev.banmen.say.LessonSentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.ShownPart;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Preview;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The problems of a file, or the steps of a lesson: what is known of each, and when it is asked
 * again. Over a page of the lesson, it goes to the chosen one there. Immutable.
 *
 * @param store read again after a problem
 * @param draft the file that is read from again when it changes; empty if it is not
 * @param preview of the chosen problem: making a long one takes a moment
 * @param search what the names or states of the listed ones contain
 * @param isTyping whether that is being typed
 * @param listed the problems shown, from 0
 * @param at the chosen one of these, from 0
 */
public record CoursePage(
    LessonStore store,
    Words words,
    Course course,
    Optional<LessonDraft> draft,
    Preview<Integer, SeenProblem> preview,
    Filter filter,
    CommandLineEdit search,
    boolean isTyping,
    List<Integer> listed,
    int at,
    String notice,
    long due)
    implements GroupedPage, TimedPage {
  private static final long LOOK_MILLIS = 50;
  private static final CommandLineEdit NO_SEARCH = CommandLineEdit.of("/");

  /** A problem's board, and the part of it to show. */
  record SeenProblem(Position position, ShownPart part) {
    static SeenProblem of(Step step) {
      return new SeenProblem(step.end(), ProblemPart.of(step));
    }
  }

  /**
   * Returns the problems of a lesson, one of them chosen. Not for a viewer's thread: it reads all.
   *
   * @param problem from 0
   * @throws Refusal if they can't be read, or the reading is given up
   */
  public static CoursePage of(
      LessonStore store, Words words, Lesson lesson, int problem, Pending.Watch watch)
      throws Refusal {
    read(lesson, watch);
    List<Step> steps = lesson.steps();
    Preview<Integer, SeenProblem> preview =
        new Preview<>(-1, number -> Optional.of(SeenProblem.of(steps.get(number))));
    Course course = course(store, lesson);
    String left = steps instanceof LazySteps lazy ? lazy.note() : "";
    return new CoursePage(
            store,
            words,
            course,
            Optional.empty(),
            preview,
            Filter.ALL,
            NO_SEARCH,
            false,
            List.of(),
            0,
            "",
            0)
        .showing(Filter.ALL, problem)
        .saying(left);
  }

  /** Reads what is known of each problem of a lesson, which then remembers it. */
  static void read(Lesson lesson, Pending.Watch watch) throws Refusal {
    int all = lesson.steps().size();
    for (int problem = 0; problem < all; problem++) {
      watch.came(problem, all);
      if (watch.isGivenUp()) {
        throw new Refusal("");
      }
      lesson.head(problem);
    }
  }

  private static Course course(LessonStore store, Lesson lesson) throws Refusal {
    return Course.of(lesson, store.progress(), store.reviewPlan(), store.today());
  }

  /** Returns this page for the author of a file, which is read again as it changes. */
  public CoursePage watching(LessonDraft file) {
    return new CoursePage(
        store,
        words,
        course,
        Optional.of(file),
        preview,
        filter,
        search,
        isTyping,
        listed,
        at,
        notice,
        due);
  }

  /** Returns the page of fewer or other problems, at one of them or the next. */
  CoursePage showing(Filter next, int problem) {
    List<Integer> those = course.listed(next).stream().filter(this::isFound).toList();
    int row = 0;
    while (row < those.size() - 1 && those.get(row) < problem) {
      row++;
    }
    return shown(next, those, row, "", 0);
  }

  private CoursePage shown(Filter next, List<Integer> those, int row, String said, long later) {
    return new CoursePage(
        store, words, course, draft, preview, next, search, isTyping, those, row, said, later);
  }

  private boolean isFound(int problem) {
    String part = search.text().strip().toLowerCase(Locale.ROOT);
    return part.isEmpty()
        || course.head(problem).heading().toLowerCase(Locale.ROOT).contains(part)
        || new CourseSentences(words).shortly(course, problem).contains(part);
  }

  /** Returns the page of all problems of a kind, whatever was searched. */
  CoursePage all(Filter next, int problem) {
    return searching(NO_SEARCH, false).showing(next, problem);
  }

  private CoursePage searching(CommandLineEdit line, boolean isTyped) {
    return new CoursePage(
            store, words, course, draft, preview, filter, line, isTyped, listed, at, "", due)
        .showing(filter, problem());
  }

  private PageAction typed(Input input) {
    KeyType key =
        input instanceof Input.Key pressed ? pressed.stroke().getKeyType() : KeyType.Unknown;
    return switch (key) {
      case Enter -> searching(search, false);
      case ArrowUp -> at(at - 1);
      case ArrowDown -> at(at + 1);
      default -> {
        Optional<CommandLineEdit> line = search.on(input);
        yield searching(line.orElse(NO_SEARCH), line.isPresent());
      }
    };
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    return isTyping && !(input instanceof Input.Pointed)
        ? typed(input)
        : GroupedPage.super.on(input, screen);
  }

  private CoursePage with(Course next) {
    return new CoursePage(
            store, words, next, draft, preview, filter, search, isTyping, listed, at, notice, due)
        .showing(filter, problem())
        .saying(notice);
  }

  /** Returns the chosen problem, from 0; 0 if none is shown. */
  int problem() {
    return listed.isEmpty() ? 0 : listed.get(at);
  }

  @Override
  public PageAction returned() {
    return AwaitingPage.useOwnFiles(
        this, watch -> with(course(store, course.lesson())), (page, millis) -> page);
  }

  @Override
  public Ground ground() {
    return course.lesson().game().lattice().ground();
  }

  @Override
  public CoursePage saying(String sentence) {
    return shown(filter, listed, at, sentence, due);
  }

  /** Returns the board of the chosen problem; until it is made, the one seen before it. */
  Optional<SeenProblem> seen() {
    return preview.seen().found();
  }

  @Override
  public CoursePage onDue(long millis) {
    boolean isSeen = preview.seen().name() == problem();
    if (!isSeen) {
      preview.of(problem());
    }
    return shown(filter, listed, at, notice, isSeen ? Long.MAX_VALUE : millis + LOOK_MILLIS);
  }

  @Override
  public CoursePage at(int row) {
    int there = Math.max(0, Math.min(listed.size() - 1, row));
    return shown(filter, listed, there, "", 0);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "table.key.problem"),
        KeyHint.of(words, '/', "table.key.filter"),
        KeyHint.of(words, KeyType.Tab, "course.key.filter"),
        KeyHint.of(words, 'v', "course.key.due"),
        KeyHint.of(words, 'n', "course.key.new"));
  }

  @Override
  public int pageRows(Extent screen) {
    return Math.max(1, screen.rows() - ListRows.TOP - 2);
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case RIGHT -> open();
      case ESCAPE -> search.text().isEmpty() ? PageAction.back() : searching(NO_SEARCH, false);
      case LEFT -> PageAction.back();
      case SEARCH -> searching(search, true);
      case PANE -> showing(filter.next(), problem());
      case REVIEW -> opened(course.nextDue(problem()), NoStep.NONE_DUE);
      case NEXT -> opened(course.nextNew(problem()), NoStep.NONE_NEW);
      case HELP -> help(words.text("course.help.text"));
      case COMMAND -> command();
      default -> PageAction.unusedKey(key, at(at));
    };
  }

  private PageAction opened(OptionalInt found, NoStep otherwise) {
    return found.isPresent()
        ? opened(found.getAsInt())
        : saying(new LessonSentences(words).noStep(otherwise, course.lesson()));
  }

  @Override
  public PageAction open() {
    return listed.isEmpty() ? this : opened(problem());
  }

  private PageAction opened(int problem) {
    LessonSession session = LessonSession.at(course.lesson(), problem);
    return (pages, person) -> {
      Optional<LessonPage> below = pages.below(LessonPage.class);
      if (below.isPresent()) {
        pages.replaceBelow(below.get().with(session));
        pages.back();
      } else {
        LessonPage page = LessonPage.of(words, session);
        pages.follow(PageAction.open(draft.map(page::watching).orElse(page), this));
      }
    };
  }

  @Override
  public int count() {
    return listed.size();
  }

  @Override
  public boolean isFirstOfGroup(int item) {
    return false;
  }

  private CourseSentences sentences() {
    return new CourseSentences(words);
  }

  @Override
  public String heading() {
    String before = search.text().isEmpty() ? "" : search.shown() + "  ";
    return before + sentences().title(course, filter, listed.size());
  }

  @Override
  public void paintList(Canvas canvas) {
    GroupedPage.super.paintList(canvas);
    if (isTyping) {
      Canvas foot = KeyLine.foot(canvas);
      foot.fill(Role.TEXT);
      TypedText.paint(foot, search.shown(), Role.TEXT);
    }
  }

  @Override
  public void none(Canvas canvas) {
    canvas.text(3, ListRows.TOP, words.text("course.none"), canvas.cols() - 4, Role.QUIET);
  }

  @Override
  public void group(Canvas line, int item) {
    throw new IllegalStateException("a course has no groups");
  }

  @Override
  public void item(Canvas line, int item, Role role, boolean isAlone) {
    int problem = listed.get(item);
    int digits = Integer.toString(course.size()).length();
    String number = Integer.toString(problem + 1);
    line.text(2 + digits - number.length(), 0, number, item == at ? role : Role.QUIET);
    int x = 2 + digits + 2;
    String whole = sentences().state(course, problem);
    String name = course.head(problem).heading();
    boolean isWhole =
        isAlone && line.cols() - x - CellText.width(whole) - 2 >= CellText.width(name);
    String state = isWhole ? whole : sentences().shortly(course, problem);
    int end = line.cols() - CellText.width(state);
    line.text(x, 0, Line.middle(name, Math.max(0, end - x - 2), line.glyphs().more()), role);
    line.text(end, 0, state, item == at ? role : role(course.state(problem)));
  }

  private static Role role(ProblemState state) {
    return switch (state) {
      case NEW, SKIPPED -> Role.QUIET;
      case SOLVED, SOLVED_LATER -> Role.GOOD;
      case WRONG -> Role.MISS;
      case DUE -> Role.STRONG;
    };
  }

  /** Paints what is known of the chosen problem, and its board if it fits. */
  @Override
  public void side(Canvas canvas) {
    int cols = canvas.cols();
    List<Line> lines =
        new WrappedText(cols)
            .add(course.head(problem()).heading(), Role.HEADING)
            .add(sentences().state(course, problem()), Role.TEXT)
            .add(sentences().levels(course, problem()), Role.QUIET)
            .lines();
    canvas.lines(0, 0, lines, canvas.rows(), cols);
    seen()
        .ifPresent(
            seen -> GroupedPage.paintBelow(canvas, lines.size(), seen.position(), seen.part()));
  }
}
