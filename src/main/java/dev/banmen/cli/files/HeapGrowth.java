package dev.banmen.cli.files;

/**
 * Watches how large the heap of this process has become. The serial collector leaves dead old
 * objects until a quarter of the machine's memory is full; long work calls this now and then to
 * collect them earlier. Mutable, one thread.
 */
final class HeapGrowth {
  private static final long MUCH = 32 << 20;

  private long known = Runtime.getRuntime().totalMemory();

  void look() {
    long now = Runtime.getRuntime().totalMemory();
    if (now > known + Math.max(MUCH, known / 4)) {
      System.gc();
      known = Runtime.getRuntime().totalMemory();
    }
  }
}
