package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.TableStatus;
import dev.banmen.game.Explanation;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.play.GameViewState.Pane;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lays out and paints a game's page. Stateless. */
final class GameScreen {

  /** More legal moves are marked on the board only. */
  private static final int MOST_LISTED = 24;

  /** The row of the keys of a count. */
  private static final int COUNT_KEYS_Y = 3;

  private GameScreen() {}

  /** Whether advice, another notice or a refusal doesn't fit in its place. */
  static boolean isCut(GamePage page, Extent screen) {
    boolean isSaid = !page.messages().notice().isEmpty() || page.report() instanceof Report.Refused;
    return isSaid
        && page.view().pane() == Pane.BOARD
        && page.messages().question().isEmpty()
        && isCut(page, page.frame(screen));
  }

  private static boolean isCut(GamePage page, GameFrame frame) {
    GameColumn column = column(page, frame);
    return isResult(page, column)
        ? ResultPane.isCut(page, column.belowTitle())
        : GameColumn.of(frame.status(), frame.isWide()).isCut(page);
  }

  /** Returns the whole text of what may be cut. */
  static String whole(GamePage page, Extent screen) {
    GameFrame frame = page.frame(screen);
    return isResult(page, column(page, frame))
        ? new GameWords(page).afterwards().whole()
        : GameColumn.of(frame.status(), frame.isWide()).whole(page);
  }

  /** Whether the result stands in place of the players and the moves. */
  private static boolean isResult(GamePage page, GameColumn column) {
    return column.hasCards()
        && page.view().pane() == Pane.BOARD
        && ResultPane.fits(page, column.belowTitle());
  }

  static void paint(GamePage page, Canvas canvas) {
    if (SmallScreen.says(canvas, page.words())) {
      return;
    }
    Extent screen = canvas.extent();
    Optional<PairFrame> pair = page.pair(screen);
    GameFrame frame = page.frame(screen);
    board(page, canvas, frame);
    if (pair.isPresent()) {
      pair.get().paint(canvas, page.words(), page.earlierBoard().orElseThrow(), earlier(page));
    }
    Optional<InvitationLine> line =
        pair.isPresent() ? Optional.empty() : InvitationLine.of(page, frame);
    line.ifPresent(row -> row.paint(canvas, page));
    column(
        line.map(it -> it.without(page)).orElse(page),
        canvas,
        line.map(InvitationLine::frame).orElse(frame));
    GameKeyLine.paint(canvas.part(frame.keys()), page, isCut(page, screen));
    if (page.entry().isPresent() && page.said().isEmpty()) {
      GameCommands.LINE.paint(canvas.part(frame.aboveKeys()), page);
    }
  }

  /** Paints the board, and what was drawn on it unless an earlier position is shown. */
  private static void board(GamePage page, Canvas canvas, GameFrame frame) {
    DrawnMarks drawn = page.view().drawn();
    if (drawn.isEmpty() || page.isEarlierShown()) {
      BoardPainter.paint(canvas, frame.board(), scene(page));
    } else {
      SignPainter.paint(canvas, frame.board(), scene(page), drawn.markup());
    }
  }

  private static GameColumn column(GamePage page, GameFrame frame) {
    GameColumn column = GameColumn.of(frame.status(), frame.isWide());
    return page.snapshot().table().talk().isEmpty() ? column : column.withTalk();
  }

  private static void column(GamePage page, Canvas canvas, GameFrame frame) {
    GameColumn column = column(page, frame);
    talk(canvas.part(column.talk()), page);
    if (isResult(page, column)) {
      GameColumn.title(canvas.part(column.title()), page);
      ResultPane.paint(canvas.part(column.belowTitle()), page);
      return;
    }
    Extent list = list(page, frame);
    boolean isInstead = !column.hasCards() && list.rows() > 0;
    Overlay why = page.explanation().map(Explanation::overlay).orElse(Overlay.NONE);
    String legend = BoardLayers.legend(page.game(), why, canvas.glyphs());
    (isInstead ? column.besideList(list) : column).paint(canvas, page, frame.board(), legend);
    boolean isCounted =
        page.session().isCounting() && !page.session().sidesOf(page.snapshot().me()).isEmpty();
    if (list.rows() > 0 && isCounted && page.view().pane() == Pane.BOARD) {
      counting(canvas.part(list), page);
    } else if (list.rows() > 0 && isLegalListed(page)) {
      legal(canvas.part(list), page);
    } else if (list.rows() > 0) {
      String on = new GameWords(page).switchedOn();
      MovesPane.paint(canvas.part(list), page, legend.isEmpty() ? on : legend);
    } else if (column.rest().rows() > 0) {
      MovesPane.line(canvas.part(column.rest()), page);
    }
  }

  /**
   * Returns where the moves are listed: below the message; in few rows in place of all but the
   * players, and only while keys go there. Empty if nowhere.
   */
  static Extent list(GamePage page, GameFrame frame) {
    GameColumn column = column(page, frame);
    if (column.hasCards()) {
      return column.rest();
    }
    boolean isSaying =
        page.report() instanceof Report.Refused || !page.messages().notice().isEmpty();
    return page.view().pane() == Pane.BOARD ? Extent.of(0, 0) : column.listInstead(isSaying);
  }

  private static Scene scene(GamePage page) {
    if (page.isEarlierShown()) {
      return earlier(page);
    }
    Overlay overlay =
        page.explanation().isPresent()
            ? page.explanation().get().overlay()
            : page.session().position().winningOverlay();
    Set<Site> legal = page.board().legalMarked() ? new HashSet<>(page.legalSites()) : Set.of();
    return Scene.of(page.session(), page.cursor(), legal, overlay)
        .withLayer(BoardLayers.overlay(page.session().position(), page.board().layer()));
  }

  /** Returns the earlier position's scene: its board, and where it differs from this one. */
  private static Scene earlier(GamePage page) {
    return Scene.still(
        page.earlierBoard().orElseThrow().earlier(), page.explanation().orElseThrow().overlay());
  }

  /** Whether the legal moves are listed: marked on the board, and few enough to read. */
  private static boolean isLegalListed(GamePage page) {
    boolean isMarked = page.board().legalMarked() && page.session().isInPlay();
    return isMarked && page.view().pane() == Pane.BOARD && page.legalSites().size() <= MOST_LISTED;
  }

  /** Paints the names of the legal moves, in place of the moves that were made. */
  private static void legal(Canvas canvas, GamePage page) {
    String pass = page.snapshot().canPass() ? page.words().text("legal.pass") : "";
    SectionRule.paint(canvas, 0, page.words().text("legal.title"), pass);
    Notation notation = page.game().notation();
    List<String> names = page.legalSites().stream().map(notation::name).toList();
    List<Line> lines = Line.filled(names, Role.TEXT, canvas.cols());
    canvas.lines(0, 1, lines, canvas.rows() - 1, canvas.cols());
  }

  /** Paints how to count, in place of the moves. */
  private static void counting(Canvas canvas, GamePage page) {
    Words words = page.words();
    SectionRule.paint(canvas, 0, words.text("count.title"));
    canvas.text(0, 1, words.text("count.mark"), canvas.cols(), Role.TEXT);
    List<KeyHint> actions = new ArrayList<>();
    actions.add(KeyHint.of(words, KeyType.Enter, "count.key.mark"));
    actions.add(KeyHint.of(words, 'D', "count.key.group"));
    if (!isAccepted(page)) {
      actions.add(KeyHint.of(words, 'a', "count.key.accept"));
    }
    actions.add(KeyHint.of(words, 'C', "count.key.continue"));
    KeyLine.paintBelow(canvas, COUNT_KEYS_Y, actions);
    canvas.lines(
        0, COUNT_KEYS_Y + actions.size() + 1, Line.wrap(countEnd(page), Role.QUIET, canvas.cols()));
  }

  /** Says how the count ends: at one keyboard, one key accepts it for both. */
  private static String countEnd(GamePage page) {
    Session session = page.session();
    if (isAccepted(page)) {
      Side mine = session.sidesOf(page.snapshot().me()).iterator().next();
      String other = page.game().words().player(mine.opponent());
      return page.words().text("count.waiting", other);
    }
    return page.words().text(page.snapshot().holdsBoth() ? "count.change.alone" : "count.change");
  }

  /** Whether the player here has accepted the count. */
  private static boolean isAccepted(GamePage page) {
    Session session = page.session();
    Set<Side> mine = session.sidesOf(page.snapshot().me());
    return !mine.isEmpty() && session.agreed().accepted().containsAll(mine);
  }

  /** Paints what was said last at the table, as much as there is room for. */
  private static void talk(Canvas canvas, GamePage page) {
    List<Line> lines = new ArrayList<>();
    for (String said : page.snapshot().table().talk()) {
      lines.addAll(Line.wrap(said, Role.TEXT, canvas.cols()));
    }
    int from = Math.max(0, lines.size() - canvas.rows());
    for (int y = 0; y < canvas.rows() && from + y < lines.size(); y++) {
      canvas.text(0, y, lines.get(from + y).text(), Role.TEXT);
    }
  }

  /**
   * The command that brings a friend to a table, in a row of its own across the page: beside the
   * board it would be broken, and a copy of two rows is two commands. Immutable.
   *
   * @param row where it stands
   * @param frame what is left for the board and the column
   */
  private record InvitationLine(Extent row, GameFrame frame) {
    /**
     * Finds the row: below the board or else above it, or where the board fills the screen in place
     * of its last row, as nobody plays yet. Empty if there is no room, or nobody to invite.
     */
    static Optional<InvitationLine> of(GamePage page, GameFrame frame) {
      String command = page.snapshot().table().command();
      Extent keys = frame.keys();
      if (command.isEmpty() || CellText.width(command) > keys.cols()) {
        return Optional.empty();
      }
      Extent below = frame.aboveKeys();
      Extent board = frame.board().area();
      Extent status = frame.status();
      boolean isBelowFree = board.y() + board.rows() <= below.y();
      boolean isAboveFree = board.y() > 0 && status.y() > 0;
      if (isAboveFree && !(isBelowFree && isSpared(frame))) {
        Extent above = new Extent(keys.x(), 0, keys.cols(), 1);
        return Optional.of(new InvitationLine(above, frame));
      }
      return isSpared(frame)
          ? Optional.of(new InvitationLine(below, shortened(frame)))
          : Optional.empty();
    }

    /** The page for which the command, and its sentence if it is there too, need no other place. */
    GamePage without(GamePage page) {
      TableStatus status = page.snapshot().table();
      return page.withTable(isWhole(page) ? status.saying("") : status.inviting(""));
    }

    private boolean isWhole(GamePage page) {
      return CellText.width(said(page)) <= row.cols();
    }

    private static String said(GamePage page) {
      return page.words().text("invite.row", page.snapshot().table().command());
    }

    /** Whether the column says the same in one row less, but for its rest. */
    private static boolean isSpared(GameFrame frame) {
      GameColumn now = GameColumn.of(frame.status(), frame.isWide());
      GameColumn less = GameColumn.of(shortened(frame).status(), frame.isWide());
      return now.hasCards() == less.hasCards()
          && now.score().equals(less.score())
          && now.message().equals(less.message());
    }

    private static GameFrame shortened(GameFrame frame) {
      Extent status = frame.status();
      Extent less = new Extent(status.x(), status.y(), status.cols(), status.rows() - 1);
      return new GameFrame(frame.board(), less, frame.keys(), frame.isWide());
    }

    void paint(Canvas canvas, GamePage page) {
      if (page.entry().isEmpty()) { // else what is typed may be completed there
        Extent whole = new Extent(0, row.y(), canvas.cols(), 1);
        canvas.part(whole).fill(Role.TEXT);
        String text = isWhole(page) ? said(page) : page.snapshot().table().command();
        canvas.part(row).text(0, 0, text, Role.STRONG);
      }
    }
  }
}
