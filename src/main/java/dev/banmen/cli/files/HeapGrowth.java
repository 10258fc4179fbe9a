package dev.banmen.cli.files;

/**
 * How large the heap of this process has become. The serial collector lets what has died old lie
 * until a quarter of the machine's memory is full; long work looks here now and then, and has it
 * swept before. Mutable, one thread.
 */
final class HeapGrowth {
  private static final long MUCH = 32 << 20;

  private long known = Runtime.getRuntime().totalMemory();

  /** Sweeps if much was added since it was last done. */
  void look() {
    long now = Runtime.getRuntime().totalMemory();
    if (now > known + Math.max(MUCH, known / 4)) {
      System.gc();
      known = Runtime.getRuntime().totalMemory();
    }
  }
}
