package dev.banmen.tui.page.learn;

import dev.banmen.game.Explanation;
import dev.banmen.game.Miss;
import dev.banmen.game.Side;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.Feedback.FeedbackKind;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.Task;
import dev.banmen.lesson.review.TurnedSteps;
import dev.banmen.say.LessonSentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The text of a lesson beside its board: the step, its prose, the task, and what is said of the
 * answer. The first three stay where they are in a step, whatever is said; the prose scrolls if it
 * doesn't fit. Once nothing is asked, what is said takes the task's place, above the key to press.
 * Used for one painting.
 */
final class LessonText {
  /** The rule with the lesson's title. */
  private static final int HEAD = 1;

  /** The cells before an answer to choose: the bar, its number and two blanks. */
  private static final int INDENT = 4;

  /** The cells of a rule beside its texts. */
  private static final int RULE = 7;

  /** In fewer rows there is no blank one above the task. */
  private static final int AIRY = 8;

  /** The number of rows from which on there is a blank one below the title. */
  private static final int WITH_BLANK = 16;

  /** The number of rows from which on there is a blank one below the task. */
  private static final int TALL = 20;

  private static final String SENTENCE_ENDS = ".!?:。！？：";

  private final LessonPage page;
  private final Words words;
  private final StepProgress attempt;
  private final int cols;
  private final int rows;
  private final Glyphs glyphs;
  private final List<List<Line>> prose;
  private final int room;

  private LessonText(LessonPage page, Extent area, Glyphs glyphs) {
    this.page = page;
    words = page.words();
    attempt = page.attempt();
    cols = Math.max(1, area.cols());
    rows = area.rows();
    this.glyphs = glyphs;
    prose = prose(cols);
    room = whole(Math.max(0, Math.min(prose.size(), mostProse())));
  }

  /** Returns the rows of the prose, fewer if each of as many pages then ends with a sentence. */
  private int whole(int most) {
    return IntStream.iterate(most, each -> each > 0 && pages(each) == pages(most), each -> each - 1)
        .filter(each -> IntStream.range(1, pages(each)).allMatch(page -> isEnd(page * each - 1)))
        .findFirst()
        .orElse(most);
  }

  private int pages(int each) {
    return (prose.size() + each - 1) / each;
  }

  private boolean isEnd(int line) {
    List<Line> pieces = prose.get(line);
    String last = pieces.get(pieces.size() - 1).text();
    return last.isEmpty() || SENTENCE_ENDS.indexOf(last.charAt(last.length() - 1)) >= 0;
  }

  /** Returns the rows left by the head, the task and the message, which has its own in a task. */
  private int mostProse() {
    int answered = rows >= TALL ? 7 : rows >= 12 ? 4 : rows >= 6 ? 2 : 1;
    int message = attempt.step().task().isEmpty() ? 0 : answered;
    int left = rows - head().size() - HEAD - taskRows() - message - (rows >= AIRY ? 1 : 0);
    return Math.max(left, rows / 3);
  }

  /** Returns the rows of the task, as many as it had when it was set. */
  private int taskRows() {
    Optional<Task> task = attempt.step().task();
    return Math.max(1, task.isEmpty() ? 1 : asked(task.get()).size());
  }

  static void paint(Canvas canvas, LessonPage page) {
    new LessonText(page, canvas.extent(), canvas.glyphs()).paint(canvas);
  }

  static boolean goesOn(LessonPage page, Extent area) {
    return !page.session().isOver() && page.view().scrolled() < mostScrolled(page, area);
  }

  /** Whether Enter reads on: the text goes on, and nothing is asked, shown or answered yet. */
  static boolean isReadFirst(LessonPage page, Extent area) {
    StepProgress attempt = page.attempt();
    return !attempt.isAsking() && attempt.feedback().isEmpty() && goesOn(page, area);
  }

  static int mostScrolled(LessonPage page, Extent area) {
    return new LessonText(page, area, Glyphs.ASCII).mostScrolled();
  }

  /** The start of the last page of the text: no page repeats a line of the one before. */
  private int mostScrolled() {
    return room == 0 ? prose.size() : Math.max(0, (prose.size() - 1) / room * room);
  }

  static int shownProse(LessonPage page, Extent area) {
    return new LessonText(page, area, Glyphs.ASCII).room;
  }

  /** Returns the answer at a place of a text; -1 if none. */
  static int choiceAt(LessonPage page, Extent area, int col, int row) {
    if (page.choices().isEmpty() || !area.contains(col, row)) {
      return -1;
    }
    LessonText text = new LessonText(page, area, Glyphs.ASCII);
    int y = area.y() + text.taskY();
    List<ChoiceQuestion.Choice> choices = page.choices().get().choices();
    for (int i = 0; i < choices.size() && row >= y; i++) {
      y += text.choice(choices.get(i), i).size();
      if (row < y) {
        return i;
      }
    }
    return -1;
  }

  private void paint(Canvas canvas) {
    if (page.session().isOver()) {
      over(canvas);
      return;
    }
    title(canvas);
    int top = canvas.lines(0, HEAD, head());
    int from = Math.min(page.view().scrolled(), mostScrolled());
    for (int i = 0; i < Math.min(room, prose.size() - from); i++) {
      paintPieces(canvas, top + i, prose.get(from + i));
    }
    int y = taskY();
    if (mostScrolled() > 0 && room > 0 && rows >= AIRY) {
      String part = words.text("record.pages", (from + room - 1) / room + 1, pages(room));
      canvas.text(cols - CellText.width(part), y - 1, part, Role.QUIET);
    }
    if (attempt.isAsking() && !attempt.isMoving()) {
      canvas.lines(0, y, task(), rows - y, cols);
      int said = y + taskRows() + (rows >= TALL ? 1 : 0);
      canvas.lines(0, said, messages(), rows - said, cols);
    } else {
      verdict(canvas, y);
    }
  }

  /** Paints what is said, and below it which key to press: what is read first stands first. */
  private void verdict(Canvas canvas, int y) {
    List<Line> said = messages();
    List<Line> next = task();
    int air = rows >= TALL && !said.isEmpty() && !next.isEmpty() ? 1 : 0;
    int most = Math.max(1, rows - y - next.size() - air);
    int below = canvas.lines(0, y, said, most, cols);
    canvas.lines(0, below + air, next, rows - below - air, cols);
  }

  /** Paints the lesson's title and the step, below it if the title is long. */
  private void title(Canvas canvas) {
    String step = step();
    String title = page.session().lesson().title();
    int room = cols - CellText.width(step) - RULE;
    boolean isBelow = CellText.width(title) > room && rows >= WITH_BLANK;
    String shown = isBelow ? title : Line.cut(title, room, glyphs.more());
    SectionRule.paint(canvas, 0, shown, isBelow ? "" : step);
    if (isBelow) {
      canvas.text(cols - CellText.width(step), 1, step, Role.QUIET);
    }
  }

  /** Returns the first row of the task. */
  private int taskY() {
    return HEAD + head().size() + room + (rows >= AIRY ? 1 : 0);
  }

  private static void paintPieces(Canvas canvas, int y, List<Line> pieces) {
    int x = 0;
    for (Line piece : pieces) {
      canvas.text(x, y, piece.text(), piece.role());
      x += CellText.width(piece.text());
    }
  }

  /** Returns the step's own heading, and a blank line if there is room. */
  private List<Line> head() {
    List<Line> lines = new ArrayList<>();
    String heading = attempt.step().heading();
    if (rows >= WITH_BLANK) {
      lines.add(Line.BLANK);
    }
    if (!heading.equals(page.session().lesson().title()) && rows >= AIRY) {
      lines.addAll(Line.wrap(heading, Role.HEADING, cols));
    }
    return lines;
  }

  /** Returns which step of the lesson it is; in a review, how many problems are left. */
  private String step() {
    if (page.isReview()) {
      int left = page.review().orElseThrow().size();
      return words.text(left == 0 ? "lesson.review.last" : "lesson.review", left);
    }
    int all = page.session().lesson().steps().size();
    int index = page.session().index();
    String step = words.text("lesson.step", index + 1, all);
    boolean isTurned = TurnedSteps.isTurned(page.session().lesson(), index);
    return isTurned ? words.text("lesson.step.turned", step) : step;
  }

  private List<List<Line>> prose(int width) {
    List<List<Line>> lines = new ArrayList<>();
    boolean wasItem = false;
    for (Paragraph passage : attempt.step().prose()) {
      boolean isItem = !passage.sign().isEmpty();
      if (!lines.isEmpty() && !(wasItem && isItem)) {
        lines.add(ProseLayout.of("", Role.TEXT));
      }
      lines.addAll(ProseLayout.of(passage, width));
      wasItem = isItem;
    }
    return lines;
  }

  /** Returns the result of the last try, and other notices. */
  private List<Line> messages() {
    String asked = page.messages().explanation().map(Explanation::sentence).orElse("");
    String layer =
        BoardLayers.explanation(page.position(), page.board().layer())
            .map(Explanation::sentence)
            .orElse("");
    return new WrappedText(cols)
        .add(faults())
        .add(feedback())
        .add(asked, Role.TEXT)
        .add(BoardLayers.legend(page.position().game(), page.overlay(), glyphs), Role.QUIET)
        .add(layer, Role.QUIET)
        .add(page.messages().notice(), Role.TEXT)
        .lines();
  }

  /** Returns the faults in the author's file: the lesson shown is the one before them. */
  private List<Line> faults() {
    List<String> faults = page.watch().map(DraftWatch::faults).orElse(List.of());
    String heading = faults.isEmpty() ? "" : words.text("lesson.faults", faults.size());
    WrappedText text = new WrappedText(cols).add(heading, Role.MISS);
    faults.forEach(fault -> text.add(fault, Role.TEXT));
    return text.lines();
  }

  private List<Line> task() {
    Optional<Task> task = attempt.step().task();
    boolean isRead = attempt.isAsking() || page.view().scrolled() >= mostScrolled();
    if (!isRead && attempt.feedback().isEmpty()) {
      return Line.wrap(words.text("lesson.read"), Role.ACCENT, cols);
    } else if (attempt.isMoving()) {
      String key = attempt.isTakingBack() ? "lesson.back" : "lesson.watch";
      return attempt.isPlaying() && !attempt.isTakingBack()
          ? List.of()
          : Line.wrap(words.text(key), Role.ACCENT, cols);
    } else if (attempt.isAsking()) {
      return asked(task.orElseThrow());
    }
    return Line.wrap(words.text("lesson.on"), Role.ACCENT, cols);
  }

  private List<Line> asked(Task task) {
    return task.match(answers -> turn(), this::choices, this::practice);
  }

  private List<Line> practice(Practice practice) {
    return new WrappedText(cols)
        .add(sentences().goal(practice, page.game()), Role.ACCENT)
        .add(turn())
        .add(tally())
        .lines();
  }

  private LessonSentences sentences() {
    return new LessonSentences(words);
  }

  private List<Line> turn() {
    String side = page.game().words().side(page.mover());
    char piece = glyphs.sign(page.mover(), page.position().lattice().ground());
    return page.position().movers().isEmpty()
        ? List.of()
        : Line.wrap(piece + " " + words.text("you.play", side), Role.ACCENT, cols);
  }

  /** Returns what each side has so far: boxes, discs, prisoners. */
  private List<Line> tally() {
    List<String> values = new ArrayList<>();
    for (Side side : Side.values()) {
      values.add(page.game().words().side(side));
      values.add(page.game().words().tally(page.position(), side));
    }
    return values.contains("")
        ? List.of()
        : Line.wrap(words.text("lesson.tally", values.toArray()), Role.QUIET, cols);
  }

  private List<Line> choices(ChoiceQuestion choices) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < choices.choices().size(); i++) {
      lines.addAll(choice(choices.choices().get(i), i));
    }
    return lines;
  }

  private List<Line> choice(ChoiceQuestion.Choice choice, int number) {
    boolean isPicked = number == page.view().picked();
    Role role = isPicked ? Role.SELECTED : Role.TEXT;
    List<Line> lines = new ArrayList<>();
    for (Line line : Line.wrap(choice.text(), role, Math.max(1, cols - INDENT))) {
      String before = lines.isEmpty() ? number(number, isPicked) : " ".repeat(INDENT);
      lines.add(new Line(before + line.text(), role));
    }
    return lines;
  }

  private String number(int number, boolean isPicked) {
    return (isPicked ? glyphs.bar() : ' ') + " " + (number + 1) + " ";
  }

  private List<Line> feedback() {
    Optional<Feedback> feedback = attempt.feedback();
    if (feedback.isEmpty()) {
      return List.of();
    }
    FeedbackKind kind = feedback.get().kind();
    String sentence = feedback.get().sentence();
    Optional<Miss> miss = attempt.last().flatMap(LessonMove::miss);
    if (kind == FeedbackKind.REFUSED && miss.isPresent()) {
      return new WrappedText(cols)
          .add(words.text("refused", page.game().words().name(miss.get())), Role.MISS)
          .add(sentence, Role.TEXT)
          .add(words.text("miss.code", miss.get().number()), Role.QUIET)
          .lines();
    }
    String rules = feedback.get().explanation().map(Explanation::sentence).orElse("");
    return new WrappedText(cols)
        .add(sentences().of(feedback.get()), role(kind))
        .add(rules.equals(sentence) ? "" : rules, Role.TEXT)
        .lines();
  }

  private static Role role(FeedbackKind kind) {
    return switch (kind) {
      case RIGHT, ON, REACHED -> Role.GOOD;
      case WRONG, REFUSED -> Role.MISS;
      case SHOWN, PLAYED -> Role.TEXT;
      case HINT -> Role.STRONG;
    };
  }

  /** Says what is finished and what it taught; what it is based on stands last. */
  private void over(Canvas canvas) {
    Lesson lesson = page.session().lesson();
    Optional<LessonPage.LessonEnd> left = page.unfinished();
    int all = lesson.counted();
    String head =
        left.map(it -> words.text("lesson.over.left", it.done(), all))
            .orElseGet(() -> words.text("lesson.over", lesson.title()));
    WrappedText text = new WrappedText(cols).add(head, Role.HEADING).blank();
    List<Step> learned =
        lesson.steps() instanceof LazySteps || left.isPresent()
            ? List.of()
            : lesson.steps().stream().filter(step -> step.task().isPresent()).toList();
    if (!learned.isEmpty()) {
      text.add(words.text("lesson.over.learned"), Role.TEXT);
      learned.forEach(step -> text.add("  " + step.heading(), Role.GOOD));
      text.blank();
    }
    String game = lesson.game().words().text("name");
    text.add(words.text(left.isPresent() ? "lesson.over.first" : "lesson.over.keys"), Role.STRONG)
        .add(words.text("lesson.over.play", words.key("p"), game), Role.STRONG)
        .add(page.onward().isPresent() ? words.text("lesson.over.continue") : "", Role.STRONG);
    if (!lesson.source().isEmpty()) {
      text.blank().add(words.text("lesson.source", lesson.source()), Role.QUIET);
    }
    canvas.lines(0, 0, text.lines(), canvas.rows(), cols);
  }
}
