package dev.banmen.tui.page.drill;

import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.drill.AnswerText;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillRun;
import dev.banmen.game.drill.AnswerForm.AnswerWay;
import dev.banmen.game.drill.Exercise;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardView;
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

/**
 * The text of an exercise beside its board: what is asked, the choices, what is right, how it went
 * so far. Used for one painting.
 */
final class DrillText {
  private static final int AIRY = 14; // rows from which there are blank ones
  private static final int RULE = 7; // cells of a rule beside its texts

  private final DrillPage page;
  private final Words words;
  private final Exercise exercise;
  private final int cols;
  private final int rows;
  private final Glyphs glyphs;
  private final String hidden; // arrows to where the board goes on

  private DrillText(DrillPage page, Extent area, Glyphs glyphs, String hidden) {
    this.page = page;
    words = page.words();
    exercise = page.exercise();
    cols = Math.max(1, area.cols());
    rows = area.rows();
    this.glyphs = glyphs;
    this.hidden = hidden;
  }

  static void paint(Canvas canvas, DrillPage page, BoardView board) {
    Glyphs glyphs = canvas.glyphs();
    new DrillText(page, canvas.extent(), glyphs, board.hidden(glyphs)).paint(canvas);
  }

  /** Returns the choice at a place of the screen; -1 if none. */
  static int choiceAt(DrillPage page, Extent area, MouseAction mouse) {
    boolean isChoice = page.isAsking() && page.isWay(AnswerWay.CHOICE);
    if (!isChoice || !area.contains(mouse)) {
      return -1;
    }
    DrillText text = new DrillText(page, area, Glyphs.ASCII, "");
    if (text.isTight()) {
      return -1;
    }
    int choice = mouse.getPosition().getRow() - area.y() - 1 - text.question().size();
    return choice < text.choices().size() ? Math.max(-1, choice) : -1;
  }

  private void paint(Canvas canvas) {
    String cut = hidden.isEmpty() ? "" : words.text("board.cut", hidden) + "  ";
    String count = CellText.width(cut + count()) + RULE < cols ? cut + count() : count();
    String title = words.text("drill.title", exercise.kind().name(words.language()));
    int room = cols - CellText.width(count) - RULE;
    String shown = room > glyphs.more().length() ? Line.cut(title, room, glyphs.more()) : "";
    SectionRule.paint(canvas, 0, shown, count);
    List<Line> lines = new ArrayList<>();
    boolean isEnd = page.run().given().isPresent() || page.run().isOver();
    boolean isAnswerFirst = rows < AIRY && isEnd;
    if (page.run().isDoneBefore()) {
      lines.addAll(said());
    } else {
      lines.addAll(isAnswerFirst ? said() : question());
      lines.addAll(choices());
      if (rows >= AIRY) {
        lines.add(Line.BLANK);
      }
      lines.addAll(isAnswerFirst ? question() : said());
    }
    int below = score().isEmpty() ? rows - 1 : rows - 2;
    int top = isCrowded(below) ? 0 : 1;
    if (top == 0) {
      canvas.fill(Role.TEXT); // the question matters more than the title
    }
    canvas.lines(0, top, lines, below + 1 - top, cols);
    if (!score().isEmpty()) {
      canvas.text(0, rows - 1, score(), cols, Role.QUIET);
    }
  }

  /** Whether the question takes the title's row, too; what a rush counts then stands before it. */
  private boolean isCrowded(int below) {
    return page.isAsking() && rows < AIRY && asked("").size() + choices().size() > below;
  }

  private String count() {
    DrillPlan plan = page.run().plan();
    if (plan.isRush()) {
      long seconds = page.run().leftMillis(page.millis()) / 1000;
      String rest = seconds % 60 < 10 ? "0" + seconds % 60 : Long.toString(seconds % 60);
      return words.text("drill.left", seconds / 60, rest, page.run().lives());
    }
    int number = page.run().number() + 1;
    return plan.count() == 0
        ? Integer.toString(number)
        : words.text("drill.of", number, plan.count());
  }

  private List<Line> question() {
    boolean isCounted = page.run().plan().isRush() && isCrowded(rows - 1);
    List<Line> asked = asked(isCounted ? count() + "  " : "");
    return rows >= AIRY ? new WrappedText(cols).blank().add(asked).blank().lines() : asked;
  }

  private List<Line> asked(String before) {
    return Line.wrap(before + exercise.question(), Role.STRONG, cols);
  }

  /** Whether there is no row for each choice, so that they stand one after the other. */
  private boolean isTight() {
    return rows < AIRY && exercise.form().choices().size() + asked("").size() > rows - 2;
  }

  private List<Line> joinedChoices() {
    List<String> texts = new ArrayList<>();
    List<String> ids = exercise.form().choices();
    for (int i = 0; i < ids.size(); i++) {
      String name = exercise.kind().choice(ids.get(i), exercise.game());
      texts.add((i == page.picked() ? glyphs.bar() + "" : "") + (i + 1) + " " + name);
    }
    return Line.filled(texts, Role.TEXT, cols);
  }

  private List<Line> choices() {
    List<Line> lines = new ArrayList<>();
    List<String> ids = exercise.form().choices();
    if (isTight()) {
      return page.isAsking() ? joinedChoices() : lines;
    }
    for (int i = 0; i < ids.size(); i++) {
      boolean isPicked = i == page.picked();
      String name = Sentences.capitalized(exercise.kind().choice(ids.get(i), exercise.game()));
      String text = (isPicked ? glyphs.bar() : ' ') + " " + (i + 1) + " " + name;
      lines.add(
          new Line(Line.cut(text, cols, glyphs.more()), isPicked ? Role.SELECTED : Role.TEXT));
    }
    return lines;
  }

  /** Returns what is said of the answer, or how to give one. */
  private List<Line> said() {
    DrillRun run = page.run();
    if (rows < AIRY && run.isOver()) {
      return saidInFewRows(run);
    }
    WrappedText text = new WrappedText(cols).add(page.messages().notice(), Role.MISS);
    if (run.given().isPresent()) {
      text.add(verdict(page), run.isRight() ? Role.GOOD : Role.MISS)
          .add(exercise.explanation().sentence(), Role.TEXT)
          .add(
              BoardLayers.legend(exercise.game(), exercise.explanation().overlay(), glyphs),
              Role.QUIET);
    } else if (page.isAsking() && !isTight()) {
      text.add(how(), Role.QUIET);
    }
    if (run.isOver()) {
      text.blank().add(over(run), Role.STRONG).add(result(run), Role.TEXT);
      text.add(words.text("drill.send"), Role.QUIET);
    }
    String tomorrow = Sentences.of(words.text("drill.tomorrow"), words.text("drill.repeats"));
    return text.add(run.isDoneBefore() ? tomorrow : "", Role.QUIET).lines();
  }

  /** Returns what is said at the end of a run: one row first, then the result, which is sent. */
  private List<Line> saidInFewRows(DrillRun run) {
    String notice = page.messages().notice();
    String ending = run.given().isPresent() ? verdict(page) : over(run);
    Role role = run.isRight() ? Role.GOOD : Role.MISS;
    String first = Line.cut(notice.isEmpty() ? ending : notice, cols, glyphs.more());
    String why = run.given().isPresent() ? exercise.explanation().sentence() : "";
    return new WrappedText(cols)
        .add(first, notice.isEmpty() ? role : Role.MISS)
        .add(result(run), Role.TEXT)
        .add(words.text("drill.send"), Role.QUIET)
        .add(why, Role.TEXT)
        .lines();
  }

  private String over(DrillRun run) {
    return run.isDoneBefore()
        ? words.text("drill.done")
        : words.text(run.isTimeUp() ? "drill.time" : "drill.over");
  }

  /** Says whether the answer given is right, and if not, what would be. */
  static String verdict(DrillPage page) {
    Exercise exercise = page.exercise();
    return page.run().isRight()
        ? page.words().text("drill.right")
        : page.words().text("drill.wrong", AnswerText.of(exercise, exercise.answer()));
  }

  private String result(DrillRun run) {
    String line = run.resultLine(words.language());
    return glyphs == Glyphs.ASCII
        ? line.replace(DrillRun.RIGHT, '+').replace(DrillRun.WRONG, '-')
        : line;
  }

  private String how() {
    return switch (exercise.form().way()) {
      case CHOICE -> words.text("drill.how.choice");
      case NUMBER -> words.text("drill.how.number");
      case SITE -> words.text("drill.how.site");
      case SITES -> words.text("drill.how.sites");
    };
  }

  /** Returns how it went so far; on a small screen, only between an answer and the result. */
  private String score() {
    DrillRun run = page.run();
    boolean isLeftOut = rows < AIRY && (page.isAsking() || run.isOver());
    return run.results().isEmpty() || isLeftOut
        ? ""
        : words.text("drill.score", run.right(), run.results().size(), run.streak());
  }
}
