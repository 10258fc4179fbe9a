package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import java.util.Arrays;

/**
 * The pens for cells on a terminal of some depth. The nearest colour is found once; there are few
 * colours on a screen, and they are the same objects each time. Mutable, one thread.
 */
final class PenCache {
  /** More colours than any theme has; those beyond are not cached. */
  private static final int MOST = 64;

  private final Depth depth;
  private TextColor[] colours = new TextColor[16];
  private int[] nearest = new int[16];
  private int size;

  PenCache(Depth depth) {
    this.depth = depth;
  }

  long pen(TextCharacter cell) {
    return Sgr.of(
        nearest(cell.getForegroundColor()),
        nearest(cell.getBackgroundColor()),
        Sgr.attributes(cell));
  }

  private int nearest(TextColor colour) {
    for (int i = 0; i < size; i++) {
      if (colours[i] == colour) {
        return nearest[i];
      }
    }
    int found = Depth.shortest(depth.nearest(colour));
    if (size < MOST) {
      keep(colour, found);
    }
    return found;
  }

  private void keep(TextColor colour, int found) {
    if (size == colours.length) {
      colours = Arrays.copyOf(colours, size * 2);
      nearest = Arrays.copyOf(nearest, size * 2);
    }
    colours[size] = colour;
    nearest[size++] = found;
  }
}
