package dev.banmen.tui.page.play;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.board.MoveList;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.ViewState.Pane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/** The list of moves: a line each, from the start. Stateless. */
final class MovesPane {
  private static final int HEADING = 1;
  private static final int PAGE = 10;

  private MovesPane() {}

  static void paint(Canvas canvas, GamePage page) {
    if (canvas.rows() <= HEADING) {
      return;
    }
    MoveList list = MoveList.of(page.session());
    String heading = page.words().text("moves", list.current(), list.last());
    canvas.text(0, 0, Line.cut(heading, canvas.cols(), canvas.glyphs().more()), Role.HEADING);
    int rows = canvas.rows() - HEADING;
    int first = first(page, list, rows);
    boolean isFocus = page.view().pane() == Pane.MOVES;
    for (int y = 0; y < rows && first + y <= list.last(); y++) {
      int number = first + y;
      boolean isPicked = isFocus && number == picked(page, list);
      row(canvas.part(new Extent(0, HEADING + y, canvas.cols(), 1)), page, list, number, isPicked);
    }
  }

  private static void row(Canvas row, GamePage page, MoveList list, int number, boolean isPicked) {
    boolean isCurrent = number == list.current();
    int tried = list.others(number);
    String others = tried > 0 ? page.words().text("moves.others", tried) : "";
    String text =
        (isPicked ? "[" : " ")
            + (isCurrent ? ">" : " ")
            + name(page, list, number, row.glyphs())
            + others;
    Role role = isPicked ? Role.SELECTED : unpicked(list, number);
    int cols = row.cols() - 1;
    row.text(0, 0, Line.cut(text, cols, row.glyphs().more()), role);
    if (isPicked) {
      row.text(Math.min(cols, CellText.width(text)), 0, "]", role);
    }
  }

  private static Role unpicked(MoveList list, int number) {
    if (number == list.current()) {
      return Role.STRONG;
    }
    return number < list.current() ? Role.TEXT : Role.QUIET;
  }

  private static String name(GamePage page, MoveList list, int number, Glyphs glyphs) {
    if (number == 0) {
      return page.words().text("moves.start");
    }
    Move move = list.move(number);
    Position position = page.session().position();
    char piece = glyphs.sign(move.side(), position.lattice().ground());
    String digits = Integer.toString(number);
    String indent = " ".repeat(Math.max(0, 3 - digits.length()));
    return indent
        + digits
        + " "
        + piece
        + " "
        + BoardWords.name(page.words(), position.game(), move);
  }

  /** Returns the number in the first line shown, with the picked or the last move in the middle. */
  private static int first(GamePage page, MoveList list, int rows) {
    int middle = page.view().pane() == Pane.MOVES ? picked(page, list) : list.current();
    return Math.max(0, Math.min(middle - rows / 2, list.last() + 1 - rows));
  }

  private static int picked(GamePage page, MoveList list) {
    return Math.max(0, Math.min(page.view().pickedMove(), list.last()));
  }

  static GamePage moved(GamePage page, int by) {
    MoveList list = MoveList.of(page.session());
    boolean isFocus = page.view().pane() == Pane.MOVES;
    int from = isFocus ? picked(page, list) : list.current();
    int to = Math.max(0, Math.min(list.last(), from + by));
    return page.with(page.view().in(Pane.MOVES).pickingMove(to));
  }

  /** Handles a click on a line of the list, the heading included. */
  static PageResult clicked(GamePage page, int rows, int y) {
    MoveList list = MoveList.of(page.session());
    int number = first(page, list, rows - HEADING) + y - HEADING;
    return y >= HEADING && number <= list.last()
        ? GameActions.goTo(page, list.node(number))
        : GameActions.show(page);
  }

  /** Handles a key in the list; empty if it means the same as on the board. */
  static Optional<PageResult> on(GamePage page, Input.Key key) {
    MoveList list = MoveList.of(page.session());
    int picked = picked(page, list);
    return switch (key.code()) {
      case UP -> show(moved(page, -1));
      case DOWN -> show(moved(page, 1));
      case PAGE_UP -> show(moved(page, -PAGE));
      case PAGE_DOWN -> show(moved(page, PAGE));
      case HOME -> show(moved(page, -picked));
      case END -> show(moved(page, list.last()));
      case LEFT -> Optional.of(GameActions.goTo(page, list.other(picked, -1)));
      case RIGHT -> Optional.of(GameActions.goTo(page, list.other(picked, 1)));
      case ENTER -> Optional.of(GameActions.goTo(page, list.node(picked)));
      case CHARACTER -> typed(page, key);
      default -> Optional.empty();
    };
  }

  private static Optional<PageResult> typed(GamePage page, Input.Key key) {
    if (key.is('j')) {
      return show(moved(page, 1));
    }
    return key.is('k') ? show(moved(page, -1)) : Optional.empty();
  }

  private static Optional<PageResult> show(GamePage page) {
    return Optional.of(GameActions.show(page));
  }
}
