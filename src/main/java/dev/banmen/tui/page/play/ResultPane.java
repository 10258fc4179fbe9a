package dev.banmen.tui.page.play;

import dev.banmen.game.Lattice;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.ScoreTable;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The result of a game, in place of the players and the moves: who won, by how much and why, and
 * what to do next. Used for one painting.
 */
final class ResultPane {
  private static final int INSET = 2;
  private static final int NUMBER_COLS = 9;

  /** Blank rows: above and below the card, and between its parts. */
  private static final int BLANKS = 4;

  private static final int MESSAGE_ROWS = 3;

  /** One row of the card: a text on the left and one in each of two columns. */
  private record CardRow(String left, String black, String white, Role role) {
    static final CardRow BLANK = new CardRow("", "", "", Role.TEXT);
    static final CardRow RULE = new CardRow("", "", "", Role.RULE);
  }

  private final GamePage page;
  private final Words words;
  private final Session session;
  private final int cols;

  private ResultPane(GamePage page, int cols) {
    this.page = page;
    words = page.words();
    session = page.session();
    this.cols = cols;
  }

  /** Whether the result has room in this place; else it is a message. */
  static boolean fits(GamePage page, Extent area) {
    ResultPane pane = new ResultPane(page, area.cols());
    return page.session().isOver() && pane.rows().size() + pane.actions().size() <= area.rows();
  }

  /** Returns how the result came about in one sentence, where it has no card. */
  static MessageText brief(GamePage page) {
    ResultPane pane = new ResultPane(page, Integer.MAX_VALUE);
    if (pane.reason() != Outcome.Reason.SCORE) {
      String text = pane.isReasonSaid() ? pane.session.whyOver().orElse("") : pane.why();
      return MessageText.of(text, Role.TEXT);
    }
    List<String> parts = new ArrayList<>();
    for (CardRow row : pane.table()) {
      if (!row.left().isEmpty()) {
        parts.add(row.left() + " " + orZero(row.black()) + ":" + orZero(row.white()));
      }
    }
    return MessageText.of(WordList.of(page.words().language(), parts), Role.TEXT);
  }

  private static String orZero(String points) {
    return points.isEmpty() ? "0" : points;
  }

  static void paint(Canvas canvas, GamePage page) {
    new ResultPane(page, canvas.cols()).paint(canvas);
  }

  /** Whether the message beside the result doesn't fit. */
  static boolean isCut(GamePage page, Extent area) {
    ResultPane pane = new ResultPane(page, area.cols());
    MessageText message = pane.message();
    int from = pane.laid(pane.rows().size(), message, area.rows()).message();
    return message.isCut(area.cols(), area.rows() - from);
  }

  private MessageText message() {
    return new GameWords(page).afterwards();
  }

  /** A layout: blank rows above and below a part, actions, and the row of the message. */
  private record CardLayout(int top, int actions, int message) {}

  private CardLayout laid(int card, MessageText message, int rows) {
    int said = message.sentences().isEmpty() ? 0 : rows(message, 1, MESSAGE_ROWS);
    int actions = Math.min(actions().size(), Math.max(0, rows - card - said));
    int top = card + BLANKS + actions + said <= rows ? 1 : 0;
    return new CardLayout(top, actions, card + BLANKS * top + actions);
  }

  private void paint(Canvas canvas) {
    List<CardRow> rows = rows();
    MessageText message = message();
    CardLayout laid = laid(rows.size(), message, canvas.rows());
    int top = laid.top();
    List<KeyHint> actions = actions().subList(0, laid.actions()); // the line of keys has all
    Canvas card = canvas.raised(new Extent(0, 0, cols, rows.size() + 2 * top));
    for (int y = 0; y < rows.size(); y++) {
      row(card, top + y, rows.get(y));
    }
    int inset = Math.min(INSET, Math.max(0, cols - 1));
    Canvas below = canvas.part(new Extent(inset, 0, cols - inset, canvas.rows()));
    KeyLine.paintBelow(below, card.rows() + top, actions);
    int left = Math.max(0, canvas.rows() - laid.message());
    int shown = rows(message, Math.min(MESSAGE_ROWS, left), left);
    message.paint(canvas.part(new Extent(0, laid.message(), cols, shown)));
  }

  /** Returns in how many rows a message isn't cut: from the least, up to the most. */
  private int rows(MessageText message, int least, int most) {
    int rows = least;
    while (rows < most && message.isCut(cols, rows)) {
      rows++;
    }
    return rows;
  }

  private void row(Canvas card, int y, CardRow row) {
    if (row == CardRow.RULE) {
      char across = card.glyphs().across(card.glyphs().border());
      for (int x = INSET; x < cols - INSET; x++) {
        card.put(x, y, across, Role.RULE);
      }
      return;
    }
    boolean hasNumbers = !row.black().isEmpty() || !row.white().isEmpty();
    int room = cols - 2 * INSET - (hasNumbers ? 2 * NUMBER_COLS : 0);
    card.text(INSET, y, card.glyphs().fractions(row.left()), room, row.role());
    number(card, y, cols - INSET - NUMBER_COLS, row.black(), row.role());
    number(card, y, cols - INSET, row.white(), row.role());
  }

  private static void number(Canvas card, int y, int end, String text, Role role) {
    String cut = Line.cut(card.glyphs().fractions(text), NUMBER_COLS - 1, card.glyphs().more());
    card.text(end - CellText.width(cut), y, cut, role);
  }

  private List<CardRow> rows() {
    List<CardRow> rows = new ArrayList<>();
    add(new GameWords(page).over(false), Role.STRONG, rows);
    if (!isReasonSaid()) {
      add(why(), Role.TEXT, rows);
    }
    rows.add(CardRow.BLANK);
    rows.addAll(reason() == Outcome.Reason.SCORE ? table() : tallies());
    if (rows.get(rows.size() - 1) != CardRow.BLANK) {
      rows.add(CardRow.BLANK);
    }
    int misses = session.refusedMoves().size();
    int moves = session.position().ply();
    String played =
        misses == 0
            ? words.text("result.moves", moves)
            : words.text("result.moves.attempts", moves, misses);
    add(played, Role.QUIET, rows);
    return rows;
  }

  private Outcome.Reason reason() {
    return session.outcome().orElseThrow().reason();
  }

  /** Whether the line about who won says why, too. */
  private boolean isReasonSaid() {
    return switch (reason()) {
      case SCORE, RESIGNATION, TIME, FORFEIT, VOID -> true;
      default -> false;
    };
  }

  private void add(String text, Role role, List<CardRow> rows) {
    for (Line line : Line.wrap(text, role, cols - 2 * INSET)) {
      rows.add(new CardRow(line.text(), "", "", role));
    }
  }

  private String why() {
    return session
        .whyOver()
        .orElseGet(
            () -> session.position().explain(new Place(page.mover(), page.cursor())).sentence());
  }

  private String name(Side side) {
    return session.position().game().words().player(side);
  }

  private List<CardRow> table() {
    List<CardRow> rows = new ArrayList<>();
    rows.add(heads());
    Lattice lattice = session.position().lattice();
    BitSet dead = lattice.indices(session.agreed().dead());
    BitSet neutral = lattice.indices(session.agreed().neutral());
    List<ScoreTable.Part> parts = ScoreTable.of(page.game(), session.position(), dead, neutral);
    for (int i = 0; i < parts.size(); i++) {
      boolean isSum = i == parts.size() - 1;
      if (isSum && i > 0) {
        rows.add(CardRow.RULE);
      }
      ScoreTable.Part part = parts.get(i);
      Role role = isSum ? Role.STRONG : Role.TEXT;
      rows.add(
          new CardRow(
              Sentences.capitalized(part.name()),
              points(part.black()),
              points(part.white()),
              role));
    }
    return rows;
  }

  /** Returns the players' names above their numbers, or the sides' own if those aren't clear. */
  private CardRow heads() {
    SeatWords seats = new SeatWords(page);
    String black = seats.shortName(Side.BLACK);
    String white = seats.shortName(Side.WHITE);
    boolean isLong = Math.max(CellText.width(black), CellText.width(white)) >= NUMBER_COLS;
    if (isLong || black.equals(white)) {
      Vocabulary own = session.position().game().words();
      black = own.colour(Side.BLACK);
      white = own.colour(Side.WHITE);
    }
    return new CardRow("", black, white, Role.QUIET);
  }

  private static String points(OptionalDouble points) {
    return points.isEmpty() ? "" : Score.points(points.getAsDouble());
  }

  /** Returns what each side had, if the game counts something. */
  private List<CardRow> tallies() {
    List<CardRow> rows = new ArrayList<>();
    SeatWords seats = new SeatWords(page);
    for (Side side : Side.values()) {
      String tally = seats.tally(side);
      if (!tally.isEmpty()) {
        rows.add(new CardRow(words.text("result.tally", name(side), tally), "", "", Role.TEXT));
      }
    }
    return rows;
  }

  private List<KeyHint> actions() {
    boolean isAtTable = page.snapshot().table().canTalk();
    boolean isPlayer = page.snapshot().isMine(Side.BLACK) || page.snapshot().isMine(Side.WHITE);
    boolean isEven = session.position().game().isEven();
    String again = isEven ? "result.key.rematch" : "result.key.same";
    return new KeyHints(words)
        .addIf(!isAtTable || isPlayer, 'r', again)
        .addIf(isAtTable && page.snapshot().isAgainstPerson(), 'c', "result.key.say")
        .add('v', "result.key.review")
        .addIf(!isAtTable, 's', "result.key.save") // a server lists past games
        .add('q', "result.key.home")
        .list();
  }
}
