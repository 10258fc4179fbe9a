package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Position;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Step;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The list of lessons on a screen, and beside it, if there is room, what the chosen one contains.
 * Immutable.
 */
final class LearnRows {
  /** The fewest rows for what a lesson is about, below its board. */
  private static final int TEXT_ROWS = 3;

  private final LearnPage page;
  private final Words words;
  private final GroupedRows list;

  LearnRows(LearnPage page, Extent screen) {
    this.page = page;
    words = page.words();
    list = new GroupedRows(screen, page.lessons().size(), page::isFirstOfGroup, page.at());
  }

  GroupedRows list() {
    return list;
  }

  void paint(Canvas canvas) {
    list.paint(canvas, title(), page.notice(), keys(words), this::row);
    if (page.lessons().isEmpty() && page.notice().isEmpty()) {
      canvas.text(1, 2, words.text("lesson.none"), canvas.cols() - 2, Role.TEXT);
    }
    if (list.side().cols() > 0 && !page.lessons().isEmpty()) {
      side(canvas.part(list.side()), page.lessons().get(page.at()));
    }
  }

  private String title() {
    return words.text("learn.title", page.done(), page.lessons().size())
        + due(page.learned().forToday().size(), page.learned().waiting());
  }

  private String due(int problems, int waiting) {
    String later = waiting == 0 ? "" : words.text("learn.also", words.text("due.waiting", waiting));
    return problems == 0 ? later : words.text("learn.due", problems) + later;
  }

  static List<KeyHint> keys(Words words) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "learn.key.open"),
        KeyHint.of(words, 'v', "learn.key.review"),
        KeyHint.of(words, KeyType.Tab, "learn.key.concepts"),
        KeyHint.of(words, 'n', "learn.key.next"),
        KeyHint.of(words, ']', "learn.key.game"));
  }

  private void row(Canvas canvas, int row) {
    if (row < 0) {
      group(canvas, -1 - row);
      return;
    }
    Lesson lesson = page.lessons().get(row);
    boolean isChosen = row == page.at();
    Role role = ListRows.light(canvas, isChosen);
    String far = far(row);
    canvas.text(2, 0, lesson.title(), canvas.cols() - 3 - CellText.width(far), role);
    int x = canvas.cols() - CellText.width(far);
    canvas.text(x, 0, far, isChosen ? role : Role.QUIET);
  }

  /** Paints the name of the group that starts here, and how long its lessons take. */
  private void group(Canvas canvas, int first) {
    String time = minutes(page.minutesOfGroup(first));
    int x = canvas.cols() - CellText.width(time);
    String name = page.lessons().get(first).group();
    canvas.text(0, 0, name, canvas.cols(), Role.STRONG);
    if (CellText.width(name) < x) {
      canvas.text(x, 0, time, Role.QUIET);
    }
  }

  private String minutes(int minutes) {
    return words.text("learn.minutes", minutes);
  }

  /** Returns the progress in a lesson; empty before its first step. */
  private String far(int lesson) {
    int due = page.learned().due().get(lesson);
    if (due > 0) {
      return words.text("learn.again", due);
    } else if (page.isDone(lesson)) {
      return words.text("learn.done");
    }
    int done = page.learned().done().get(lesson);
    return done == 0
        ? ""
        : words.text("learn.far", done, page.lessons().get(lesson).steps().size());
  }

  /** Paints the title, the board that the learner comes to next if it fits, and the steps. */
  private void side(Canvas canvas, Lesson lesson) {
    String day =
        lesson.steps().stream()
            .filter(step -> lesson.conceptOf(step).equals(lesson.concept()))
            .findFirst() // all steps of a concept are due on the same day
            .flatMap(step -> page.due(lesson, step))
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
    Position board = page.next(lesson);
    for (int below = steps.size() + 1; below >= least; below--) {
      int rows = Math.max(1, canvas.rows() - y - below);
      BoardPreview preview = new BoardPreview(board, new Extent(0, y, canvas.cols(), rows));
      if (preview.isWhole()) {
        preview.paint(canvas);
        y += preview.area().rows() + 1;
        break;
      }
    }
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
      boolean isDone = page.progress().isDone(lesson, step);
      boolean isOwn = !lesson.conceptOf(step).equals(lesson.concept());
      Optional<LocalDate> due = page.due(lesson, step).filter(day -> isOwn);
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
