package dev.banmen.games.othello;

/** Turns any number into one without pattern, for hashes. */
final class Mixing {
  private Mixing() {}

  /** A step and the finish of SplitMix64 (Steele, Lea, Flood 2014): no two numbers collide. */
  static long mix(long number) {
    long z = number + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
