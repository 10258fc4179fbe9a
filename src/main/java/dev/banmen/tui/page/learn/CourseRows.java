package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.lesson.ProblemHead;
import dev.banmen.lesson.review.Course;
import dev.banmen.lesson.review.Course.ProblemState;
import dev.banmen.say.CourseSentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** The problems of a file on a screen, and beside them the board of the chosen one. Immutable. */
final class CourseRows {
  private final CoursePage page;
  private final Course course;
  private final Words words;
  private final CourseSentences sentences;
  private final GroupedRows list;

  CourseRows(CoursePage page, Extent screen) {
    this.page = page;
    course = page.course();
    words = page.words();
    sentences = new CourseSentences(words);
    list = new GroupedRows(screen, page.listed().size(), row -> false, page.at());
  }

  GroupedRows list() {
    return list;
  }

  static List<KeyHint> keys(Words words) {
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "table.key.problem"),
        KeyHint.of(words, '/', "table.key.filter"),
        KeyHint.of(words, KeyType.Tab, "course.key.filter"),
        KeyHint.of(words, 'v', "course.key.due"),
        KeyHint.of(words, 'n', "course.key.new"));
  }

  void paint(Canvas canvas) {
    String title = sentences.title(course, page.filter(), page.listed().size());
    String search = page.search().text().isEmpty() ? "" : page.search().shown() + "  ";
    list.paint(canvas, search + title, page.notice(), keys(words), this::row);
    if (page.isTyping()) {
      Canvas foot = KeyLine.foot(canvas);
      foot.fill(Role.TEXT);
      TypedText.paint(foot, page.search().shown(), Role.TEXT);
    }
    if (page.listed().isEmpty()) {
      canvas.text(3, ListRows.TOP, words.text("course.none"), canvas.cols() - 4, Role.QUIET);
    } else if (list.side().cols() > 0) {
      side(canvas.part(list.side()), page.problem());
    }
  }

  private void row(Canvas line, int row) {
    boolean isChosen = row == page.at();
    Role role = ListRows.light(line, isChosen);
    int problem = page.listed().get(row);
    ProblemHead head = course.head(problem);
    int digits = Integer.toString(course.size()).length();
    String number = Integer.toString(problem + 1);
    line.text(2 + digits - number.length(), 0, number, isChosen ? role : Role.QUIET);
    int x = 2 + digits + 2;
    String whole = sentences.state(course, problem);
    String name = head.heading();
    boolean isWhole =
        list.side().cols() == 0
            && line.cols() - x - CellText.width(whole) - 2 >= CellText.width(name);
    String state = isWhole ? whole : sentences.shortly(course, problem);
    int end = line.cols() - CellText.width(state);
    line.text(x, 0, Line.middle(name, Math.max(0, end - x - 2), line.glyphs().more()), role);
    line.text(end, 0, state, isChosen ? role : role(course.state(problem)));
  }

  private static Role role(ProblemState state) {
    return switch (state) {
      case NEW, SKIPPED -> Role.QUIET;
      case SOLVED, SOLVED_LATER -> Role.GOOD;
      case WRONG -> Role.MISS;
      case DUE -> Role.STRONG;
    };
  }

  /** Paints what is known of a problem, and its board if it fits. */
  private void side(Canvas canvas, int problem) {
    int cols = canvas.cols();
    List<Line> lines =
        new WrappedText(cols)
            .add(course.head(problem).heading(), Role.HEADING)
            .add(sentences.state(course, problem), Role.TEXT)
            .add(sentences.levels(course, problem), Role.QUIET)
            .lines();
    canvas.lines(0, 0, lines, canvas.rows(), cols);
    int y = lines.size() + 1;
    Extent room = new Extent(0, y, cols, Math.max(1, canvas.rows() - y));
    page.seen()
        .map(seen -> new BoardPreview(seen.position(), seen.part(), room))
        .filter(BoardPreview::isWhole)
        .ifPresent(board -> board.paint(canvas));
  }
}
