package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.game.Overlay;
import dev.banmen.game.Site;
import dev.banmen.session.Report;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.ViewState.Pane;
import dev.banmen.tui.term.Input;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Handles the input of a game's page, and paints it. Stateless. */
final class GameScreen {
  /** What a key may do while an earlier board is shown: nothing that changes the game. */
  private static final Set<KeyAction> FREE =
      Set.of(
          KeyAction.HELP,
          KeyAction.THEME,
          KeyAction.COMMAND,
          KeyAction.LEFT,
          KeyAction.DOWN,
          KeyAction.UP,
          KeyAction.RIGHT);

  private static final Site NOWHERE = new Site(-9, -9);

  private GameScreen() {}

  static PageResult on(GamePage page, Input input, Extent screen) {
    if (page.isEarlierShown() && !page.messages().takes(input) && returns(input)) {
      return new PageResult.Show(page.quiet());
    }
    if (input instanceof Input.Pointed pointed) {
      return GameMouse.on(page, pointed.action(), screen);
    }
    Messages messages = page.messages();
    if (messages.takes(input)) {
      return GameCommands.on(page, input);
    }
    if (input instanceof Input.Pasted pasted) {
      return new PageResult.PlayAll(pasted.text(), page.game(), page.quiet());
    }
    if (!(input instanceof Input.Key pressed)) {
      return new PageResult.Show(page);
    }
    KeyStroke key = pressed.stroke();
    boolean isExplained =
        KeyAction.of(key) == KeyAction.EXPLAIN && !(page.report() instanceof Report.Refused);
    if (isExplained && isCut(page, screen)) {
      GameFrame frame = page.frame(screen);
      boolean isResult = isResult(page, column(page, frame));
      String text =
          isResult
              ? new GameWords(page).afterwards().whole()
              : StatusPane.message(page, frame.status(), frame.isWide());
      return new PageResult.Open(TextPage.of(page.words(), text), page);
    }
    if (key.getKeyType() == KeyType.Enter && page.canLookBack()) {
      return new PageResult.Show(page.with(messages.withEarlierShown()));
    }
    if (isClosing(page, key, screen)) {
      return new PageResult.Show(page.quiet());
    }
    if (messages.question().isPresent()) {
      return KeyAction.of(key) == KeyAction.YES
          ? GameActions.agreeTo(messages.question().get(), page.quiet())
          : new PageResult.Show(page.quiet()); // any other key says no
    }
    if (isTooSoon(page, key)) {
      return new PageResult.Show(page.quiet().saying(page.words().text("count.begun")));
    }
    return GameKeys.on(page.quiet(), key, screen);
  }

  /**
   * Whether an input only returns from an earlier board: all that would act on the game, which is
   * not to be seen there.
   */
  private static boolean returns(Input input) {
    if (input instanceof Input.Pointed pointed) {
      return pointed.action().getActionType() == MouseActionType.CLICK_DOWN;
    }
    return !(input instanceof Input.Key pressed) || !FREE.contains(KeyAction.of(pressed.stroke()));
  }

  /** Whether a key would mark stones that its reader may not know are being marked. */
  private static boolean isTooSoon(GamePage page, KeyStroke key) {
    boolean marks = key.getKeyType() == KeyType.Enter || KeyAction.of(key) == KeyAction.SPACE;
    return marks && page.isCountNew() && page.view().pane() == Pane.BOARD;
  }

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
        : StatusPane.isCut(page, frame.status(), frame.isWide());
  }

  /** Whether the result stands in place of the players and the moves. */
  private static boolean isResult(GamePage page, GameColumn column) {
    return column.hasCards()
        && page.view().pane() == Pane.BOARD
        && ResultPane.fits(page, column.belowTitle());
  }

  /**
   * Whether a key only closes what is shown: two boards side by side, an explanation that was asked
   * for, or with Esc any message.
   */
  private static boolean isClosing(GamePage page, KeyStroke key, Extent screen) {
    Messages messages = page.messages();
    boolean says = !messages.notice().isEmpty() || messages.explanation().isPresent();
    boolean isQuit = KeyAction.of(key) == KeyAction.QUIT;
    boolean closes = key.getKeyType() == KeyType.Escape ? says : isQuit && page.isExplaining();
    return closes && page.view().pane() == Pane.BOARD
        || (key.getKeyType() == KeyType.Escape || isQuit) && page.pair(screen).isPresent();
  }

  static void paint(GamePage page, Canvas canvas) {
    if (SmallScreen.says(canvas, page.words())) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    Optional<PairFrame> pair = page.pair(screen);
    GameFrame frame =
        pair.isPresent() ? GameFrame.of(pair.get(), screen) : page.frame(screen, canvas.cache());
    board(page, canvas, frame);
    if (pair.isPresent()) {
      pair.get().paint(canvas, page.words(), page.earlierBoard().orElseThrow(), earlier(page));
    }
    Optional<InvitationLine> line =
        pair.isPresent() ? Optional.empty() : InvitationLine.of(page, frame);
    line.ifPresent(row -> row.paint(canvas, page));
    column(
        line.isPresent() ? InvitationLine.without(page) : page,
        canvas,
        line.map(InvitationLine::frame).orElse(frame));
    GameKeyLine.paint(canvas.part(frame.keys()), page, isCut(page, screen));
    if (page.entry().isPresent() && page.said().isEmpty()) {
      Completion.paint(
          canvas.part(frame.aboveKeys()), page.entry().get(), GameCommands.known(page));
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
    return page.snapshot().note().talk().isEmpty() ? column : column.withTalk();
  }

  private static void column(GamePage page, Canvas canvas, GameFrame frame) {
    GameColumn column = column(page, frame);
    TalkLines.paint(canvas.part(column.talk()), page);
    if (isResult(page, column)) {
      StatusPane.title(canvas.part(column.title()), page);
      ResultPane.paint(canvas.part(column.belowTitle()), page);
      return;
    }
    Extent list = list(page, frame);
    boolean isInstead = !column.hasCards() && list.rows() > 0;
    StatusPane.paint(canvas, page, isInstead ? column.besideList(list) : column, frame.board());
    if (list.rows() > 0 && page.session().isCounting() && page.view().pane() == Pane.BOARD) {
      CountPane.paint(canvas.part(list), page);
    } else if (list.rows() > 0 && (page.isLegalListed() && page.view().pane() != Pane.MOVES)) {
      LegalPane.paint(canvas.part(list), page);
    } else if (list.rows() > 0) {
      MovesPane.paint(canvas.part(list), page, new GameWords(page).switchedOn());
    } else if (column.rest().rows() > 0) {
      MovesPane.line(canvas.part(column.rest()), page);
    }
  }

  /**
   * Returns where the moves or the legal moves are listed: below the message; in few rows in place
   * of all but the players, and only while keys go there. Empty if nowhere.
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
    Set<Site> legal = page.board().legalMarked() ? new HashSet<>(page.legal().sites()) : Set.of();
    return Scene.of(page.session(), page.cursor(), legal, overlay)
        .withLayer(Layers.overlay(page.session().position(), page.board().layer()));
  }

  /** Returns the earlier position's scene: its board, and where it differs from this one. */
  private static Scene earlier(GamePage page) {
    return Scene.of(
        page.earlierBoard().orElseThrow().earlier(),
        NOWHERE,
        Set.of(),
        page.explanation().orElseThrow().overlay());
  }
}
