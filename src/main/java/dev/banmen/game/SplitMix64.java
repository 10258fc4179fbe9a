package dev.banmen.game;

/** Pseudo-random numbers for hashes: the same on every machine and in every run. */
public final class SplitMix64 {
  private SplitMix64() {}

  /**
   * Returns the n-th number of SplitMix64 from the seed 0 (Steele, Lea and Flood 2014). No two
   * arguments give the same number.
   */
  public static long mix(long n) {
    long z = n * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
