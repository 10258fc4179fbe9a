package dev.banmen.tui.page.view;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.page.PageResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws arrows and lines at a node of a recording, which keeps them. Stateless. */
final class StrokeEdits {
  private StrokeEdits() {}

  /** Starts an arrow under the cursor, or ends it there; where it started, starts none. */
  static PageResult arrow(RecordPage page) {
    Site cursor = page.board().cursor();
    Optional<Site> start = page.view().arrow();
    if (start.isEmpty()) {
      String name = page.game().notation().name(cursor);
      return page.with(page.view().startingArrow(Optional.of(cursor)))
          .saying(page.words().text("arrow.from", name))
          .show();
    }
    RecordPage none = page.with(page.view().startingArrow(Optional.empty()));
    return start.get().equals(cursor)
        ? none.show()
        : put(none, new Stroke(start.get(), cursor, true));
  }

  /** Carries out {@code arrow D4 F6} or {@code line D4 F6}; the same again removes it. */
  static PageResult between(RecordPage page, boolean isArrow, String names) {
    Notation notation = page.game().notation();
    Lattice lattice = page.game().lattice();
    List<Site> sites = new ArrayList<>();
    for (String name : names.split("\\s+", 4)) {
      notation.parse(name).filter(lattice::contains).ifPresent(sites::add);
    }
    boolean isPair = names.split("\\s+", 4).length == 2 && sites.size() == 2;
    if (isPair && !sites.get(0).equals(sites.get(1))) {
      return put(page, new Stroke(sites.get(0), sites.get(1), isArrow));
    }
    String one = notation.name(lattice.site(Math.max(0, lattice.nextOpen(0))));
    int middle = Math.max(0, lattice.nextOpen(lattice.size() / 2));
    String other = notation.name(lattice.site(middle));
    return page.saying(page.words().text(isArrow ? "arrow.how" : "record.line.how", one, other))
        .show();
  }

  private static PageResult put(RecordPage page, Stroke stroke) {
    RecordCursor here = page.recordCursor();
    Markup own = Markup.of(page.game(), here.tree().properties(here.node()));
    boolean isThere = own.strokes().contains(stroke);
    if (!isThere && own.strokes().size() >= DrawnMarks.MOST_ARROWS) {
      return page.saying(page.words().text("arrows.full", DrawnMarks.MOST_ARROWS)).show();
    }
    return page.trying().changed(here.stroked(stroke));
  }

  /** Returns a node with the start of an unfinished arrow selected. */
  static NodeView marked(RecordPage page, NodeView shown) {
    if (page.view().arrow().isEmpty()) {
      return shown;
    }
    Markup own = shown.markup();
    Map<Site, Sign> signs = new HashMap<>(own.signs());
    signs.putIfAbsent(page.view().arrow().get(), Sign.SELECTED);
    Markup marked = new Markup(signs, own.labels(), own.strokes(), own.isPart());
    return new NodeView(
        shown.node(), shown.position(), shown.move(), shown.miss(), shown.changes(), marked);
  }
}
