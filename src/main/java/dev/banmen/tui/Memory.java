package dev.banmen.tui;

/**
 * What a viewer's paintings were made of and what came of it, so that what is the same the next
 * time, which is most of a screen, is not made again. Mutable, one thread.
 */
final class Memory {
  /** What is worth keeping; of each the last one is kept. */
  enum Thing {
    GROUND,
    BOARD,
    STANDING,
    KEYS
  }

  private final Object[][] origins = new Object[Thing.values().length][];
  private final Object[] things = new Object[Thing.values().length];

  /** What was kept last, if it was made of these very objects and of equal numbers; else null. */
  Object recalled(Thing thing, Object... origin) {
    Object[] kept = origins[thing.ordinal()];
    if (kept == null || kept.length != origin.length) {
      return null;
    }
    for (int i = 0; i < kept.length; i++) {
      boolean isSame =
          kept[i] == origin[i] || kept[i] instanceof Integer && kept[i].equals(origin[i]);
      if (!isSame) {
        return null;
      }
    }
    return things[thing.ordinal()];
  }

  /** Keeps what was made of these. */
  void keep(Thing thing, Object made, Object... origin) {
    origins[thing.ordinal()] = origin;
    things[thing.ordinal()] = made;
  }
}
