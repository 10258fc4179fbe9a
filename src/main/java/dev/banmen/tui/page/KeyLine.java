package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The last line of a page: the keys that do something now. Stateless. */
public final class KeyLine {
  private static final int GAP = 2;

  private KeyLine() {}

  /** Returns the last line of a page, where its keys stand. */
  public static Canvas foot(Canvas page) {
    return page.part(new Extent(1, page.rows() - 1, page.cols() - 2, 1));
  }

  /** Paints what is being typed, else a message, else the keys. */
  public static void paint(
      Canvas canvas, Optional<String> typed, String message, Supplier<List<KeyHint>> keys) {
    if (typed.isPresent()) {
      TypedText.paint(canvas, typed.get(), Role.TEXT);
    } else if (!message.isEmpty()) {
      canvas.text(0, 0, message, canvas.cols(), Role.MISS);
    } else {
      paint(canvas, keys.get());
    }
  }

  /**
   * Paints a message over the last lines of a page, as many as it needs; nothing if it is empty.
   */
  public static void paintOver(Canvas canvas, String message) {
    int cols = canvas.cols() - 2;
    List<Line> lines = message.isEmpty() ? List.of() : Line.wrap(message, Role.MISS, cols);
    int rows = Math.min(lines.size(), canvas.rows());
    if (rows > 0) {
      Canvas over = canvas.part(new Extent(0, canvas.rows() - rows, canvas.cols(), rows));
      over.fill(Role.TEXT);
      over.lines(1, 0, lines, rows, cols);
    }
  }

  /** Paints as many of these as fit, the first ones first; help and the way back always do. */
  public static void paint(Canvas canvas, List<KeyHint> hints) {
    int[] places = places(hints, canvas.cols());
    for (int i = 0; i < places.length; i++) {
      if (places[i] >= 0) {
        KeyHint hint = hints.get(i);
        canvas.text(places[i], 0, hint.text(), Role.KEYS);
        canvas.text(places[i], 0, hint.name(), Role.ACCENT);
      }
    }
  }

  /**
   * Returns where each hint goes in a line of this many cells; -1 for one that doesn't fit. Help
   * and the way back come last, and have their place first.
   */
  private static int[] places(List<KeyHint> hints, int cols) {
    int[] places = new int[hints.size()];
    int kept = 0;
    for (KeyHint hint : hints) {
      kept += isAlwaysShown(hint) ? hint.width() + GAP : 0;
    }
    int end = place(hints, places, 0, cols - kept, false);
    place(hints, places, end, cols, true);
    return places;
  }

  /**
   * Places the hints that are always shown, or the others, from a cell on; returns the next one.
   */
  private static int place(
      List<KeyHint> hints, int[] places, int from, int cols, boolean isAlwaysShown) {
    int x = from;
    for (int i = 0; i < places.length; i++) {
      if (isAlwaysShown(hints.get(i)) == isAlwaysShown) {
        int cells = hints.get(i).width();
        boolean fits = x + cells <= cols;
        places[i] = fits ? x : -1;
        x += fits ? cells + GAP : 0;
      }
    }
    return x;
  }

  private static boolean isAlwaysShown(KeyHint hint) {
    KeyAction action = KeyAction.of(hint.key());
    return action == KeyAction.HELP || action == KeyAction.QUIT;
  }

  /** Returns the key whose hint is at a place of a line of this many cells. */
  public static Optional<KeyStroke> at(List<KeyHint> hints, int cols, int x) {
    int[] places = places(hints, cols);
    for (int i = 0; i < places.length; i++) {
      if (places[i] >= 0 && x >= places[i] && x < places[i] + hints.get(i).width()) {
        return Optional.of(hints.get(i).key());
      }
    }
    return Optional.empty();
  }

  /** Paints keys below each other from a row on, with what each does beside it. */
  public static void paintBelow(Canvas canvas, int y, List<KeyHint> hints) {
    int left = hints.stream().mapToInt(hint -> CellText.width(hint.name()) + GAP).max().orElse(0);
    int room = Math.max(0, canvas.cols() - left);
    for (int i = 0; i < hints.size(); i++) {
      canvas.text(0, y + i, hints.get(i).name(), Role.ACCENT);
      canvas.text(left, y + i, hints.get(i).label(), room, Role.TEXT);
    }
  }
}
