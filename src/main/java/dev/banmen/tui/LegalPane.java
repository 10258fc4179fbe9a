package dev.banmen.tui;

import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Site;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of legal moves: their coordinates in lines, the cursor's marked. Stateless. */
final class LegalPane {
  private static final int PAGE = 10;

  private LegalPane() {}

  /** The list alone, with a heading and what would happen under the cursor. */
  static void paint(Canvas canvas, GamePage page) {
    GameWords said = new GameWords(page, canvas.cols(), canvas.glyphs());
    List<Line> lines = new ArrayList<>(said.legal());
    lines.addAll(said.underCursor());
    int y = 0;
    for (Line line : Line.fitting(lines, canvas.rows() / 2, canvas.cols(), said.more())) {
      canvas.text(0, y++, line.text(), line.role());
    }
    list(canvas.part(new Extent(0, y, canvas.cols(), canvas.rows() - y)), page, true);
  }

  /**
   * As many of the coordinates as fit, then how many more there are.
   *
   * @param isFocus whether keys go to the list: it is shown around the cursor then
   */
  static void list(Canvas canvas, GamePage page, boolean isFocus) {
    List<String> names = names(page);
    if (names.isEmpty() || canvas.rows() == 0) {
      return;
    }
    int picked = page.outlook().sites().indexOf(page.cursor());
    int width = widest(names) + 2; // a sign at each side
    int perRow = Math.max(1, canvas.cols() / width);
    int all = (names.size() + perRow - 1) / perRow;
    int rows = all <= canvas.rows() ? all : canvas.rows() - 1;
    int row = Math.max(0, picked) / perRow;
    int first = isFocus ? Math.max(0, Math.min(row - rows / 2, all - rows)) : 0;
    int end = Math.min(names.size(), (first + rows) * perRow);
    for (int i = first * perRow; i < end; i++) {
      String text = i == picked ? "[" + names.get(i) + "]" : " " + names.get(i);
      int y = i / perRow - first;
      canvas.text(i % perRow * width, y, text, i == picked ? Role.STRONG : Role.TEXT);
    }
    if (rows < all) {
      int above = first * perRow;
      int below = names.size() - end;
      String more =
          above == 0
              ? page.words().text("legal.more", below)
              : page.words().text("legal.around", above, below);
      canvas.text(1, rows, Line.cut(more, canvas.cols() - 1, canvas.glyphs().more()), Role.QUIET);
    }
  }

  /** The legal moves, a pass last. */
  private static List<String> names(GamePage page) {
    Notation notation = page.session().position().game().notation();
    List<String> names = new ArrayList<>();
    for (Site site : page.outlook().sites()) {
      names.add(notation.name(site));
    }
    if (page.outlook().canPass()) {
      names.add(notation.name(new Pass(page.hand())));
    }
    return names;
  }

  private static int widest(List<String> names) {
    int widest = 0;
    for (String name : names) {
      widest = Math.max(widest, Cells.width(name));
    }
    return widest;
  }

  /** What a key does in the list; empty if it means the same as on the board. */
  static Optional<PageStep> on(GamePage page, Input.Key key) {
    return switch (key.code()) {
      case UP, LEFT -> Optional.of(moved(page, -1));
      case DOWN, RIGHT -> Optional.of(moved(page, 1));
      case PAGE_UP -> Optional.of(moved(page, -PAGE));
      case PAGE_DOWN -> Optional.of(moved(page, PAGE));
      case HOME -> Optional.of(moved(page, -page.outlook().sites().size()));
      case END -> Optional.of(moved(page, page.outlook().sites().size()));
      default -> Optional.empty();
    };
  }

  /** The cursor on another legal move, so many further on. */
  private static PageStep moved(GamePage page, int by) {
    List<Site> sites = page.outlook().sites();
    if (sites.isEmpty()) {
      return GameKeys.show(page);
    }
    int at = sites.indexOf(page.cursor());
    int to = at < 0 ? 0 : Math.max(0, Math.min(sites.size() - 1, at + by));
    return GameKeys.show(page.at(sites.get(to)));
  }
}
