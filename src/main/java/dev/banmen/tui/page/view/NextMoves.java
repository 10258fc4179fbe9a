package dev.banmen.tui.page.view;

import dev.banmen.game.Mark;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.BoardLook.Ghosts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Letters on the board where a recording continues: a for its next move. Stateless. */
final class NextMoves {
  private static final int LETTERS = 26;

  private NextMoves() {}

  /** Returns the node a recording stands on, with letters added to its own markup. */
  static NodeView marked(RecordCursor cursor, Ghosts which) {
    NodeView shown = cursor.nodeView();
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
    Markup marked = new Markup(signs, labels, own.strokes(), own.isPart());
    return new NodeView(
        shown.node(), shown.position(), shown.move(), shown.miss(), shown.changes(), marked);
  }
}
