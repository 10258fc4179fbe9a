package dev.banmen.tui.page.review;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.Review;
import dev.banmen.study.Review.TurningPoint;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The turns that changed the count of a game, the greatest change first: a list, and the board
 * after the picked turn. Immutable.
 *
 * @param review with one turn or more
 * @param at the index of the picked turn, from 0
 * @param shown the position after that turn
 * @param isOfRecord whether Enter goes to the move in the recording below this page
 * @param notice one sentence to show, or empty
 * @param beside the computer's view of the same game, if there is one
 */
public record ReviewPage(
    Words words,
    Review review,
    int at,
    Position shown,
    boolean isOfRecord,
    String notice,
    Optional<MistakesPage> beside)
    implements ListPage {
  private static final Site NOWHERE = new Site(-9, -9);

  /** From this many rows on, a line below the title says what the rows are. */
  private static final int WITH_LEGEND = 10;

  private static final int GAIN_GAP = 2;
  private static final int NUMBER_COLS = 5;

  /**
   * Opens the review over a page; if nothing changed the count, that page says so.
   *
   * @param review empty if the game has no coach
   */
  public static PageResult over(
      Page page, Words words, Optional<Review> review, boolean isOfRecord) {
    Optional<String> none = ReviewSentences.none(words, review);
    if (none.isPresent()) {
      return page.saying(none.get()).show();
    }
    return new PageResult.Open(of(words, review.get(), isOfRecord), page);
  }

  /** Returns the page of a review with one turn or more. */
  public static ReviewPage of(Words words, Review review, boolean isOfRecord) {
    Position shown = review.past().after(review.turnings().get(0).last());
    return new ReviewPage(words, review, 0, shown, isOfRecord, "", Optional.empty());
  }

  /** Returns this page beside the computer's view of the same game. */
  ReviewPage beside(MistakesPage computers) {
    return new ReviewPage(words, review, at, shown, isOfRecord, notice, Optional.of(computers));
  }

  @Override
  public Page saying(String sentence) {
    return new ReviewPage(words, review, at, shown, isOfRecord, sentence, beside);
  }

  @Override
  public ReviewPage at(int row) {
    int there = Math.max(0, Math.min(turnings().size() - 1, row));
    return there == at ? this : picking(there);
  }

  @Override
  public LineRows listed(Extent screen) {
    return rows(frame(screen).status());
  }

  @Override
  public boolean isHovered(Extent screen) {
    return listed(screen).isWhole();
  }

  @Override
  public PageResult other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case COMMAND -> new PageResult.Hand(new Input.Key(key));
      case EXPLAIN -> explained(key, screen);
      case PANE, PANE_BEFORE -> beside.isEmpty() ? unused(key) : beside.get().show();
      case ESCAPE, REVIEW -> new PageResult.Back();
      case HELP -> help(words.text("review.help.text"));
      default -> unused(key);
    };
  }

  private PageResult explained(KeyStroke key, Extent screen) {
    String whole = words.text("review.heading") + "\n" + turning().gain().why().sentence();
    return isCut(screen) ? new PageResult.Open(TextPage.of(words, whole), this) : unused(key);
  }

  @Override
  public PageResult open() {
    return isOfRecord ? new PageResult.BackTo(turning().last().node()) : new PageResult.Back();
  }

  private ReviewPage picking(int row) {
    Position there = review.past().after(turnings().get(row).last());
    return new ReviewPage(words, review, row, there, isOfRecord, "", beside);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    List<KeyHint> hints = new ArrayList<>();
    hints.add(KeyHint.of(words, '?', "key.help"));
    hints.add(KeyHint.of(words, 'q', "review.key.back"));
    if (isOfRecord) {
      hints.add(KeyHint.of(words, KeyType.Enter, "review.key.there"));
    }
    if (isCut(screen)) {
      hints.add(KeyHint.of(words, 'x', "key.more"));
    }
    hints.add(KeyHint.upDown(words, "review.key.choose"));
    if (isOfRecord && beside.isPresent()) {
      hints.add(KeyHint.of(words, KeyType.Tab, "review.key.computer"));
    }
    return hints;
  }

  private Game game() {
    return shown.game();
  }

  private List<TurningPoint> turnings() {
    return review.turnings();
  }

  private TurningPoint turning() {
    return turnings().get(at);
  }

  @Override
  public Ground ground() {
    return game().lattice().ground();
  }

  @Override
  public void paintList(Canvas canvas) {
    GameFrame frame = frame(canvas.extent());
    Scene scene = Scene.of(shown, NOWHERE, Set.of(), turning().gain().why().overlay());
    BoardPainter.paint(canvas, frame.board(), scene);
    list(canvas.part(frame.status()));
    if (notice.isEmpty()) {
      KeyLine.paint(canvas.part(frame.keys()), keyHints(canvas.extent()));
    } else {
      canvas.part(frame.keys()).text(0, 0, notice, frame.keys().cols(), Role.KEYS);
    }
  }

  private GameFrame frame(Extent screen) {
    Site focus = turning().last().move() instanceof Place place ? place.site() : new Site(0, 0);
    return GameFrame.of(game(), screen, focus);
  }

  /** Returns why the move won points. */
  private List<Line> why(int cols) {
    int width = Math.max(1, cols);
    Explanation why = turning().gain().why();
    return Line.wrap(why.sentence(), Role.TEXT, width);
  }

  private static int heading(int rows) {
    return rows >= WITH_LEGEND ? 2 : 1;
  }

  /** Returns where the turns are listed: at least half of a place. */
  private LineRows rows(Extent place) {
    int reasonRows = Math.min(why(place.cols()).size(), place.rows() / 2);
    int heading = heading(place.rows());
    int rows = Math.max(1, Math.min(turnings().size(), place.rows() - reasonRows - heading - 1));
    Extent list = new Extent(place.x(), place.y() + heading, place.cols(), rows);
    return LineRows.around(at, list, turnings().size());
  }

  /** Returns the row of the reason, with a blank one above it if there is room. */
  private int whyRow(Extent place, List<Line> why) {
    int y = heading(place.rows()) + rows(place).place().rows();
    return y + 1 + Math.min(why.size(), place.rows() / 2) <= place.rows() ? y + 1 : y;
  }

  /** Whether the reason doesn't fit below the list. */
  private boolean isCut(Extent screen) {
    Extent place = frame(screen).status();
    List<Line> why = why(place.cols());
    return why.size() > place.rows() - whyRow(place, why);
  }

  private void list(Canvas canvas) {
    List<Line> why = why(canvas.cols());
    LineRows rows = rows(canvas.extent());
    int listed = turnings().size();
    String count =
        listed == review.found()
            ? Integer.toString(listed)
            : words.text("record.pages", listed, review.found());
    SectionRule.paint(canvas, 0, words.text("review.heading"), count);
    canvas.text(1, 1, heading(canvas.rows()) > 1 ? legend() : "", Role.QUIET);
    rows.paint(canvas.part(rows.place()), this::row);
    int below = whyRow(canvas.extent(), why);
    canvas.lines(0, below, why, canvas.rows() - below, canvas.cols());
  }

  /** Returns what the rows say: captures, boxes or discs, and not the score. */
  private String legend() {
    return game().words().ifAny("coach.gained");
  }

  private void row(Canvas line, int index) {
    TurningPoint turning = turnings().get(index);
    Role role = ListRows.light(line, index == at);
    int from = turning.first().number();
    int to = turning.last().number();
    String moves = from == to ? "" + from : from + "-" + to;
    char piece = line.glyphs().sign(turning.first().move().side(), ground());
    String more = line.glyphs().more();
    String number = " ".repeat(Math.max(0, NUMBER_COLS - moves.length())) + moves;
    String move = number + " " + piece + " " + name(turning);
    line.text(1, 0, move, line.cols() - 1, role);
    int x = 1 + Math.max(NUMBER_COLS, moves.length()) + 3 + nameCols() + GAIN_GAP;
    line.text(x, 0, gain(turning, Math.max(0, line.cols() - x), more), role);
  }

  private String name(TurningPoint turning) {
    return game().notation().name(turning.first().move());
  }

  /** Returns who gained how much; where that is too wide, the name is cut off, not the number. */
  private String gain(TurningPoint turning, int cols, String more) {
    String side = game().words().side(turning.gain().side());
    int points = turning.gain().points();
    int over = CellText.width(words.text("review.gain", side, points)) - cols;
    int room = CellText.width(side) - Math.max(0, over);
    String name = Line.cut(side, Math.max(more.length(), room), more);
    return Line.cut(words.text("review.gain", name, points), cols, more);
  }

  /** Returns how wide the names of the moves are. */
  private int nameCols() {
    int cols = 0;
    for (TurningPoint turning : turnings()) {
      cols = Math.max(cols, CellText.width(name(turning)));
    }
    return cols;
  }
}
