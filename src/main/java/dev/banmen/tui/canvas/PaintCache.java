package dev.banmen.tui.canvas;

/**
 * What a viewer's paintings were made of and what came of it, so that what is the same the next
 * time, which is most of a screen, is not made again. Mutable, one thread.
 */
public final class PaintCache {
  /** What is worth keeping. */
  public enum Thing {
    FRAME,
    GROUND,
    BOARD,
    STANDING,
    KEYS,
    LINES
  }

  private record Made(Object thing, Object[] origin) {
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

  // Of each thing two: what is seen, and what was seen before it.
  private final Made[] last = new Made[Thing.values().length];
  private final Made[] other = new Made[Thing.values().length];

  /** What was kept, if it was made of these very objects and of equal numbers; else null. */
  public Object recalled(Thing thing, Object... origin) {
    int kind = thing.ordinal();
    if (last[kind] != null && last[kind].isOf(origin)) {
      return last[kind].thing();
    } else if (other[kind] == null || !other[kind].isOf(origin)) {
      return null;
    }
    Made found = other[kind];
    other[kind] = last[kind];
    last[kind] = found;
    return found.thing();
  }

  /** Keeps what was made of these in place of what was asked for longest ago. */
  public void keep(Thing thing, Object made, Object... origin) {
    other[thing.ordinal()] = last[thing.ordinal()];
    last[thing.ordinal()] = new Made(made, origin);
  }
}
