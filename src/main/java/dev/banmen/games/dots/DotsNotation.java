package dev.banmen.games.dots;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Optional;

/**
 * A line as {@code x1,y1-x2,y2}: two dots, x the row and y the column from 1 at the top left, the
 * upper or left one first. A dot is {@code x,y} alone; a box is written as two of its corners,
 * {@code x,y-x+1,y+1}. Immutable.
 */
final class DotsNotation implements Notation {
  /** Replaces larger numbers, as no board is this large. */
  private static final int FAR = 10_000;

  private final boolean signed;

  /** Creates the notation of players. */
  DotsNotation() {
    this(false);
  }

  /**
   * Creates the notation of players or of records.
   *
   * @param signed whether a number may be below 0, as in an exercise's step
   */
  DotsNotation(boolean signed) {
    this.signed = signed;
  }

  @Override
  public String name(Site site) {
    int row = Math.floorDiv(site.row(), 2);
    int col = Math.floorDiv(site.col(), 2);
    String first = dot(row + 1, col + 1);
    int down = Math.floorMod(site.row(), 2);
    int right = Math.floorMod(site.col(), 2);
    return down + right == 0 ? first : first + "-" + dot(row + 1 + down, col + 1 + right);
  }

  /** Writes a dot; row and column count from 1. */
  static String dot(long row, long col) {
    return row + "," + col;
  }

  @Override
  public Optional<Site> parse(String name) {
    return DotPair.read(name, signed).map(DotPair::site);
  }

  /**
   * Returns the site half-way between two dots that touch: a line, a box across its corners, or the
   * dot itself. Two that are farther apart give a dot, which is off a board if one of them is.
   */
  static Site between(long x1, long y1, long x2, long y2) {
    return between(near(x1), near(y1), near(x2), near(y2));
  }

  /** Returns the number, or one that is off every board too. */
  private static int near(long number) {
    return (int) Math.max(-FAR, Math.min(FAR, number));
  }

  private static Site between(int x1, int y1, int x2, int y2) {
    if (Math.abs(x1 - x2) <= 1 && Math.abs(y1 - y2) <= 1) {
      return new Site(x1 + x2 - 2, y1 + y2 - 2);
    }
    return new Site(2 * outer(x1, x2) - 2, 2 * outer(y1, y2) - 2);
  }

  private static int outer(int a, int b) {
    return Math.min(a, b) < 1 ? Math.min(a, b) : Math.max(a, b);
  }

  @Override
  public String row(int row) {
    return label(row);
  }

  @Override
  public String column(int col) {
    return label(col);
  }

  private static String label(int line) {
    return line % 2 == 0 ? Integer.toString(line / 2 + 1) : "";
  }
}
