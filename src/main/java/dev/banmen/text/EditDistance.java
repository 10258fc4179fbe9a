package dev.banmen.text;

import java.util.Collection;
import java.util.Optional;

/**
 * Finds the word that was probably meant: counts letters inserted, left out, replaced, or swapped
 * with their neighbours. Stateless.
 */
public final class EditDistance {
  /** One letter may be wrong for this many letters of a word. */
  private static final int LETTERS_A_SLIP = 3;

  private static final int MOST_SLIPS = 2;

  private EditDistance() {}

  /** Returns the nearest known word; empty if none is near. */
  public static Optional<String> nearest(String word, Collection<String> known) {
    Optional<String> best = Optional.empty();
    int least = Math.min(MOST_SLIPS, word.length() / LETTERS_A_SLIP) + 1;
    for (String candidate : known) {
      boolean isAsLong = Math.abs(candidate.length() - word.length()) < least;
      int slips = isAsLong ? slips(word, candidate) : least;
      if (slips < least) {
        least = slips;
        best = Optional.of(candidate);
      }
    }
    return best;
  }

  /** Returns the least number of slips that lead from one word to the other. */
  static int slips(String one, String other) {
    int[][] slips = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        slips[i][j] = i == 0 || j == 0 ? i + j : least(slips, one, other, i, j);
      }
    }
    return slips[one.length()][other.length()];
  }

  private static int least(int[][] slips, String one, String other, int i, int j) {
    boolean isSame = one.charAt(i - 1) == other.charAt(j - 1);
    int least = Math.min(slips[i - 1][j], slips[i][j - 1]) + 1;
    least = Math.min(least, slips[i - 1][j - 1] + (isSame ? 0 : 1));
    boolean isSwapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return isSwapped ? Math.min(least, slips[i - 2][j - 2] + 1) : least;
  }
}
