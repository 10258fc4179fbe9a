package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.say.GameSentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.MoveGrid;
import dev.banmen.tui.board.MoveList;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.play.GameViewState.Pane;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/** The list of moves: two a line, numbered, from the start. Stateless. */
final class MovesPane {
  private static final int HEADING = 1;
  private static final int PAGE = 10;

  private MovesPane() {}

  /** Paints the list under its heading, reusing the last picture if nothing has changed. */
  static void paint(Canvas canvas, GamePage page, String heading) {
    boolean isFocus = page.view().pane() == Pane.MOVES;
    Object[] origin = {
      page.session().cursor(),
      page.session().isOfTwoPeople(),
      page.game(),
      isFocus ? page.view().pickedMove() : -1,
      page.shown().ply(),
      heading
    };
    if (canvas.rows() > 0 && !canvas.drawCached(PaintCache.Thing.MOVES, origin)) {
      list(canvas, page, isFocus, heading);
      canvas.saveCached(PaintCache.Thing.MOVES, origin);
    }
  }

  private static void list(Canvas canvas, GamePage page, boolean isFocus, String heading) {
    MoveList list = shown(page);
    Words words = page.words();
    int rows = canvas.rows() - HEADING;
    int first = first(page, list, rows);
    if (isFocus) {
      boolean isStart = picked(page, list) == 0;
      SectionRule.paintFocused(canvas, 0, words.text(isStart ? "moves.start" : "moves.title"));
    } else if (hasHeads(page, list) && heading.isEmpty()) {
      SectionRule.paint(canvas, 0, "");
      heads(canvas, page, list, first);
    } else if (CellText.width(heading) > canvas.cols() / 2) {
      String more = canvas.glyphs().more();
      canvas.text(0, 0, Line.cut(heading, canvas.cols(), more), Role.QUIET);
    } else {
      SectionRule.paint(canvas, 0, words.text("moves.title"), heading);
    }
    Canvas below = canvas.part(new Extent(0, HEADING, canvas.cols(), rows));
    grid(list)
        .paint(below, first, list.last(), list.current(), (cell, at) -> move(cell, page, list, at));
  }

  /** Returns the moves up to the board that is shown, which may be an earlier one. */
  private static MoveList shown(GamePage page) {
    int back = page.session().position().ply() - page.shown().ply();
    return MoveList.of(page.session()).back(back);
  }

  /** Whether each player has a column; in Dots and Boxes each move has its side's sign. */
  private static boolean hasHeads(GamePage page, MoveList list) {
    return list.last() > 0 && page.session().position().lattice().ground() != Ground.LINES;
  }

  /** Paints the players above their moves. */
  private static void heads(Canvas canvas, GamePage page, MoveList list, int number) {
    SeatWords seats = new SeatWords(page);
    for (int i = 0; i < MoveGrid.PER_ROW && number + i <= list.last(); i++) {
      Side side = list.move(number + i).side();
      Extent cell = grid(list).cell(canvas.cols(), i);
      String sign = String.valueOf(canvas.glyphs().sign(side, Ground.CROSSINGS));
      String name = seats.shortName(side);
      String head =
          " " + sign + " " + Line.cut(name, cell.cols() - 5, canvas.glyphs().more()) + " ";
      canvas.text(cell.x(), 0, head, Role.TEXT);
    }
  }

  private static MoveGrid grid(MoveList list) {
    return new MoveGrid(list.last());
  }

  private static void move(Canvas cell, GamePage page, MoveList list, int number) {
    boolean isPicked = page.view().pane() == Pane.MOVES && number == picked(page, list);
    boolean isBack = number == list.current() && number < list.last();
    int tried = list.others(number);
    String others = tried > 0 ? page.words().text("moves.others", tried) : "";
    String mark = isPicked ? "[" : isBack ? ">" : " ";
    boolean isCut = page.session().cut().contains(list.node(number));
    String cut = isCut ? page.words().text("moves.cut") : "";
    String text = mark + name(page, list.move(number), cell.glyphs()) + cut + others;
    Role role = isPicked ? Role.SELECTED : unpicked(list, number);
    int cols = cell.cols() - 1;
    cell.text(0, 0, text, cols, role);
    if (isPicked) {
      cell.text(Math.min(cols, CellText.width(text)), 0, "]", role);
    }
  }

  private static Role unpicked(MoveList list, int number) {
    if (number == list.current()) {
      return Role.STRONG;
    }
    return number < list.current() ? Role.TEXT : Role.QUIET;
  }

  /** Returns a move's name; with its side where the sides needn't alternate, as lines show it. */
  private static String name(GamePage page, Move move, Glyphs glyphs) {
    Position position = page.session().position();
    Ground ground = position.lattice().ground();
    String name = new GameSentences(position.game(), page.words()).name(move);
    return ground == Ground.LINES ? glyphs.sign(move.side(), ground) + " " + name : name;
  }

  /** Paints the last moves in one line. */
  static void line(Canvas line, GamePage page) {
    MoveList list = shown(page);
    int number = list.current();
    int left = line.cols();
    StringBuilder text = new StringBuilder();
    while (number > 0) {
      String one = number + " " + name(page, list.move(number), line.glyphs());
      left -= CellText.width(one) + (text.length() == 0 ? 0 : 2);
      if (left < 0) {
        break;
      }
      text.insert(0, one + (text.length() == 0 ? "" : "  "));
      number--;
    }
    line.text(0, 0, text.toString(), Role.QUIET);
  }

  /** Returns the number of the first move shown. */
  private static int first(GamePage page, MoveList list, int rows) {
    boolean isFocus = page.view().pane() == Pane.MOVES;
    return grid(list).first(isFocus ? picked(page, list) : list.current(), rows);
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

  /** Handles a click in the list, the heading included. */
  static PageAction clicked(GamePage page, Extent area, MouseAction mouse) {
    MoveList list = MoveList.of(page.session());
    int y = mouse.getPosition().getRow() - area.y() - HEADING;
    int x = mouse.getPosition().getColumn() - area.x();
    int first = first(page, list, area.rows() - HEADING);
    int number = grid(list).at(first, area.cols(), x, y);
    return y >= 0 && number <= list.last() ? GameKeys.goTo(page, list.node(number)) : page;
  }

  /** Handles a key in the list; empty if it means the same as on the board. */
  static Optional<PageAction> on(GamePage page, KeyStroke key) {
    MoveList list = MoveList.of(page.session());
    int picked = picked(page, list);
    return switch (KeyAction.of(Keys.plain(key))) {
      case UP -> Optional.of(moved(page, -MoveGrid.PER_ROW));
      case DOWN -> Optional.of(moved(page, MoveGrid.PER_ROW));
      case LEFT -> Optional.of(moved(page, -1));
      case RIGHT -> Optional.of(moved(page, 1));
      case PAGE_UP -> Optional.of(moved(page, -PAGE));
      case PAGE_DOWN -> Optional.of(moved(page, PAGE));
      case HOME -> Optional.of(moved(page, -picked));
      case END -> Optional.of(moved(page, list.last()));
      case ENTER -> Optional.of(GameKeys.goTo(page, list.node(picked)));
      case BRANCH -> Optional.of(GameKeys.goTo(page, list.other(picked, 1)));
      case BRANCH_BEFORE -> Optional.of(GameKeys.goTo(page, list.other(picked, -1)));
      default -> Optional.empty();
    };
  }
}
