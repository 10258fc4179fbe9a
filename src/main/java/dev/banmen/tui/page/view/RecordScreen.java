package dev.banmen.tui.page.view;

import dev.banmen.game.Overlay;
import dev.banmen.game.Site;
import dev.banmen.study.NodeView;
import dev.banmen.tui.board.BoardLook.Ghosts;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.term.Input;
import java.util.Optional;
import java.util.Set;

/** Handles the input of a recording's page, and paints it. Stateless. */
final class RecordScreen {
  private static final Site NOWHERE = new Site(-9, -9);

  private RecordScreen() {}

  static PageResult on(RecordPage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return RecordMouse.on(page, pointed.action(), screen);
    }
    if (page.messages().takes(input)) {
      PageResult result = RecordCommands.on(page, input);
      boolean isFound =
          result instanceof PageResult.Show show
              && show.page() instanceof RecordPage there
              && there.match().isPresent()
              && there.messages().entry().isEmpty();
      return isFound
          ? RecordPanes.atMatch((RecordPage) ((PageResult.Show) result).page(), screen).show()
          : result;
    } else if (page.writing().isPresent()) {
      return WritingKeys.on(page, input, screen);
    }
    if (input instanceof Input.Pasted pasted && !page.is(Mode.GUESSING)) {
      RecordPage still = page.quiet().playing(page.autoplay().stopped());
      return new PageResult.PlayAll(pasted.text(), page.game(), still);
    }
    return input instanceof Input.Key pressed
        ? RecordKeys.on(page, pressed.stroke(), screen)
        : page.show();
  }

  static void paint(RecordPage page, Canvas canvas) {
    if (SmallScreen.says(canvas, page.words())) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    RecordFrame frame = page.frame(screen);
    if (frame.isBoardSeen(page.pane())) {
      board(page, canvas, frame.board());
      page.pair(screen).ifPresent(pair -> earlier(page, canvas, pair));
    }
    RecordPanes.paint(canvas, page, frame);
    RecordKeyLine.paint(canvas.part(frame.keys()), page, frame);
    if (page.messages().entry().isPresent()) {
      RecordCommands.paintCandidates(canvas.part(frame.aboveKeys()), page);
    }
  }

  private static void earlier(RecordPage page, Canvas canvas, PairFrame pair) {
    EarlierBoard back = page.earlierBoard().orElseThrow();
    Overlay overlay = page.messages().explanation().orElseThrow().overlay();
    Scene scene = Scene.of(back.earlier(), NOWHERE, Set.of(), overlay);
    pair.paint(canvas, page.words(), back, scene);
  }

  private static void board(RecordPage page, Canvas canvas, BoardView view) {
    Overlay overlay =
        page.messages().explanation().isPresent()
            ? page.messages().explanation().get().overlay()
            : page.shown().winningOverlay();
    Optional<Site> played =
        page.isExplaining() ? page.recordCursor().nodeView().site() : Optional.empty();
    Site cursor = page.hasCursor() ? page.board().cursor() : played.orElse(NOWHERE);
    Overlay layer = Layers.overlay(page.shown(), page.board().layer());
    Scene scene = Scene.of(page.shown(), cursor, page.legal(), overlay).withLayer(layer);
    boolean isPlain = !page.is(Mode.WALKING) || page.isExplaining();
    Ghosts ghosts = isPlain ? Ghosts.NONE : page.board().look().ghosts();
    NodeView shown = Teaching.marked(page, NextMoves.marked(page.recordCursor(), ghosts));
    SignPainter.paint(canvas, view, scene, StrokeEdits.marked(page, shown));
  }
}
