package dev.banmen.tui.page.review;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Coached;
import dev.banmen.study.Review;
import dev.banmen.study.Review.TurningPoint;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.ListKeys;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The turns that changed the count of a game, the greatest change first: a list, and the board
 * after the picked turn. Immutable.
 *
 * @param review with one turn or more
 * @param picked the index of the picked turn, from 0
 * @param shown the position after that turn
 * @param isOfRecord whether Enter goes to the move in the recording below this page
 * @param notice one sentence to show, or empty
 * @param beside the computer's view of the same game, if there is one
 */
public record ReviewPage(
    Words words,
    Review review,
    int picked,
    Position shown,
    boolean isOfRecord,
    String notice,
    Optional<MistakesPage> beside)
    implements Page {
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
    if (review.isEmpty()) {
      return new PageResult.Show(page.saying(words.text("coach.none")));
    } else if (review.get().found() == 0) {
      String none = Sentences.of(words.text("review.none"), review.get().none());
      return new PageResult.Show(page.saying(none));
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
    return new ReviewPage(words, review, picked, shown, isOfRecord, notice, Optional.of(computers));
  }

  @Override
  public Page saying(String sentence) {
    return new ReviewPage(words, review, picked, shown, isOfRecord, sentence, beside);
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return pointed(pointed.action(), screen);
    }
    return input instanceof Input.Key pressed
        ? key(pressed.stroke(), screen)
        : new PageResult.Show(this);
  }

  private PageResult key(KeyStroke key, Extent screen) {
    KeyAction action = KeyAction.of(key);
    OptionalInt row = ListKeys.row(action, picked, turnings().size());
    if (row.isPresent()) {
      return at(row.getAsInt());
    }
    return switch (action) {
      case COMMAND -> new PageResult.Hand(new Input.Key(key));
      case HELP -> new PageResult.Open(TextPage.help(words, words.text("review.help.text")), this);
      case THEME -> new PageResult.ChangeTheme("", this);
      case ENTER, SPACE -> entered();
      case EXPLAIN -> explained(key, screen);
      case PANE, PANE_BEFORE ->
          beside.isEmpty()
              ? new PageResult.UnusedKey(key, this)
              : new PageResult.Show(beside.get());
      case ESCAPE, QUIT, REVIEW -> new PageResult.Back();
      default -> new PageResult.UnusedKey(key, this);
    };
  }

  private PageResult explained(KeyStroke key, Extent screen) {
    String whole = words.text("review.heading") + "\n" + turning().gain().why().sentence();
    return isCut(screen)
        ? new PageResult.Open(TextPage.of(words, whole), this)
        : new PageResult.UnusedKey(key, this);
  }

  private PageResult entered() {
    return isOfRecord ? new PageResult.BackTo(turning().last().node()) : new PageResult.Back();
  }

  private PageResult at(int row) {
    int there = Math.max(0, Math.min(turnings().size() - 1, row));
    return new PageResult.Show(there == picked ? this : picking(there));
  }

  private ReviewPage picking(int row) {
    Position there = review.past().after(turnings().get(row).last());
    return new ReviewPage(words, review, row, there, isOfRecord, "", beside);
  }

  private PageResult pointed(MouseAction mouse, Extent screen) {
    boolean isLarge = !SmallScreen.is(screen);
    Extent list = isLarge ? rows(frame(screen).status()) : Extent.of(0, 0);
    boolean isRow = list.contains(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
    int row = first(list.rows()) + mouse.getPosition().getRow() - list.y();
    return switch (mouse.getActionType()) {
      case SCROLL_UP -> at(picked - 1);
      case SCROLL_DOWN -> at(picked + 1);
      case MOVE, DRAG -> isRow && list.rows() == turnings().size() ? at(row) : at(picked);
      case CLICK_DOWN -> pressed(mouse, isRow ? row : -1);
      case CLICK_RELEASE -> at(picked);
    };
  }

  private PageResult pressed(MouseAction mouse, int row) {
    if (mouse.getButton() != Mouse.LEFT || row < 0) {
      return at(picked);
    }
    return row == picked ? entered() : at(row);
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
    return turnings().get(picked);
  }

  @Override
  public Ground ground() {
    return game().lattice().ground();
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    GameFrame frame = frame(screen);
    Scene scene = Scene.of(shown, NOWHERE, Set.of(), turning().gain().why().overlay());
    BoardPainter.paint(canvas, frame.board(), scene);
    list(canvas.part(frame.status()));
    if (notice.isEmpty()) {
      KeyLine.paint(canvas.part(frame.keys()), keyHints(canvas.extent()));
    } else {
      String text = Line.cut(notice, frame.keys().cols(), canvas.glyphs().more());
      canvas.part(frame.keys()).text(0, 0, text, Role.KEYS);
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
  private Extent rows(Extent place) {
    int reasonRows = Math.min(why(place.cols()).size(), place.rows() / 2);
    int heading = heading(place.rows());
    int rows = Math.min(turnings().size(), place.rows() - reasonRows - heading - 1);
    return new Extent(place.x(), place.y() + heading, place.cols(), Math.max(1, rows));
  }

  /** Returns the row of the reason, with a blank one above it if there is room. */
  private int whyRow(Extent place, List<Line> why) {
    int y = heading(place.rows()) + rows(place).rows();
    return y + 1 + Math.min(why.size(), place.rows() / 2) <= place.rows() ? y + 1 : y;
  }

  /** Whether the reason doesn't fit below the list. */
  private boolean isCut(Extent screen) {
    Extent place = frame(screen).status();
    List<Line> why = why(place.cols());
    return why.size() > place.rows() - whyRow(place, why);
  }

  private int first(int rows) {
    return Math.max(0, Math.min(picked - rows / 2, turnings().size() - rows));
  }

  private void list(Canvas canvas) {
    List<Line> why = why(canvas.cols());
    int rows = rows(canvas.extent()).rows();
    int listed = turnings().size();
    String count =
        listed == review.found()
            ? Integer.toString(listed)
            : words.text("record.pages", listed, review.found());
    SectionRule.paint(canvas, 0, words.text("review.heading"), count);
    int y = heading(canvas.rows());
    canvas.text(1, 1, y > 1 ? legend() : "", Role.QUIET);
    int first = first(rows);
    for (int i = first; i < first + rows; i++) {
      row(canvas, y++, i);
    }
    int below = whyRow(canvas.extent(), why);
    String more = canvas.glyphs().more();
    canvas.lines(0, below, Line.fitting(why, canvas.rows() - below, canvas.cols(), more));
  }

  /** Returns what the rows say: captures, boxes or discs, and not the score. */
  private String legend() {
    return Coached.of(game()).map(Coach::gained).orElse("");
  }

  private void row(Canvas canvas, int y, int index) {
    TurningPoint turning = turnings().get(index);
    boolean isPicked = index == picked;
    int from = turning.first().number();
    int to = turning.last().number();
    String moves = from == to ? "" + from : from + "-" + to;
    char piece = canvas.glyphs().sign(turning.first().move().side(), ground());
    Role role = isPicked ? Role.SELECTED : Role.TEXT;
    if (isPicked) {
      canvas.part(new Extent(0, y, canvas.cols(), 1)).fill(Role.SELECTED);
      canvas.put(0, y, canvas.glyphs().bar(), Role.SELECTED);
    }
    String more = canvas.glyphs().more();
    String number = " ".repeat(Math.max(0, NUMBER_COLS - moves.length())) + moves;
    String move = number + " " + piece + " " + name(turning);
    canvas.text(1, y, Line.cut(move, canvas.cols() - 1, more), role);
    int x = 1 + Math.max(NUMBER_COLS, moves.length()) + 3 + nameCols() + GAIN_GAP;
    canvas.text(x, y, gain(turning, Math.max(0, canvas.cols() - x), more), role);
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
