package dev.banmen.tui.page.view;

import dev.banmen.game.Mark;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardLook.Ghosts;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Paints a recording's page. Stateless. */
final class RecordScreen {

  private static final int LETTERS = 26;

  private RecordScreen() {}

  static void paint(RecordPage page, Canvas canvas) {
    if (SmallScreen.says(canvas, page.words())) {
      return;
    }
    Extent screen = canvas.extent();
    RecordFrame frame = page.frame(screen);
    if (frame.isBoardSeen(page.pane())) {
      board(page, canvas, frame.board());
      page.pair(screen).ifPresent(pair -> earlier(page, canvas, pair));
    }
    RecordPanes.paint(canvas, page, frame);
    RecordKeyLine.paint(canvas.part(frame.keys()), page, frame);
    if (page.entry().filter(CommandLineEdit::isCommand).isPresent()) {
      RecordCommands.LINE.paint(canvas.part(frame.aboveKeys()), page);
    }
  }

  private static void earlier(RecordPage page, Canvas canvas, PairFrame pair) {
    EarlierBoard back = page.earlierBoard().orElseThrow();
    Overlay overlay = page.messages().explanation().orElseThrow().overlay();
    Scene scene = Scene.still(back.earlier(), overlay);
    pair.paint(canvas, page.words(), back, scene);
  }

  private static void board(RecordPage page, Canvas canvas, BoardView view) {
    Overlay overlay =
        page.messages().explanation().isPresent()
            ? page.messages().explanation().get().overlay()
            : page.shown().winningOverlay();
    Optional<Site> played =
        page.isExplaining() ? page.recordCursor().nodeView().site() : Optional.empty();
    Site cursor = page.hasCursor() ? page.board().cursor() : played.orElse(Scene.NO_CURSOR);
    Overlay layer = BoardLayers.overlay(page.shown(), page.board().layer());
    Scene scene = Scene.of(page.shown(), cursor, page.legal(), overlay).withLayer(layer);
    boolean isPlain = !page.is(Mode.WALKING) || page.isExplaining() || page.isProblem();
    Ghosts ghosts = isPlain ? Ghosts.NONE : page.board().look().ghosts();
    NodeView lettered =
        page.pane() == RecordPane.EXPLORER && !page.isExplaining()
            ? page.nodeView().marked(new ExplorerPane(page).letters())
            : lettered(page, ghosts);
    NodeView shown = Teaching.marked(page, PartKeys.marked(page, lettered));
    SignPainter.paint(canvas, view, scene, withArrow(page, shown));
  }

  /** Returns the node a recording stands on, with a letter added where it continues. */
  private static NodeView lettered(RecordPage page, Ghosts which) {
    RecordCursor cursor = page.recordCursor();
    NodeView shown = page.nodeView();
    List<Integer> next = cursor.tree().children(cursor.node());
    boolean isWanted = which == Ghosts.ALL || which == Ghosts.VARIATIONS && next.size() > 1;
    if (!isWanted || next.isEmpty()) {
      return shown;
    }
    Markup own = shown.markup();
    Map<Site, Sign> signs = new HashMap<>(own.signs());
    Map<Site, String> labels = new HashMap<>(own.labels());
    for (int i = 0; i < Math.min(LETTERS, next.size()); i++) {
      if (cursor.move(next.get(i)).orElse(null) instanceof Place place
          && cursor.game().lattice().contains(place.site())
          && shown.position().at(place.site()) == Mark.EMPTY
          && signs.putIfAbsent(place.site(), Sign.LABEL) == null) {
        labels.put(place.site(), Character.toString((char) ('a' + i)));
      }
    }
    return shown.marked(signs, labels);
  }

  /** Returns a node with the start of an unfinished arrow selected. */
  private static NodeView withArrow(RecordPage page, NodeView shown) {
    if (page.view().arrow().isEmpty()) {
      return shown;
    }
    Markup own = shown.markup();
    Map<Site, Sign> signs = new HashMap<>(own.signs());
    signs.putIfAbsent(page.view().arrow().get(), Sign.SELECTED);
    return shown.marked(signs, own.labels());
  }
}
