package dev.banmen.tui.page.review;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.Review;
import dev.banmen.study.Review.TurningPoint;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.review.ReviewList.ReviewedMove;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    implements ReviewedMovesPage {
  /** The number of rows from which on a line below the title says what the rows are. */
  private static final int WITH_LEGEND = 10;

  /**
   * Opens the review over a page; if nothing changed the count, that page says so.
   *
   * @param review empty if the game has no coach
   */
  public static PageAction over(
      Page page, Words words, Optional<Review> review, boolean isOfRecord) {
    Optional<String> none = ReviewSentences.none(words, review);
    if (none.isPresent()) {
      return page.saying(none.get());
    }
    return PageAction.open(of(words, review.get(), isOfRecord), page);
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
  public boolean isHovered(Extent screen) {
    return listed(screen).isWhole();
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case COMMAND -> PageAction.passDown(new Input.Key(key));
      case EXPLAIN -> explained(key, screen);
      case PANE, PANE_BEFORE -> beside.isEmpty() ? unused(key) : beside.get();
      case ESCAPE, REVIEW -> PageAction.back();
      case HELP -> help(words.text("review.help.text"));
      default -> unused(key);
    };
  }

  @Override
  public String whole() {
    return words.text("review.heading") + "\n" + turning().gain().why().sentence();
  }

  @Override
  public PageAction open() {
    return isOfRecord ? PageAction.backTo(turning().last().node()) : PageAction.back();
  }

  private ReviewPage picking(int row) {
    Position there = review.past().after(turnings().get(row).last());
    return new ReviewPage(words, review, row, there, isOfRecord, "", beside);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return new KeyHints(words)
        .add('?', "key.help")
        .add('q', "review.key.back")
        .addIf(isOfRecord, KeyType.Enter, "review.key.there")
        .addIf(isCut(screen), 'x', "key.more")
        .add(KeyHint.upDown(words, "review.key.choose"))
        .addIf(isOfRecord && beside.isPresent(), KeyType.Tab, "review.key.computer")
        .list();
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
  public Overlay overlay() {
    return turning().gain().why().overlay();
  }

  @Override
  public Optional<Move> move() {
    return Optional.of(turning().last().move());
  }

  /** Returns why the move won points. */
  private List<Line> why(int cols) {
    int width = Math.max(1, cols);
    Explanation why = turning().gain().why();
    return Line.wrap(why.sentence(), Role.TEXT, width);
  }

  @Override
  public ReviewList list(Extent area) {
    List<ReviewedMove> moves = new ArrayList<>();
    for (TurningPoint turning : turnings()) {
      int from = turning.first().number();
      int to = turning.last().number();
      String number = from == to ? Integer.toString(from) : from + "-" + to;
      Move move = turning.first().move();
      moves.add(new ReviewedMove(number, move.side(), game().notation().name(move)));
    }
    int head = area.rows() >= WITH_LEGEND ? 2 : 1;
    return new ReviewList(area, head, moves, at, why(area.cols()));
  }

  @Override
  public void paint(Canvas canvas, ReviewList list) {
    int listed = turnings().size();
    String count =
        listed == review.found()
            ? Integer.toString(listed)
            : words.text("record.pages", listed, review.found());
    SectionRule.paint(canvas, 0, words.text("review.heading"), count);
    canvas.text(1, 1, list.head() > 1 ? legend() : "", Role.QUIET);
    String more = canvas.glyphs().more();
    list.paint(canvas, ground(), false, (row, cols) -> gain(turnings().get(row), cols, more));
  }

  /** Returns what the rows say: captures, boxes or discs, and not the score. */
  private String legend() {
    return game().words().ifAny("coach.gained");
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
}
