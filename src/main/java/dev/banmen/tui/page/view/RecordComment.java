package dev.banmen.tui.page.view;

import dev.banmen.game.Site;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.Prose;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a recording says about a node, in lines no wider than a width. Immutable. */
final class RecordComment extends NodeLines {
  private static final int MOST = 400;
  private static final int LABEL = 20;

  RecordComment(RecordPage page, int width, Glyphs glyphs) {
    super(page, width, glyphs);
  }

  /**
   * Returns the node's name, its remarks, its comment or why its move is refused, and marks that
   * the board cannot show.
   */
  List<Line> lines(BoardView view, int most) {
    List<Line> lines = new ArrayList<>();
    String name = recordCursor.tree().text(recordCursor.node(), "N");
    prose(name, Role.STRONG, most, lines);
    lines.addAll(wrap(sentences.remarks(), Role.GOOD));
    String comment = recordCursor.tree().text(recordCursor.node(), "C");
    prose(comment, Role.TEXT, most, lines);
    lines.addAll(isReason(page) ? reason() : List.of());
    lines.addAll(unfit(view));
    lines.addAll(strokes());
    return lines;
  }

  /** Whether the comment's place says why the rules refuse the move, as there is no comment. */
  static boolean isReason(RecordPage page) {
    RecordCursor cursor = page.recordCursor();
    return page.is(Mode.WALKING)
        && !page.isExplaining()
        && cursor.nodeView().miss().isPresent()
        && cursor.tree().text(cursor.node(), "C").isEmpty();
  }

  private List<Line> reason() {
    return recordCursor.explanation().map(it -> wrap(it.sentence(), Role.TEXT)).orElse(List.of());
  }

  /** Returns the arrows and lines, and whether only a part of the board is shown. */
  private List<Line> strokes() {
    List<Line> lines = new ArrayList<>();
    for (boolean isArrow : new boolean[] {true, false}) {
      StringBuilder names = new StringBuilder();
      for (Stroke stroke : nodeView.markup().strokes()) {
        if (stroke.isArrow() == isArrow && names.length() < MOST) {
          names.append(' ').append(game.notation().name(stroke.from())).append('-');
          names.append(game.notation().name(stroke.to()));
        }
      }
      String heading = words.text(isArrow ? "record.arrows" : "record.lines");
      lines.addAll(names.length() == 0 ? List.of() : wrap(heading + names, Role.TEXT));
    }
    if (nodeView.markup().isPart()) {
      lines.addAll(wrap(words.text("record.part"), Role.QUIET));
    }
    return lines;
  }

  private List<Line> unfit(BoardView view) {
    StringBuilder unfit = new StringBuilder();
    for (Map.Entry<Site, String> label : nodeView.markup().labels().entrySet()) {
      boolean isShown = nodeView.markup().signs().get(label.getKey()) == Sign.LABEL;
      boolean fits = SignPainter.fits(label.getValue(), view.scale(), page.shown(), label.getKey());
      if (isShown && !fits && unfit.length() < MOST) {
        unfit.append(' ').append(game.notation().name(label.getKey()));
        String text = label.getValue();
        unfit.append('=').append(text, 0, Math.min(LABEL, text.length()));
        unfit.append(text.length() > LABEL ? glyphs.more() : "");
      }
    }
    return unfit.length() == 0 ? List.of() : wrap(words.text("record.labels") + unfit, Role.TEXT);
  }

  private void prose(String text, Role role, int most, List<Line> lines) {
    if (!text.isEmpty()) {
      Prose prose = Prose.of(text, width, most);
      for (int line = 0; line < prose.lines(); line++) {
        lines.add(new Line(prose.line(line), role));
      }
    }
  }
}
