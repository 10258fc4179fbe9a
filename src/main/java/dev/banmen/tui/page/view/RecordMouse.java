package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.tui.board.TimelinePane;
import dev.banmen.tui.board.TreePane;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;
import java.util.stream.Stream;

/** Handles the mouse on the page of a recording. Stateless. */
final class RecordMouse {
  private static final int WHEEL = 3;

  private RecordMouse() {}

  static PageResult on(RecordPage page, MouseAction mouse, Extent screen) {
    boolean isTyping = page.messages().entry().isPresent() || page.writing().isPresent();
    if (isTyping || SmallScreen.is(screen)) {
      return page.show();
    }
    RecordFrame frame = page.frame(screen);
    return switch (mouse.getActionType()) {
      case MOVE, DRAG -> hovered(page, mouse, frame).show();
      case CLICK_DOWN ->
          mouse.getButton() == Mouse.LEFT ? pressed(page, mouse, frame) : page.show();
      case SCROLL_UP -> wheeled(page, mouse, frame, screen, -1).show();
      case SCROLL_DOWN -> wheeled(page, mouse, frame, screen, 1).show();
      case CLICK_RELEASE -> page.show();
    };
  }

  /** Returns the site pointed at; off the board if none is visible there. */
  private static Site site(RecordPage page, MouseAction mouse, RecordFrame frame) {
    return frame.isBoardSeen(page.pane()) ? frame.board().siteAt(mouse) : new Site(-1, -1);
  }

  /** Moves a visible cursor to the mouse. */
  private static RecordPage hovered(RecordPage page, MouseAction mouse, RecordFrame frame) {
    boolean moves = page.hasCursor() && frame.isBoardSeen(page.pane());
    return moves ? page.hovered(mouse, frame.board()) : page;
  }

  private static PageResult pressed(RecordPage page, MouseAction mouse, RecordFrame frame) {
    int col = mouse.getPosition().getColumn();
    int row = mouse.getPosition().getRow();
    if (frame.keys().contains(col, row)) {
      return page.quiet().show();
    }
    RecordPage quiet = page.quiet().playing(page.autoplay().stopped());
    for (Extent strip : new Extent[] {frame.timeline(), frame.bars()}) {
      boolean isSeen = !frame.panes().isCovered(strip, page.pane());
      if (isSeen && strip.contains(col, row)) {
        int x = col - strip.x();
        return quiet.along(TimelinePane.at(page.recordCursor().line(), strip.cols(), x)).show();
      }
    }
    Extent moves = frame.panes().moves();
    if (moves.contains(col, row) && !frame.panes().isCovered(moves, page.pane())) {
      int node = LineMoves.at(page, moves, col, row);
      return node == RecordTree.NONE ? quiet.show() : quiet.to(node).show();
    }
    Site site = site(page, mouse, frame);
    if (page.game().lattice().contains(site)) {
      return clicked(quiet.at(site));
    }
    boolean isEmpty =
        Stream.of(RecordPane.values())
            .noneMatch(pane -> frame.panes().place(pane, page.pane()).contains(col, row));
    boolean isClosing = page.messages().explanation().isPresent() || page.autoplay().runs();
    return isEmpty && !isClosing
        ? new PageResult.UnusedClick(quiet)
        : pane(quiet, col, row, frame).show();
  }

  private static PageResult clicked(RecordPage page) {
    return switch (page.view().mode()) {
      case WALKING -> page.trying().show();
      case TRYING -> TryKeys.place(page);
      case ANSWERING -> Teaching.answer(page);
      case GUESSING -> GuessKeys.guessed(page, Optional.of(page.board().cursor())).show();
    };
  }

  /** Handles a click on a pane: keys go there; on a node of the tree, goes to it. */
  private static RecordPage pane(RecordPage page, int col, int row, RecordFrame frame) {
    for (RecordPane pane : RecordPane.values()) {
      Extent place = frame.panes().place(pane, page.pane());
      if (!place.contains(col, row)) {
        continue;
      }
      RecordPage there = page.view().pane() == pane ? page : page.with(page.view().in(pane));
      Extent inner = PaneExtents.inner(place);
      if (pane == RecordPane.TREE && inner.contains(col, row)) {
        int node =
            TreePane.at(
                page.recordCursor(), page.picture(), inner, col - inner.x(), row - inner.y());
        return node == RecordTree.NONE ? there : there.to(node);
      }
      return there;
    }
    return page;
  }

  /** Steps through moves, or scrolls the text under the mouse. */
  private static RecordPage wheeled(
      RecordPage page, MouseAction mouse, RecordFrame frame, Extent screen, int by) {
    for (RecordPane pane : new RecordPane[] {RecordPane.COMMENT, RecordPane.INFO}) {
      Extent place = frame.panes().place(pane, page.pane());
      if (place.contains(mouse)) {
        RecordPage there = page.pane() == pane ? page : page.with(page.view().in(pane));
        return RecordPanes.scrolled(there, screen, place, by * WHEEL);
      }
    }
    return page.quiet().along(page.recordCursor().at() + by);
  }
}
