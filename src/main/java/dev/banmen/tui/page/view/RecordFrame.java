package dev.banmen.tui.page.view;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardLook;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.GraphPane;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents.LowerPanes;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import java.util.EnumMap;
import java.util.Map;

/**
 * How the page of a recording divides the screen: the board, beside it or on a narrow screen below
 * it what is known of the game and the move, and a line of keys. Immutable.
 *
 * @param isWide whether the panes stand beside the board
 */
public record RecordFrame(BoardView board, PaneExtents panes, Extent keys, boolean isWide) {
  /** A column that is not tall starts in the first row. */
  private static final int TALL = 34;

  /**
   * Returns the frame of one board and the panes about it.
   *
   * @param focus the site to centre a board on that doesn't fit
   * @param zoom how many steps larger the board is than fits all of it
   */
  static RecordFrame of(Game game, Extent screen, Site focus, int zoom, LowerPanes contents) {
    GameFrame frame = GameFrame.of(game, screen, focus, zoom);
    PaneExtents panes = PaneExtents.of(column(frame), contents);
    Extent all = new Extent(1, 0, screen.cols() - 2, screen.rows() - 1);
    PaneExtents placed = frame.isWide() ? panes : panes.instead(all);
    return new RecordFrame(frame.board(), placed, frame.keys(), frame.isWide());
  }

  private static Extent column(GameFrame frame) {
    Extent column = frame.status();
    int above = frame.isWide() && column.rows() < TALL ? column.y() : 0;
    return new Extent(column.x(), column.y() - above, column.cols(), column.rows() + above);
  }

  /** Returns the frame of two boards, with the panes where they are. */
  RecordFrame with(PairFrame pair) {
    return new RecordFrame(pair.now(), panes, keys, isWide);
  }

  /** Returns the frame with the board as somebody wants to see it. */
  RecordFrame seenAs(BoardLook look) {
    return new RecordFrame(board.seenAs(look), panes, keys, isWide);
  }

  /** Returns where the timeline is; empty if there is no room for it. */
  public Extent timeline() {
    Extent heading = panes.of(Part.HEADING);
    return heading.rows() < 3
        ? PaneExtents.NOWHERE
        : new Extent(heading.x(), heading.y() + 1, heading.cols(), heading.rows() - 2);
  }

  /** Returns where the bars of the graph are; empty if there is no graph. */
  Extent bars() {
    return GraphPane.bars(PaneExtents.inner(panes.of(Part.GRAPH)));
  }

  /** Whether the board stays visible while keys go to this pane. */
  boolean isBoardSeen(RecordPane focus) {
    return isWide || !panes.isInstead(focus) || panes.over(focus).y() > 0;
  }

  Extent aboveKeys() {
    return new Extent(keys.x(), keys.y() - 1, keys.cols(), 1);
  }

  /** A part of the page beside or below the board. */
  public enum Part {
    /** The players. */
    CARDS,
    /** The score as it stands, then date, place and result. */
    FACTS,
    /** The rule with the number of the move, and below it the timeline and the move. */
    HEADING,
    /** What is said about the move or a key. */
    MESSAGE,
    COMMENT,
    /** The moves of the shown line, on tall screens. */
    MOVES,
    TREE,
    INFO,
    /** The score as a curve. */
    GRAPH
  }

  /**
   * Where the parts of a recording's page stand. The places depend on the screen and the recording,
   * never on what is said. A pane without a place of its own takes the place of others while keys
   * go to it. Immutable.
   *
   * @param places of the parts that there is room for
   * @param instead where a pane without its own place is shown
   * @param explorer where the explorer is shown
   */
  public record PaneExtents(Map<Part, Extent> places, Extent instead, Extent explorer) {
    static final Extent NOWHERE = Extent.of(0, 0);

    private static final int WITH_CARDS = 22;
    private static final int TALL = 34;
    private static final int WITH_INFO = 45;

    /** The least rows worth a list of moves, its heading included. */
    private static final int LEAST_MOVES = 4;

    /** The least rows beside or below a board that the explorer is of use in. */
    private static final int LEAST_EXPLORER = 6;

    /** Which panes a recording has below its comment, and whether it has comments at all. */
    record LowerPanes(boolean hasTree, boolean hasGraph, boolean hasComments) {}

    /** Hands out the rows of a column from the top. */
    private static final class ColumnRows {
      private final Map<Part, Extent> places = new EnumMap<>(Part.class);
      private final Extent column;
      private int next;

      ColumnRows(Extent column) {
        this.column = column;
      }

      void take(Part part, int rows) {
        int taken = Math.max(0, Math.min(rows, left()));
        if (taken > 0) {
          places.put(part, new Extent(column.x(), column.y() + next, column.cols(), taken));
        }
        next += taken;
      }

      void skip(int rows) {
        next += rows;
      }

      int left() {
        return column.rows() - next;
      }
    }

    /** Returns all parts in a column, as many as its height allows. */
    static PaneExtents of(Extent side, LowerPanes contents) {
      ColumnRows rows = new ColumnRows(side);
      int all = side.rows();
      boolean isTall = all >= TALL;
      rows.take(Part.CARDS, all >= WITH_CARDS ? 5 : all >= 8 ? 1 : 0);
      rows.skip(all >= WITH_CARDS ? 1 : 0);
      rows.take(Part.FACTS, isTall ? 3 : all >= 16 ? 2 : all >= 13 ? 1 : 0);
      rows.skip(isTall ? 1 : 0);
      rows.take(Part.HEADING, isTall ? 4 : all >= 5 ? 3 : 2);
      rows.take(Part.MESSAGE, isTall ? 3 : rows.left() < 5 ? rows.left() : 2);
      rows.skip(isTall ? 1 : 0);
      boolean hasTree = contents.hasTree && all >= 19;
      boolean hasGraph = contents.hasGraph && (isTall || all >= WITH_CARDS && !hasTree);
      int treeRows = !hasTree ? 0 : isTall ? 8 : all >= WITH_CARDS ? 5 : 4;
      int graphRows = !hasGraph ? 0 : isTall ? 8 : 5;
      int infoRows = all >= WITH_INFO ? 10 : 0;
      int middle = rows.left() < 3 ? 0 : rows.left() - treeRows - graphRows - infoRows;
      int moveRows = isTall ? moveRows(middle, contents.hasComments) : 0;
      rows.take(Part.COMMENT, middle - moveRows);
      rows.take(Part.MOVES, moveRows);
      rows.take(Part.TREE, treeRows);
      rows.take(Part.INFO, infoRows);
      rows.take(Part.GRAPH, graphRows);
      Extent heading = rows.places.get(Part.HEADING);
      return new PaneExtents(rows.places, instead(side, heading), explorer(side, heading));
    }

    /** Returns the area below the move; all of a small one. */
    private static Extent explorer(Extent side, Extent heading) {
      int above = side.rows() >= 16 ? heading.y() + heading.rows() - side.y() : 0;
      return new Extent(side.x(), side.y() + above, side.cols(), side.rows() - above);
    }

    /** Returns the area of a part; empty if it has none. */
    public Extent of(Part part) {
      return places.getOrDefault(part, NOWHERE);
    }

    /**
     * Returns how many of these rows list moves; comments have half of them, and seven at least.
     */
    private static int moveRows(int rows, boolean hasComments) {
      int left = rows - (hasComments ? Math.max(7, rows / 2) : 5);
      return left < LEAST_MOVES ? 0 : left;
    }

    /** Returns the area from the move down; all of a small one. */
    private static Extent instead(Extent side, Extent heading) {
      int above = side.rows() >= 16 ? heading.y() - side.y() : 0; // there is a heading then
      return new Extent(side.x(), side.y() + above, side.cols(), side.rows() - above);
    }

    PaneExtents instead(Extent area) {
      return new PaneExtents(places, area, explorer.rows() < LEAST_EXPLORER ? area : explorer);
    }

    /** Returns a pane without the rule above it. */
    static Extent inner(Extent pane) {
      return new Extent(pane.x(), pane.y() + 1, pane.cols(), Math.max(0, pane.rows() - 1));
    }

    /** Returns where a pane is shown while keys go to this one; empty if it isn't. */
    public Extent area(RecordPane shown, RecordPane focus) {
      Extent own = own(shown);
      if (isInstead(focus) && shown == focus) {
        return over(focus);
      }
      return isCovered(own, focus) ? NOWHERE : own;
    }

    /** Whether the pane that keys go to stands where this part would. */
    boolean isCovered(Extent own, RecordPane focus) {
      Extent over = over(focus);
      return over.rows() > 0 && own.x() == over.x() && own.y() >= over.y();
    }

    private Extent own(RecordPane pane) {
      return switch (pane) {
        case BOARD, EXPLORER -> NOWHERE;
        case COMMENT -> of(Part.COMMENT);
        case TREE -> of(Part.TREE);
        case INFO -> of(Part.INFO);
      };
    }

    /** Whether a pane that keys go to replaces others. */
    boolean isInstead(RecordPane focus) {
      return over(focus).rows() > 0;
    }

    /** Returns where a pane that keys go to replaces others; empty if it doesn't. */
    Extent over(RecordPane focus) {
      if (focus == RecordPane.EXPLORER) {
        return explorer;
      }
      return focus == RecordPane.BOARD || own(focus).rows() > 0 ? NOWHERE : instead;
    }
  }
}
