package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.play.GameView.Pane;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of legal moves: their coordinates in lines, the cursor's marked. Stateless. */
final class LegalPane {
  private static final int PAGE = 10;

  private LegalPane() {}

  /**
   * The layout of the coordinates in a place. Immutable.
   *
   * @param width cells of one, with a sign on each side
   * @param first the first one shown
   * @param end the one after the last one shown
   * @param rows lines of them
   */
  private record NameGrid(List<String> names, int width, int perRow, int first, int end, int rows) {
    static NameGrid of(GamePage page, Extent place, boolean isFocus) {
      List<String> names = LegalPane.names(page);
      int width = widest(names) + 2;
      int perRow = Math.max(1, place.cols() / width);
      int all = (names.size() + perRow - 1) / perRow;
      int rows = all <= place.rows() ? all : Math.max(Math.min(1, place.rows()), place.rows() - 1);
      int row = Math.max(0, picked(page)) / perRow;
      int top = isFocus ? Math.max(0, Math.min(row - rows / 2, all - rows)) : 0;
      int end = Math.min(names.size(), (top + rows) * perRow);
      return new NameGrid(names, width, perRow, top * perRow, end, rows);
    }

    boolean isWhole() {
      return end - first == names.size();
    }

    /** Returns the one at a place of the list; -1 if none. */
    int at(int col, int row) {
      int at = first + row * perRow + col / width;
      return row < rows && col < perRow * width && at < end ? at : -1;
    }
  }

  /** Paints the list under its heading. */
  static void paint(Canvas canvas, GamePage page) {
    if (canvas.rows() == 0) {
      return;
    }
    boolean isFocus = page.view().pane() == Pane.LEGAL;
    String title = page.words().text("legal.title");
    String pass = page.snapshot().canPass() ? page.words().text("legal.pass") : "";
    if (isFocus) {
      SectionRule.paintFocused(canvas, 0, title, pass);
    } else {
      SectionRule.paint(canvas, 0, title, pass);
    }
    list(canvas.part(underHeading(canvas.extent())), page, isFocus);
  }

  private static Extent underHeading(Extent place) {
    return new Extent(place.x(), place.y() + 1, place.cols(), Math.max(0, place.rows() - 1));
  }

  /**
   * Paints the coordinates that fit, around the cursor if keys go here; then how many more there
   * are.
   */
  private static void list(Canvas canvas, GamePage page, boolean isFocus) {
    NameGrid grid = NameGrid.of(page, canvas.extent(), isFocus);
    if (grid.names().isEmpty() || canvas.rows() == 0) {
      return;
    }
    int picked = picked(page);
    for (int i = grid.first(); i < grid.end(); i++) {
      String name = grid.names().get(i);
      String text = i == picked ? "[" + name + "]" : " " + name;
      int x = (i - grid.first()) % grid.perRow() * grid.width();
      int y = (i - grid.first()) / grid.perRow();
      canvas.text(x, y, text, i == picked ? Role.STRONG : Role.TEXT);
    }
    if (!grid.isWhole() && grid.rows() < canvas.rows()) {
      String more = more(page, grid);
      canvas.text(1, grid.rows(), more, canvas.cols() - 1, Role.QUIET);
    }
  }

  private static String more(GamePage page, NameGrid grid) {
    int above = grid.first();
    int below = grid.names().size() - grid.end();
    return above == 0
        ? page.words().text("legal.more", below)
        : page.words().text("legal.around", above, below);
  }

  private static Extent place(GamePage page, GameFrame frame) {
    Extent list = GameScreen.list(page, frame);
    return page.isLegalListed() && list.rows() > 0 ? underHeading(list) : Extent.of(0, 0);
  }

  static boolean isAt(GamePage page, GameFrame frame, MouseAction mouse) {
    return place(page, frame).contains(mouse);
  }

  /** Returns the index of the move pointed at; -1 if none. */
  private static int pointedAt(GamePage page, GameFrame frame, MouseAction mouse) {
    Extent place = place(page, frame);
    return place.contains(mouse)
        ? grid(page, place)
            .at(
                mouse.getPosition().getColumn() - place.x(),
                mouse.getPosition().getRow() - place.y())
        : -1;
  }

  private static NameGrid grid(GamePage page, Extent place) {
    return NameGrid.of(page, place, page.view().pane() == Pane.LEGAL);
  }

  static GamePage hovered(GamePage page, GameFrame frame, MouseAction mouse) {
    int at = pointedAt(page, frame, mouse);
    boolean stays = page.view().pane() != Pane.LEGAL || grid(page, place(page, frame)).isWhole();
    return at >= 0 && stays && at != picked(page) ? page.at(page.legalSites().get(at)) : page;
  }

  /**
   * Handles a click in the list: the cursor goes there; if it is there already, the move is made.
   *
   * @param shown the page as it was clicked on, with later messages
   */
  static PageResult clicked(GamePage page, GamePage shown, GameFrame frame, MouseAction mouse) {
    int at = pointedAt(shown, frame, mouse);
    List<Site> sites = page.legalSites();
    if (at < 0) {
      return page.show();
    }
    return at == picked(page) ? GameKeys.place(page) : page.at(sites.get(at)).show();
  }

  private static int picked(GamePage page) {
    return page.legalSites().indexOf(page.cursor());
  }

  /** Returns the legal placements. */
  private static List<String> names(GamePage page) {
    Notation notation = page.game().notation();
    List<String> names = new ArrayList<>();
    for (Site site : page.legalSites()) {
      names.add(notation.name(site));
    }
    return names;
  }

  private static int widest(List<String> names) {
    int widest = 0;
    for (String name : names) {
      widest = Math.max(widest, CellText.width(name));
    }
    return widest;
  }

  /** Handles a key in the list; empty if it means the same as on the board. */
  static Optional<PageResult> on(GamePage page, KeyStroke key) {
    return switch (key.getKeyType()) {
      case ArrowUp, ArrowLeft -> Optional.of(moved(page, -1));
      case ArrowDown, ArrowRight -> Optional.of(moved(page, 1));
      case PageUp -> Optional.of(moved(page, -PAGE));
      case PageDown -> Optional.of(moved(page, PAGE));
      case Home -> Optional.of(moved(page, -page.legalSites().size()));
      case End -> Optional.of(moved(page, page.legalSites().size()));
      default -> Optional.empty();
    };
  }

  static PageResult moved(GamePage page, int by) {
    List<Site> sites = page.legalSites();
    if (sites.isEmpty()) {
      return page.show();
    }
    int at = sites.indexOf(page.cursor());
    int to = at < 0 ? 0 : Math.max(0, Math.min(sites.size() - 1, at + by));
    return page.at(sites.get(to)).show();
  }
}
