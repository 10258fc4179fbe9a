package dev.banmen.tui.page.view;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.tui.board.BoardLook;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.GraphPane;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.view.PaneExtents.LowerPanes;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;

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
    Extent heading = panes.heading();
    return heading.rows() < 3
        ? PaneExtents.NOWHERE
        : new Extent(heading.x(), heading.y() + 1, heading.cols(), heading.rows() - 2);
  }

  /** Returns where the bars of the graph are; empty if there is no graph. */
  Extent bars() {
    return GraphPane.bars(PaneExtents.inner(panes.graph()));
  }

  /** Whether the board stays visible while keys go to this pane. */
  boolean isBoardSeen(RecordPane focus) {
    return isWide || !panes.isInstead(focus);
  }

  Extent aboveKeys() {
    return new Extent(keys.x(), keys.y() - 1, keys.cols(), 1);
  }
}
