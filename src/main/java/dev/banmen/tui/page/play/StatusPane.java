package dev.banmen.tui.page.play;

import dev.banmen.game.Side;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.PlayerCard;
import dev.banmen.tui.board.ScoreBar;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.stream.Stream;

/**
 * The column of a game being played: title, players, score and message, each always in the same
 * rows, whatever they say. Stateless.
 */
final class StatusPane {
  private static final int GAP = 2;

  private StatusPane() {}

  static void paint(Canvas canvas, GamePage page, GameColumn column, BoardView board) {
    title(canvas.part(column.title()), page);
    players(canvas.part(column.players()), page, column.hasCards());
    GameWords words = new GameWords(page);
    boolean isUnsaved = !page.messages().warning().isEmpty();
    Line sign =
        isUnsaved
            ? new Line(page.words().text("unkept.sign"), Role.MISS)
            : new Line(page.snapshot().note().sign(), Role.ACCENT);
    Canvas row = canvas.part(column.score());
    Canvas left = beforeArrows(row, page, board);
    score(left, words, column.title().rows() == 0 ? sign : Line.BLANK);
    Extent score = column.score();
    if (column.hasCards() && score.rows() > 0) {
      Extent below = new Extent(score.x(), score.y() + score.rows(), score.cols(), 1);
      ScoreBar.paint(canvas.part(below), page.game(), page.shown().score());
    }
    message(page, column).paintAtRest(canvas.part(column.message()));
  }

  private static MessageText message(GamePage page, GameColumn column) {
    GameWords words = new GameWords(page);
    boolean isResultAbove = !column.hasCards() && isResultSaid(page, words);
    MessageText message = isResultAbove ? ResultPane.brief(page) : words.message();
    if (page.isEarlierShown() && column.title().rows() > 0) {
      message = MessageText.of(words.earlierWhy(), Role.TEXT); // the title says which board it is
    }
    if (!column.hasCards() && isNothingMarked(page) && message.code().isEmpty()) {
      message = message.and(page.words().text("count.mark.key"));
    }
    return message;
  }

  /** Whether the dead stones are to be marked, and none is. */
  private static boolean isNothingMarked(GamePage page) {
    return page.session().isCounting() && page.session().agreed().dead().isEmpty();
  }

  /** Whether the message would say again who won, which stands above it. */
  private static boolean isResultSaid(GamePage page, GameWords words) {
    return page.session().isOver() && words.message().lead().role() == Role.GOOD;
  }

  private static void players(Canvas canvas, GamePage page, boolean hasCards) {
    SeatWords seats = new SeatWords(page);
    PlayerCard black = seats.card(page, Side.BLACK, hasCards, canvas.glyphs());
    PlayerCard white = seats.card(page, Side.WHITE, hasCards, canvas.glyphs());
    PlayerCard.paint(canvas, page.game(), black, white);
  }

  static void title(Canvas row, GamePage page) {
    if (row.rows() == 0) {
      return;
    }
    if (page.isEarlierShown()) {
      earlier(row, page);
      return;
    }
    Words words = page.words();
    String name = page.game().words().text("name");
    row.text(0, 0, Line.cut(name, row.cols(), row.glyphs().more()), Role.STRONG);
    int x = CellText.width(name) + GAP;
    boolean isUnsaved = !page.messages().warning().isEmpty();
    String sign = page.snapshot().note().sign();
    if (!sign.isEmpty() && !isUnsaved) {
      row.text(x, 0, Line.cut(sign, row.cols() - x, row.glyphs().more()), Role.ACCENT);
      x += CellText.width(sign) + GAP;
    }
    String summary = row.glyphs().fractions(page.game().summary());
    String about = isUnsaved ? words.text("unkept.sign") : summary;
    Role role = isUnsaved ? Role.MISS : Role.QUIET;
    row.text(x, 0, Line.parts(about, Math.max(0, row.cols() - x), "", row.glyphs().more()), role);
  }

  /** Paints, as a band, which earlier board is shown, and if there is room the key that returns. */
  private static void earlier(Canvas row, GamePage page) {
    Canvas band = row.raised(new Extent(0, 0, row.cols(), 1));
    String title = new GameWords(page).earlierTitle();
    band.text(1, 0, Line.cut(title, band.cols() - 2, band.glyphs().more()), Role.ACCENT);
    KeyHint back = GameKeyLine.returning(page.words());
    int x = band.cols() - back.width() - 1;
    if (x >= 1 + CellText.width(title) + GAP) {
      band.text(x, 0, back.text(), Role.TEXT);
    }
  }

  /**
   * Paints, if the board is cut, where there is more of it; returns what is left of the row. In a
   * row that is too short for that, the score and the moves say more.
   */
  private static Canvas beforeArrows(Canvas row, GamePage page, BoardView board) {
    if (board.isWhole()) {
      return row;
    }
    GameWords words = new GameWords(page);
    String arrows = board.hidden(row.glyphs());
    List<String> standing = words.standing();
    String least = standing.get(standing.size() - 1);
    int room = row.cols() - width(words, least, true) - 2 * GAP;
    String whole = page.words().text("board.scrolls", arrows);
    String brief = page.words().text("board.cut.brief", arrows);
    String said =
        Stream.of(whole, brief)
            .filter(text -> CellText.width(text) <= room)
            .findFirst()
            .orElse(arrows);
    int cols = CellText.width(said);
    if (cols > room) {
      return row;
    }
    row.text(row.cols() - cols, 0, said, Role.QUIET);
    return row.part(new Extent(0, 0, row.cols() - cols - GAP, row.rows()));
  }

  /**
   * Paints the score and the number of legal moves, in words that fit any score of the game.
   *
   * @param sign in place of the moves; may be empty
   */
  private static void score(Canvas row, GameWords words, Line sign) {
    int cols = row.cols() - (words.legal(true).isEmpty() ? 0 : GAP);
    List<String> standing = words.standing().stream().map(row.glyphs()::fractions).toList();
    String brief = standing.get(standing.size() - 1);
    String score =
        standing.stream()
            .filter(said -> width(words, said, true) <= cols)
            .findFirst()
            .orElse(brief);
    boolean isSigned = !sign.text().isEmpty();
    String legal = isSigned ? sign.text() : words.legal(width(words, score, false) > cols);
    int room = row.cols() - (legal.isEmpty() ? 0 : CellText.width(legal) + 1);
    String fitting = CellText.width(score) > room ? brief : score;
    row.text(0, 0, Line.cut(fitting, room, row.glyphs().more()), Role.QUIET);
    Role role = isSigned ? sign.role() : Role.QUIET;
    row.text(row.cols() - CellText.width(legal), 0, legal, role);
  }

  private static int width(GameWords words, String score, boolean isLegalBrief) {
    return CellText.width(words.widest(score))
        + CellText.width(words.widest(words.legal(isLegalBrief)));
  }

  /** Whether the message doesn't fit. */
  static boolean isCut(GamePage page, Extent place, boolean isWide) {
    GameColumn column = GameColumn.of(place, isWide);
    Extent message = column.message();
    return message(page, column).isCut(message.cols(), message.rows());
  }

  /** Returns the whole message. */
  static String message(GamePage page, Extent place, boolean isWide) {
    return message(page, GameColumn.of(place, isWide)).whole();
  }
}
