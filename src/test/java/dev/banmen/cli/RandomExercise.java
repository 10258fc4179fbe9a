package dev.banmen.cli;

import java.util.Random;

/**
 * Random inputs of the exercises, on crowded boards where much is refused: sites taken, moves
 * without liberties, repetitions, lines out of turn or drawn twice, dots apart or off the board.
 * Always the same for the same seed.
 */
final class RandomExercise {
  private final Random random;
  private final StringBuilder input = new StringBuilder();

  private RandomExercise(long seed) {
    random = new Random(seed);
  }

  /** An input of a family's exercise, well-formed but for an illegal move in Othello. */
  static String of(String family, long seed) {
    RandomExercise exercise = new RandomExercise(seed);
    switch (family) {
      case "go" -> exercise.go();
      case "capture" -> exercise.capture();
      case "othello" -> exercise.othello();
      case "dots" -> exercise.dots();
      default -> throw new AssertionError(family + " has no inputs by chance");
    }
    return exercise.input.toString();
  }

  private int from(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  /** Ends a word with a blank, or now and then with the line. */
  private RandomExercise put(Object word) {
    input.append(word).append(random.nextInt(40) == 0 ? "\n" : " ");
    return this;
  }

  private void endLine() {
    if (random.nextInt(20) > 0) { // else two steps stand on one line
      input.append(random.nextInt(20) == 0 ? "\r\n" : "\n");
    }
  }

  private void go() {
    int cases = from(0, 3);
    put(cases).endLine();
    for (int i = 0; i < cases; i++) {
      int top = from(1, 16);
      int left = from(1, 16);
      int steps = from(0, 120);
      put(steps).endLine();
      for (int step = 0; step < steps; step++) {
        boolean isBlack = random.nextInt(4) == 0 ? random.nextBoolean() : step % 2 == 0;
        put(isBlack ? "B" : "W").put(top + random.nextInt(4)).put(left + random.nextInt(4));
        endLine();
      }
    }
  }

  private void capture() {
    for (int row = 0; row < 10; row++) {
      for (int col = 0; col < 10; col++) {
        put(random.nextInt(4) > 0 ? 0 : 1 + (row / 2 + col / 2) % 2);
      }
      endLine();
    }
    for (int step = from(0, 150); step > 0; step--) {
      put(from(0, 9)).put(from(0, 9)).put(from(1, 2)).endLine();
    }
  }

  private void othello() {
    put(1).endLine();
    for (int row = 0; row < 8; row++) {
      StringBuilder line = new StringBuilder();
      for (int col = 0; col < 8; col++) {
        line.append(random.nextInt(3) > 0 ? '-' : random.nextBoolean() ? 'B' : 'W');
      }
      input.append(line).append('\n');
    }
    put(random.nextBoolean() ? "B" : "W").endLine();
    for (int step = from(0, 5); step > 0; step--) {
      put("M" + from(1, 8) + from(1, 8)).endLine();
    }
    put("Q");
  }

  private void dots() {
    int rows = from(1, 4);
    int cols = from(1, 4);
    int steps = from(0, 90);
    put(rows).put(cols).put(steps).endLine();
    for (int step = 0; step < steps; step++) {
      int row = from(0, rows + 1);
      int col = from(0, cols + 1);
      boolean isDown = random.nextBoolean();
      int by = random.nextBoolean() ? 1 : -1;
      boolean isFar = random.nextInt(6) == 0;
      put(from(0, 1)).put(row).put(col);
      put(isFar ? far(rows) : row + (isDown ? by : 0));
      put(isFar ? far(cols) : col + (isDown ? 0 : by)).endLine();
    }
  }

  private long far(int size) {
    return random.nextInt(8) == 0 ? -999_999_999_999_999_999L : from(-1, size + 2);
  }
}
