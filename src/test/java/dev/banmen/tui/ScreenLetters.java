package dev.banmen.tui;

/**
 * The words and figures of a screen, line by line. They are the same with and without colours;
 * pieces, the cursor and the last move have other shapes then, and a label may stand on a piece or
 * beside it.
 */
final class ScreenLetters {
  /** An H alone is White's upright line in ASCII, where no colour tells whose it is. */
  private static final String LINE = "(?<![\\p{L}\\p{N}])H(?![\\p{L}\\p{N}])";

  private ScreenLetters() {}

  static String of(String screen) {
    StringBuilder letters = new StringBuilder();
    for (String line : screen.split("\n", -1)) {
      String words = line.replaceAll(LINE, " ").replaceAll("[^\\p{L}\\p{N}]+", " ");
      letters.append(words.strip()).append('\n');
    }
    return letters.toString();
  }
}
