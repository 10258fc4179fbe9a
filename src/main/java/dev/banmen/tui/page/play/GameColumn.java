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
import java.util.Optional;

/**
 * The column of a game being played, in parts that stay where they are, whatever they say: the
 * title, a card for each player, the score, the message and, in the rest, the moves. In few rows
 * the players share a line, and the title is left out. Immutable.
 *
 * @param title empty if there is no room
 * @param players the cards, or one line
 * @param score may be empty
 * @param rest may be empty
 * @param talk what is said at the table, at the bottom of the rest; empty while nobody talks
 * @param hasCards whether each player has a card
 */
record GameColumn(
    Extent title,
    Extent players,
    Extent score,
    Extent message,
    Extent rest,
    Extent talk,
    boolean hasCards) {
  private static final int GAP = 2;
  private static final Extent NOWHERE = Extent.of(0, 0);

  /** The most rows of what is said. */
  private static final int TALK_ROWS = 3;

  private static final int MESSAGE_ROWS = 3;
  private static final int CARDS_Y = 2;
  private static final int CARDS_ROWS = 5;
  private static final int SCORE_Y = 8;
  private static final int MESSAGE_Y = 10;
  private static final int REST_Y = MESSAGE_Y + MESSAGE_ROWS;

  /** The least rows with cards: a title and one row of moves after all that. */
  private static final int ROWS_WITH_CARDS = REST_Y + 2;

  /** The number of rows from which on a message has more of them, and a blank one follows. */
  private static final int TALL = 28;

  private static final int TALL_MESSAGE_ROWS = 5;

  static GameColumn of(Extent area, boolean isWide) {
    return isWide && area.rows() >= ROWS_WITH_CARDS ? cards(area) : line(area);
  }

  /** Returns the column of a table at which people talk: its rest is shorter. */
  GameColumn withTalk() {
    if (rest.rows() == 0) {
      int spared = Math.min(1, message.rows() / 2);
      int kept = message.rows() - spared;
      return new GameColumn(
          title,
          players,
          score,
          rows(message, 0, kept),
          rest,
          rows(message, kept, spared),
          hasCards);
    }
    int rows = Math.min(TALK_ROWS, hasCards ? rest.rows() / 3 : rest.rows());
    int left = rest.rows() - rows;
    return new GameColumn(
        title, players, score, message, rows(rest, 0, left), rows(rest, left, rows), hasCards);
  }

  private static GameColumn cards(Extent area) {
    boolean isTall = area.rows() >= TALL;
    int message = isTall ? TALL_MESSAGE_ROWS : MESSAGE_ROWS;
    int rest = MESSAGE_Y + message + (isTall ? 1 : 0);
    return new GameColumn(
        rows(area, 0, 1),
        rows(area, CARDS_Y, CARDS_ROWS),
        rows(area, SCORE_Y, 1),
        rows(area, MESSAGE_Y, message),
        rows(area, rest, area.rows() - rest),
        NOWHERE,
        true);
  }

  private static GameColumn line(Extent area) {
    int rows = area.rows();
    int score = rows > MESSAGE_ROWS ? 1 : 0;
    int message = Math.max(0, Math.min(MESSAGE_ROWS, rows - 1 - score - (rows > 4 ? 1 : 0)));
    int rest = 1 + score + message;
    return new GameColumn(
        rows(area, 0, 0),
        rows(area, 0, Math.min(1, rows)),
        rows(area, 1, score),
        rows(area, 1 + score, message),
        rows(area, Math.min(rest, rows), Math.max(0, rows - rest)),
        NOWHERE,
        false);
  }

  private static Extent rows(Extent area, int y, int rows) {
    return new Extent(area.x(), area.y() + y, area.cols(), rows);
  }

  /** Returns all but the title. */
  Extent belowTitle() {
    return rows(players, 0, rest.y() + rest.rows() - players.y());
  }

  /** Returns where a list takes the place of all but the players, and of an urgent message. */
  Extent listInstead(boolean isSaying) {
    int all = score.rows() + message.rows() + rest.rows();
    int kept = isSaying ? Math.min(2, all / 2) : 0;
    return rows(players, players.rows(), all - kept);
  }

  /** Returns the column with a list in it, and the message below that. */
  GameColumn besideList(Extent list) {
    int end = rest.y() + rest.rows();
    int below = list.y() + list.rows();
    Extent said = new Extent(list.x(), below, list.cols(), end - below);
    Extent none = Extent.of(0, 0);
    return new GameColumn(title, players, none, said, none, talk, hasCards);
  }

  /**
   * Paints the title, the players, the score and the message, each in its place.
   *
   * @param legend what the signs on the board mean; cards have it above the moves
   */
  void paint(Canvas canvas, GamePage page, BoardView board, String legend) {
    title(canvas.part(title), page);
    players(canvas.part(players), page);
    GameWords texts = new GameWords(page);
    boolean isUnsaved = !page.messages().warning().isEmpty();
    Line sign =
        isUnsaved
            ? new Line(page.words().text("unkept.sign"), Role.MISS)
            : new Line(page.snapshot().table().sign(), Role.ACCENT);
    Canvas row = canvas.part(score);
    Canvas left = beforeArrows(row, page, board);
    score(left, texts, title.rows() == 0 ? sign : Line.BLANK);
    if (hasCards && score.rows() > 0) {
      Extent below = new Extent(score.x(), score.y() + score.rows(), score.cols(), 1);
      ScoreBar.paint(canvas.part(below), page.game(), page.shown()::score);
    }
    MessageText text = text(page).and(hasCards ? "" : legend);
    text.paintAtRest(canvas.part(message));
  }

  private MessageText text(GamePage page) {
    GameWords texts = new GameWords(page);
    MessageText text = isResultSaid(page, texts) ? ResultPane.brief(page) : texts.message();
    if (page.isEarlierShown() && title.rows() > 0) {
      text = MessageText.of(texts.earlierWhy(), Role.TEXT); // the title says which board it is
    }
    if (!hasCards && isNothingMarked(page) && text.code().isEmpty()) {
      text = text.and(page.words().text("count.mark.key"));
    }
    return text;
  }

  /** Whether the dead stones are to be marked, and none is. */
  private static boolean isNothingMarked(GamePage page) {
    return page.session().isCounting()
        && page.session().agreed().dead().isEmpty()
        && !page.session().sidesOf(page.snapshot().me()).isEmpty();
  }

  /** Whether the message would say again who won, which stands above it. */
  private static boolean isResultSaid(GamePage page, GameWords texts) {
    return page.session().isOver() && texts.message().lead().role() == Role.GOOD;
  }

  private void players(Canvas canvas, GamePage page) {
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
    row.text(0, 0, name, row.cols(), Role.STRONG);
    int x = CellText.width(name) + GAP;
    boolean isUnsaved = !page.messages().warning().isEmpty();
    String sign = page.snapshot().table().sign();
    if (!sign.isEmpty() && !isUnsaved) {
      row.text(x, 0, sign, row.cols() - x, Role.ACCENT);
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
    band.text(1, 0, title, band.cols() - 2, Role.ACCENT);
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
    GameWords texts = new GameWords(page);
    String arrows = board.hidden(row.glyphs());
    List<String> standing = texts.standing();
    String least = standing.get(standing.size() - 1);
    int room = row.cols() - CellText.width(texts.widest(least)) - GAP;
    String whole = page.words().text("board.scrolls", arrows);
    String brief = page.words().text("board.cut.brief", arrows);
    for (String said : List.of(whole, brief, arrows)) {
      int left = row.cols() - CellText.width(said);
      if (CellText.width(said) <= room) {
        row.text(left, 0, said, Role.QUIET);
        return row.part(new Extent(0, 0, left - GAP, row.rows()));
      }
    }
    return row;
  }

  /**
   * Paints the score and the number of legal moves, in words that fit any score of the game. What
   * there is no room for is left out whole, the moves first.
   *
   * @param sign in place of the moves; may be empty
   */
  private static void score(Canvas row, GameWords texts, Line sign) {
    boolean isSigned = !sign.text().isEmpty();
    Line aside = isSigned ? sign : new Line(texts.legal(), Role.QUIET);
    String widest = isSigned ? sign.text() : texts.widest(aside.text());
    int beside = row.cols() - (widest.isEmpty() ? 0 : CellText.width(widest) + GAP);
    List<String> standing = texts.standing().stream().map(row.glyphs()::fractions).toList();
    Optional<String> both = fitting(texts, standing, beside);
    boolean isAlone = both.isEmpty() && !isSigned;
    int room = isAlone ? row.cols() : beside;
    String score =
        both.or(() -> fitting(texts, standing, room)).orElse(standing.get(standing.size() - 1));
    row.text(0, 0, score, room, Role.QUIET);
    if (!isAlone) {
      row.text(row.cols() - CellText.width(aside.text()), 0, aside.text(), aside.role());
    }
  }

  /** The longest of these texts that fits, whatever its numbers are later in the game. */
  private static Optional<String> fitting(GameWords texts, List<String> said, int cols) {
    return said.stream().filter(one -> CellText.width(texts.widest(one)) <= cols).findFirst();
  }

  /** Whether the message doesn't fit. */
  boolean isCut(GamePage page) {
    return text(page).isCut(message.cols(), message.rows());
  }

  /** Returns the whole message. */
  String whole(GamePage page) {
    return text(page).whole();
  }
}
