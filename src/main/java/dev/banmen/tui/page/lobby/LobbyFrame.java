package dev.banmen.tui.page.lobby;

import dev.banmen.app.LobbyRow;
import dev.banmen.game.Position;
import dev.banmen.say.LobbySentences;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The lobby on a screen: the rows in the left column, and beside them the board of the chosen table
 * or, on a narrow screen, nothing; below, what is said. Immutable.
 */
record LobbyFrame(Extent head, LineRows rows, Extent side, Extent chat, Extent keys) {
  private static final int WIDE = 60;
  private static final int LIST_COLS = 38;
  private static final int HIGH = 16;

  /** The column where texts of the rows start: behind the bar and a blank. */
  private static final int TEXT_X = 2;

  private static final long MINUTES_FROM = 120; // seconds

  private static final List<String> FIXED = List.of("home.computer", "lobby.new", "lobby.more");

  private static final char TURN = '*';

  static LobbyFrame of(int row, int count, Extent screen) {
    int bottom = screen.rows() - 1;
    boolean isWide = screen.cols() >= WIDE;
    int chatRows = bottom >= 2 * HIGH ? 8 : bottom >= HIGH ? 4 : bottom >= HIGH / 2 ? 2 : 0;
    int headRows = bottom >= HIGH ? 3 : 1;
    int listRows = Math.max(1, bottom - headRows - chatRows);
    int cols = isWide ? Math.max(LIST_COLS, screen.cols() / 2 - 2) : screen.cols() - 2;
    int lines = listRows >= HIGH / 2 ? 2 : 1;
    int x = cols + 3;
    return new LobbyFrame(
        new Extent(1, 0, screen.cols() - 2, headRows),
        LineRows.around(row, new Extent(1, headRows, cols, listRows), count, lines, lines),
        isWide ? new Extent(x, headRows, screen.cols() - x - 1, listRows) : Extent.of(0, 0),
        new Extent(1, bottom - chatRows, screen.cols() - 2, chatRows),
        new Extent(1, bottom, screen.cols() - 2, 1));
  }

  /** Returns the place of the rows and of what is beside them. */
  Extent instead() {
    Extent list = rows.area();
    return new Extent(list.x(), list.y(), head.cols(), list.rows());
  }

  void paint(LobbyPage page, Canvas canvas) {
    head(page, canvas.part(head));
    boolean isLasting = page.lobby().isLetterLasting();
    boolean isWide = side.cols() > 0 && !isLasting;
    String letter = page.lobby().letter();
    if (isWide || letter.isEmpty()) {
      rows(page, canvas.part(rows.area()));
    }
    if (!letter.isEmpty()) {
      letter(letter, canvas.part(isWide ? side : instead()));
    } else if (isWide) {
      side(page, canvas.part(side));
    }
    chat(page, canvas.part(chat));
    foot(page, canvas);
  }

  private static void head(LobbyPage page, Canvas canvas) {
    Words words = page.words();
    String more = canvas.glyphs().more();
    String name = page.lobby().name().isEmpty() ? words.text("lobby.title") : page.lobby().name();
    String title = Line.cut(name, canvas.cols(), more);
    canvas.text(0, 0, title, Role.HEADING);
    String here = new LobbySentences(words).people(page.lobby(), canvas.cols());
    String sought =
        page.lobby()
            .search()
            .map(
                search -> {
                  String game = canvas.glyphs().fractions(search.game());
                  long seconds = search.seconds();
                  String since =
                      seconds < MINUTES_FROM
                          ? words.text("lobby.seconds", seconds)
                          : words.text("lobby.minutes", seconds / 60);
                  return Sentences.of(words.text("lobby.search", game), since);
                })
            .orElse("");
    if (canvas.rows() == 1 && !sought.isEmpty()) {
      canvas.text(0, 0, " ".repeat(canvas.cols()), Role.TEXT);
      canvas.text(0, 0, sought, canvas.cols(), Role.STRONG);
      return;
    }
    boolean isBelow = canvas.rows() > 1;
    int x = isBelow ? 0 : CellText.width(title) + 2;
    canvas.text(x, isBelow ? 1 : 0, here, canvas.cols() - x, Role.QUIET);
    if (canvas.rows() > 2) {
      String said =
          !sought.isEmpty()
              ? sought
              : page.chosen().map(row -> chosen(words, row, canvas)).orElse("");
      said =
          said.isEmpty() && page.turns() > 0
              ? TURN + " " + new LobbySentences(words).turns(page.turns())
              : said;
      canvas.text(0, 2, said, canvas.cols(), Role.STRONG);
    }
  }

  /**
   * The line to send to a friend, without a word about it where that is cut; or else what is cut in
   * the narrow row.
   */
  private static String chosen(Words words, LobbyRow row, Canvas canvas) {
    String invitation = new LobbySentences(words).invitation(row);
    if (!invitation.isEmpty()) {
      return CellText.width(invitation) <= canvas.cols() ? invitation : row.command();
    }
    String about = about(words, row, canvas);
    return row.map(
        table -> words.text("lobby.table", table.number(), about, table.watchers()),
        seeker -> words.text("lobby.seeker", seeker.player(), about),
        teaching -> "");
  }

  /** How a row stands, its clock and its game: the end is cut first. */
  private static String about(Words words, LobbyRow row, Canvas canvas) {
    String state = new LobbySentences(words).state(row);
    String title = canvas.glyphs().fractions(row.title());
    return row.map(
        table -> words.text("lobby.about.clock", state, title, table.clock()),
        seeker -> words.text("lobby.about.clock", state, title, seeker.clock()),
        teaching -> words.text("lobby.about", state, title));
  }

  /** A text that must be read before anything else on this side of the screen. */
  private static void letter(String text, Canvas canvas) {
    List<Line> lines = new ArrayList<>();
    text.lines().forEach(one -> lines.addAll(Line.wrap(one, Role.STRONG, canvas.cols())));
    canvas.lines(0, 0, lines, canvas.rows(), canvas.cols());
  }

  private void rows(LobbyPage page, Canvas canvas) {
    rows.paint(canvas, (lines, row) -> row(page, row, lines));
    rows.bar(canvas);
  }

  private static void row(LobbyPage page, int row, Canvas lines) {
    boolean isChosen = row == page.at();
    Canvas canvas = ListRows.raise(lines, isChosen);
    Words words = page.words();
    Role role = isChosen ? Role.STRONG : Role.TEXT;
    if (row < LobbyPage.FIXED_ROWS) {
      String key = FIXED.get(row);
      text(canvas, words.text(key), role, words.text(key + ".about"));
      return;
    }
    LobbyRow shown = page.rows().get(row - LobbyPage.FIXED_ROWS);
    text(canvas, new LobbySentences(words).players(shown), role, about(words, shown, canvas));
    if (shown.isTurn()) {
      canvas.put(1, 0, TURN, Role.ACCENT);
    }
  }

  private static void text(Canvas canvas, String name, Role role, String about) {
    int cols = canvas.cols() - TEXT_X - 1;
    canvas.text(TEXT_X, 0, name, cols, role);
    if (canvas.rows() > 1) {
      canvas.text(TEXT_X, 1, about, cols, Role.QUIET);
    } else {
      int x = TEXT_X + CellText.width(name) + 2;
      canvas.text(x, 0, about, Math.max(0, canvas.cols() - x - 1), Role.QUIET);
    }
  }

  private static void side(LobbyPage page, Canvas canvas) {
    Optional<Position> seen = page.board(); // asked once: the table may go at any moment
    if (seen.isEmpty()) {
      List<Line> lines = Line.wrap(page.words().text("lobby.welcome"), Role.QUIET, canvas.cols());
      canvas.lines(0, 0, lines, canvas.rows(), canvas.cols());
      return;
    }
    new BoardPreview(seen.get(), canvas.extent()).paint(canvas);
  }

  private static void chat(LobbyPage page, Canvas canvas) {
    List<String> said = page.lobby().chat();
    int shown = Math.min(said.size(), canvas.rows());
    for (int i = 0; i < shown; i++) {
      String line = said.get(said.size() - shown + i);
      canvas.text(0, canvas.rows() - shown + i, line, canvas.cols(), Role.TEXT);
    }
  }

  private static String prompt(LobbyPage page) {
    if (page.isCommanding()) {
      return "";
    }
    return page.isNaming() ? page.words().text("lobby.name") : page.words().text("lobby.say");
  }

  /** Why something could not be, whole, over what stands above this row. */
  private void refusal(String why, int below, Canvas canvas) {
    if (!why.isEmpty()) {
      List<Line> lines = Line.wrap(why, Role.MISS, keys.cols());
      int rows = Math.min(lines.size(), below);
      Canvas above = canvas.part(new Extent(keys.x(), below - rows, keys.cols(), rows));
      above.fill(Role.TEXT);
      above.lines(0, 0, lines, rows, above.cols());
    }
  }

  private void foot(LobbyPage page, Canvas canvas) {
    Canvas foot = canvas.part(keys);
    if (page.isTyping()) {
      boolean isNaming = page.isNaming();
      String prompt = prompt(page);
      refusal(page.notice(), keys.y(), canvas);
      foot.text(0, 0, prompt, isNaming ? Role.STRONG : Role.QUIET);
      int x = CellText.width(prompt) + 1;
      Canvas typed = foot.part(new Extent(x, 0, Math.max(1, foot.cols() - x), 1));
      TypedText.paint(typed, page.entry().get().shown(), Role.TEXT);
    } else if (!page.notice().isEmpty()) {
      refusal(page.notice(), keys.y() + 1, canvas);
    } else {
      KeyLine.paint(foot, page.keyHints(canvas.extent()));
    }
  }
}
