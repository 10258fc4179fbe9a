package dev.banmen.tui.page.review;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.study.ComputerReview;
import dev.banmen.study.GameValues.SecondLook;
import dev.banmen.study.Mistake;
import dev.banmen.text.Words;
import dev.banmen.tui.board.ValueGraph;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The column of a {@link MistakesPage}: a graph, the list, and the picked mistake. Immutable. */
final class MistakeList {
  /** From this many rows on, the graph has a line below it. */
  private static final int WITH_LEGEND = 10;

  private static final int NUMBER_COLS = 5;
  private static final int LOSS_GAP = 2;
  private static final int NEXT_MOVES = 8;

  private final MistakesPage page;
  private final Words words;
  private final Extent place;
  private final List<Line> text;
  private final int head;

  MistakeList(MistakesPage page, Extent place) {
    this.page = page;
    this.place = place;
    words = page.words();
    text = text();
    head = place.rows() >= WITH_LEGEND ? 4 : 2;
  }

  /** Returns what is said of the picked mistake; of the game, if there is none. */
  private List<Line> text() {
    int cols = Math.max(1, place.cols());
    if (page.mistake().isEmpty()) {
      return Line.wrap(none(), Role.TEXT, cols);
    }
    Mistake mistake = page.mistake().get();
    List<Line> lines = new ArrayList<>(Line.wrap(page.sentences().of(mistake), Role.TEXT, cols));
    lines.addAll(Line.wrap(better(mistake), Role.QUIET, cols));
    return lines;
  }

  private String none() {
    return words.text(page.awaited().isOver() ? "mistakes.none" : "mistakes.soon");
  }

  /** Returns the next moves of the better line, from the one that is on the board. */
  private String better(Mistake mistake) {
    List<Move> line = mistake.better().line();
    int first = Math.max(0, page.ahead() - 1);
    List<Move> shown = line.subList(first, Math.min(line.size(), first + NEXT_MOVES));
    String next = page.sentences().game().names(shown, " ");
    return page.ahead() == 0
        ? words.text("mistakes.better", next)
        : words.text("mistakes.ahead", page.ahead(), line.size(), next);
  }

  /** Returns where the mistakes are listed: on at least half of the place. */
  LineRows rows() {
    int said = Math.min(text.size(), place.rows() / 2);
    int rows = Math.max(1, Math.min(page.mistakes().size(), place.rows() - said - head - 1));
    Extent list = new Extent(place.x(), place.y() + head, place.cols(), rows);
    return LineRows.around(page.at(), list, page.mistakes().size());
  }

  /** Returns the row of what is said, with a blank one above it if there is room. */
  private int textRow() {
    int listed = Math.min(page.mistakes().size(), rows().place().rows());
    int y = head + listed;
    int said = Math.min(text.size(), place.rows() / 2);
    return listed > 0 && y + 1 + said <= place.rows() ? y + 1 : y;
  }

  /** Whether what is said doesn't fit. */
  boolean isCut() {
    return text.size() > place.rows() - textRow();
  }

  /** Returns the heading and all that is said. */
  String whole() {
    Optional<Mistake> mistake = page.mistake();
    String said =
        mistake.isEmpty()
            ? none()
            : page.sentences().of(mistake.get()) + "\n" + better(mistake.get());
    return words.text("mistakes.heading") + "\n" + said;
  }

  void paint(Canvas canvas) {
    ComputerReview review = page.awaited().review();
    heading(canvas, review);
    int here = page.mistake().map(this::index).orElse(-1);
    ValueGraph.paint(canvas.part(new Extent(1, 1, canvas.cols() - 1, 1)), review.curve(), here);
    canvas.text(1, 2, head > 2 ? legend(canvas.glyphs()) : "", Role.QUIET);
    LineRows rows = rows();
    Canvas list = canvas.part(new Extent(0, head, canvas.cols(), rows.place().rows()));
    rows.paint(list, this::row);
    rows.bar(list);
    int below = textRow();
    canvas.lines(0, below, text, canvas.rows() - below, canvas.cols());
  }

  /** Paints how far the computer is; once it is done, how many mistakes there are. */
  private void heading(Canvas canvas, ComputerReview review) {
    AwaitedValues awaited = page.awaited();
    Optional<SecondLook> again = awaited.values().secondLook().filter(look -> !awaited.isOver());
    String title = words.text(again.isPresent() ? "mistakes.again" : "mistakes.heading");
    String progress = words.text("mistakes.progress", review.known(), awaited.all());
    if (awaited.isOver()) {
      progress = Integer.toString(page.mistakes().size());
    } else if (again.isPresent()) {
      progress = words.text("mistakes.progress", again.get().number(), again.get().all());
    }
    SectionRule.paint(canvas, 0, title, progress);
  }

  private String legend(Glyphs glyphs) {
    String side = page.game().words().side(Side.BLACK);
    return Line.cut(words.text("mistakes.legend", side), place.cols() - 1, glyphs.more());
  }

  /** Returns where the position after a mistake is on the curve. */
  private int index(Mistake mistake) {
    int at = 0;
    while (page.awaited().values().turns().get(at).position() != mistake.before()) {
      at++;
    }
    return at + 1;
  }

  private void row(Canvas line, int index) {
    Mistake mistake = page.mistakes().get(index);
    Role role = ListRows.light(line, index == page.at());
    String number = Integer.toString(mistake.step().number());
    String before = " ".repeat(Math.max(0, NUMBER_COLS - number.length())) + number + " ";
    char piece = line.glyphs().sign(mistake.step().move().side(), page.ground());
    String move = before + piece + " " + name(mistake);
    line.text(1, 0, move, line.cols() - 1, role);
    int x = 1 + Math.max(NUMBER_COLS, number.length()) + 3 + nameCols() + LOSS_GAP;
    int room = Math.max(0, line.cols() - x - 1);
    line.text(x, 0, brief(mistake, room), room, role);
  }

  private String name(Mistake mistake) {
    return page.sentences().game().name(mistake.step().move());
  }

  /** Returns what a mistake gave away; with a number alone if words are too wide. */
  private String brief(Mistake mistake, int cols) {
    String whole = page.sentences().brief(mistake, false);
    return CellText.width(whole) <= cols ? whole : page.sentences().brief(mistake, true);
  }

  /** Returns how wide the names of the moves are. */
  private int nameCols() {
    int cols = 0;
    for (Mistake mistake : page.mistakes()) {
      cols = Math.max(cols, CellText.width(name(mistake)));
    }
    return cols;
  }
}
