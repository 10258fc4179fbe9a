package dev.banmen.tui;

import dev.banmen.game.Notation;
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
    List<Site> sites = new ArrayList<>(page.outlook().sites());
    int width = width(page, sites);
    int perRow = Math.max(1, canvas.cols() / width);
    int all = (sites.size() + perRow - 1) / perRow;
    if (sites.isEmpty() || canvas.rows() == 0) {
      return;
    }
    int rows = all <= canvas.rows() ? all : canvas.rows() - 1;
    int row = Math.max(0, sites.indexOf(page.cursor())) / perRow;
    int first = isFocus ? Math.max(0, Math.min(row - rows / 2, all - rows)) : 0;
    int shown = 0;
    for (int i = first * perRow; i < Math.min(sites.size(), (first + rows) * perRow); i++) {
      int y = i / perRow - first;
      site(canvas, page, sites.get(i), i % perRow * width, y);
      shown++;
    }
    if (rows < all) {
      String more = page.words().text("legal.more", sites.size() - shown);
      canvas.text(1, rows, Line.cut(more, canvas.cols() - 1, canvas.glyphs().more()), Role.QUIET);
    }
  }

  private static void site(Canvas canvas, GamePage page, Site site, int x, int y) {
    String name = notation(page).name(site);
    boolean isPicked = site.equals(page.cursor());
    canvas.text(x, y, isPicked ? "[" + name + "]" : " " + name, isPicked ? Role.STRONG : Role.TEXT);
  }

  /** Room for the longest name, a sign at each side of it. */
  private static int width(GamePage page, List<Site> sites) {
    int widest = 0;
    for (Site site : sites) {
      widest = Math.max(widest, notation(page).name(site).length());
    }
    return widest + 2;
  }

  private static Notation notation(GamePage page) {
    return page.session().position().game().notation();
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
    List<Site> sites = new ArrayList<>(page.outlook().sites());
    if (sites.isEmpty()) {
      return GameKeys.show(page);
    }
    int at = sites.indexOf(page.cursor());
    int to = at < 0 ? 0 : Math.max(0, Math.min(sites.size() - 1, at + by));
    return GameKeys.show(page.at(sites.get(to)));
  }
}
