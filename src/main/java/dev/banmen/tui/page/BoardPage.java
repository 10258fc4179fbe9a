package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.text.WordList;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.CursorStep;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.term.Keys;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A page with a board that has a cursor and layers and can be zoomed, and with messages. Immutable.
 *
 * @param <P> the kind of page
 */
public interface BoardPage<P extends BoardPage<P>> extends TypingPage<P> {
  Game game();

  BoardViewState board();

  Messages messages();

  P with(BoardViewState next);

  P with(Messages next);

  BoardView boardView(Extent screen);

  /** Whether a click on the board of this page plays there. */
  default boolean playsByClick(Extent screen) {
    return !isTyping() && !SmallScreen.is(screen);
  }

  /** Returns the site that a click there plays on; empty if it does something else. */
  default Optional<Site> playedAt(MouseAction mouse, Extent screen) {
    if (!playsByClick(screen)) {
      return Optional.empty();
    }
    Site site = boardView(screen).siteAt(mouse);
    return game().lattice().contains(site) ? Optional.of(site) : Optional.empty();
  }

  /** Returns this page after the first of two clicks that play on a site: with the cursor there. */
  default P clickedOnce(Site site) {
    return quiet().at(site);
  }

  default Site cursor() {
    return board().cursor();
  }

  /** Returns this page without the messages that end with the next key. */
  default P quiet() {
    return with(messages().quiet());
  }

  @Override
  default P saying(String sentence) {
    return with(messages().withNotice(sentence));
  }

  /** Returns this page with a text of its words to show. */
  default P says(String key, Object... values) {
    return saying(words().text(key, values));
  }

  /** Returns this page with a sentence in place of its line of keys: that a key does nothing. */
  default P idle(String sentence) {
    return with(messages().withKeyNotice(sentence));
  }

  @Override
  default Optional<CommandLineEdit> entry() {
    return messages().entry();
  }

  @Override
  default P typing(Optional<CommandLineEdit> line) {
    return with(messages().typing(line));
  }

  /** Returns this page once a line is entered, which can be recalled from then on. */
  @Override
  default P entered(String command) {
    return with(messages().quiet().typed(CommandLineEdit.COMMAND + command));
  }

  @Override
  default P recalled(int back) {
    return with(messages().recalling(messages().recalled() + back));
  }

  @Override
  default Ground ground() {
    return game().lattice().ground();
  }

  /** This page with the cursor there, or on the nearest site of the board. */
  default P at(Site site) {
    return with(board().on(BoardViewState.nearest(game().lattice(), site)));
  }

  /**
   * This page with the cursor moved by so many steps; on a site that takes no move only if it was
   * there.
   */
  default P stepped(int rows, int cols) {
    return with(board().on(step(rows, cols)));
  }

  /**
   * Returns this page with the cursor moved by a key that steers it, further with Shift; empty for
   * another key.
   */
  default Optional<P> steered(KeyStroke key) {
    int far = steps(key);
    return switch (KeyAction.of(Keys.plain(key))) {
      case UP -> Optional.of(stepped(-far, 0));
      case DOWN -> Optional.of(stepped(far, 0));
      case LEFT -> Optional.of(stepped(0, -far));
      case RIGHT -> Optional.of(stepped(0, far));
      default -> Optional.empty();
    };
  }

  /** Returns this page with the cursor under the mouse; a board that doesn't fit isn't scrolled. */
  default P hovered(MouseAction mouse, BoardView board) {
    Site site = board.siteAt(mouse);
    boolean moves = game().lattice().contains(site) && board.isWhole();
    return at(moves ? site : cursor());
  }

  /** Returns how many steps the cursor takes with a key. */
  static int steps(KeyStroke key) {
    return key.isShiftDown() ? 4 : 1;
  }

  private Site step(int rows, int cols) {
    Symmetry turn = board().look().turn();
    return CursorStep.from(board().cursor(), rows, cols, game().lattice(), turn);
  }

  /** Answers with the site under the cursor, once that has left its first one. */
  default PageAction answered(Site first, PageAction answer) {
    return cursor().equals(first) ? says("answer.cursor") : answer;
  }

  /** Returns the choice that many rows from the picked one, which is below 0 for none. */
  static int choiceFrom(int picked, int rows, int all) {
    int from = picked < 0 && rows < 0 ? 0 : picked;
    return Math.floorMod(from + Integer.signum(rows), all);
  }

  default P withNextLayer() {
    return HasLayers.of(game()).isEmpty()
        ? says("layer.none")
        : with(board().withLayer(BoardLayers.next(game(), board().layer())));
  }

  /** What Esc does: removes the marks of legal moves and of an overlay; without any, this. */
  default PageAction cancelled(PageAction otherwise) {
    return board().cleared().<PageAction>map(this::with).orElse(otherwise);
  }

  default P withLayer(String id) {
    Optional<Integer> number = BoardLayers.named(game(), id);
    return number.isPresent()
        ? with(board().withLayer(number.get()))
        : says("layer.unknown", id, WordList.of(words().language(), BoardLayers.choices(game())));
  }

  /**
   * Paints the last line of a page: what is being typed, and above it what that may become; else a
   * message about a key, else the keys.
   */
  static <P extends BoardPage<P>> void paintFoot(
      Canvas canvas, P page, GameFrame frame, PageCommands<P> commands) {
    KeyLine.paint(
        canvas.part(frame.keys()),
        page.messages().typed(),
        page.messages().keyNotice(),
        () -> page.keyHints(canvas.extent()));
    if (page.entry().isPresent()) {
      commands.paint(canvas.part(frame.aboveKeys()), page);
    }
  }

  default P zoomed(int by, Extent screen) {
    int now = board().zoom();
    OptionalInt zoom = Zoom.next(now, by, z -> with(board().zoomed(z)).boardView(screen));
    return zoom.isPresent() ? with(board().zoomed(zoom.getAsInt())) : says(Zoom.none(by));
  }
}
