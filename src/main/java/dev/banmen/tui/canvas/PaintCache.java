package dev.banmen.tui.canvas;

import dev.banmen.tui.text.Line;
import java.util.List;

/**
 * A viewer's earlier paintings and what they were made from, so that unchanged parts, most of a
 * screen, are not made again. Mutable, one thread.
 */
public final class PaintCache {
  /** The things worth saving. */
  public enum Thing {
    GROUND,
    BOARD,
    STATUS,
    MOVES,
    MESSAGE
  }

  private record SaidLines(List<Line> lines) {}

  private record Cached(Object thing, Object[] origin) {
    boolean isOf(Object... others) {
      if (origin.length != others.length) {
        return false;
      }
      for (int i = 0; i < origin.length; i++) {
        boolean isSame =
            origin[i] == others[i] || origin[i] instanceof Integer && origin[i].equals(others[i]);
        if (!isSame) {
          return false;
        }
      }
      return true;
    }
  }

  // Two of each thing: the visible one, and the one before it.
  private final Cached[] last = new Cached[Thing.values().length];
  private final Cached[] other = new Cached[Thing.values().length];
  private boolean isMoving;

  /** Whether the cursor is being moved: words about what is below it wait until it rests. */
  public boolean isMoving() {
    return isMoving;
  }

  public void setMoving(boolean is) {
    isMoving = is;
  }

  /** Returns what was saved if it was made from these very objects and equal numbers; else null. */
  public Object find(Thing thing, Object... origin) {
    int kind = thing.ordinal();
    if (last[kind] != null && last[kind].isOf(origin)) {
      return last[kind].thing();
    } else if (other[kind] == null || !other[kind].isOf(origin)) {
      return null;
    }
    Cached found = other[kind];
    other[kind] = last[kind];
    last[kind] = found;
    return found.thing();
  }

  /**
   * Returns lines about what is below the cursor; while it is being moved, those shown last in the
   * same place.
   *
   * @param place a number for each place of a page, below two
   */
  public List<Line> atRest(List<Line> lines, int place, int cols) {
    Object last = isMoving ? find(Thing.MESSAGE, place, cols) : null;
    if (last instanceof SaidLines said) {
      return said.lines();
    }
    save(Thing.MESSAGE, new SaidLines(lines), place, cols);
    return lines;
  }

  /** Saves what was made from these in place of the entry asked for longest ago. */
  public void save(Thing thing, Object made, Object... origin) {
    other[thing.ordinal()] = last[thing.ordinal()];
    last[thing.ordinal()] = new Cached(made, origin);
  }
}
