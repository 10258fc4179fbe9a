package dev.banmen.laws;

import java.util.List;
import java.util.SplittableRandom;

/** Draws options of a game, mostly for small boards, sometimes for the largest. */
public final class RandomOptions {
  private final SplittableRandom random;

  public RandomOptions(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** A number from 0 up to and without {@code bound}. */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** The letter of either side, as in {@link ModelStones}. */
  public char letter() {
    return random.nextBoolean() ? 'B' : 'W';
  }

  public String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** ROWSxCOLS, each drawn as {@link #size}. */
  public String rectangle(int least, int small, int middle, int most) {
    return size(least, small, middle, most) + "x" + size(least, small, middle, most);
  }

  /** Up to {@code small} four times in five, above {@code middle} once in two hundred. */
  public int size(int least, int small, int middle, int most) {
    int roll = random.nextInt(200);
    int bound = roll < 160 ? small : roll < 199 ? middle : most;
    return random.nextInt(least, bound + 1);
  }
}
