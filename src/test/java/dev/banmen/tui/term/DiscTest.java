package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Pieces made of blocks are round, stand in the middle, and leave each other room. */
class DiscTest {
  /** The smallest piece of blocks, and the largest that a scale has. */
  private static final int LEAST = 4;

  private static final int MOST = 42;

  private record Kind(int step, boolean isOnSquare) {
    Disc disc() {
      return Disc.of(step, isOnSquare);
    }

    /** Whether its middle is that of its cells: the smallest stands on a corner of them. */
    boolean isCentred() {
      return isOnSquare || step == LEAST;
    }

    /** The samples of the whole disc, by row. */
    boolean[][] raster() {
      return DiscTest.raster(disc());
    }
  }

  private static Stream<Kind> kinds() {
    List<Kind> kinds = new ArrayList<>();
    for (int step = LEAST; step <= MOST; step += 2) {
      kinds.add(new Kind(step, false));
      kinds.add(new Kind(step, true));
    }
    return kinds.stream();
  }

  private static boolean[][] raster(Disc disc) {
    boolean[][] raster =
        new boolean[disc.rows() * BlockRaster.ROWS][disc.cols() * BlockRaster.COLS];
    for (int y = 0; y < raster.length; y++) {
      for (int x = 0; x < raster[0].length; x++) {
        int row = y / BlockRaster.ROWS;
        int col = x / BlockRaster.COLS;
        boolean isFilled =
            BlockRaster.fills(disc.cell(row, col), x % BlockRaster.COLS, y % BlockRaster.ROWS);
        raster[y][x] = isFilled != disc.isSwapped(row, col);
      }
    }
    return raster;
  }

  /** Whether a sample's middle is on the true disc. */
  private static boolean isOn(Kind kind, int x, int y) {
    double radius = (kind.step - 1) / 2.0;
    int rows = kind.step / 2;
    double middleX = kind.isCentred() ? kind.step / 2.0 : radius;
    double middleY = kind.isCentred() || rows % 2 == 1 ? rows : radius; // in columns, as all here
    double right = (x + 0.5) / BlockRaster.COLS - middleX;
    double down = (y + 0.5) * 2 / BlockRaster.ROWS - middleY;
    return right * right + down * down <= radius * radius;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aPieceIsAsHighAsWide(Kind kind) {
    boolean[][] raster = kind.raster();
    int left = Integer.MAX_VALUE;
    int right = 0;
    int top = Integer.MAX_VALUE;
    int bottom = 0;
    for (int y = 0; y < raster.length; y++) {
      for (int x = 0; x < raster[0].length; x++) {
        if (raster[y][x]) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = Math.max(bottom, y + 1);
        }
      }
    }
    double width = (right - left) / (double) BlockRaster.COLS;
    double height = (bottom - top) * 2 / (double) BlockRaster.ROWS;
    assertThat(height).isCloseTo(width, within(width / 10));
    assertThat(width).isCloseTo(kind.step - 1, within((kind.step - 1) / 10.0));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aPieceDiffersLittleFromTheTrueDisc(Kind kind) {
    boolean[][] raster = kind.raster();
    int off = 0;
    int area = 0;
    for (int y = 0; y < raster.length; y++) {
      for (int x = 0; x < raster[0].length; x++) {
        area += isOn(kind, x, y) ? 1 : 0;
        off += isOn(kind, x, y) != raster[y][x] ? 1 : 0;
      }
    }
    assertThat(off / (double) area).isLessThanOrEqualTo(most(kind));
  }

  /** On a square six columns wide, nothing made of blocks is nearer. */
  private static double most(Kind kind) {
    boolean isMiddle = kind.step == 6 && kind.isOnSquare;
    return kind.step == LEAST ? 0.135 : isMiddle ? 0.083 : 0.08;
  }

  /** Whatever their colours: not even at a corner. */
  @ParameterizedTest
  @MethodSource("kinds")
  void noTwoPiecesTouch(Kind kind) {
    boolean[][] raster = kind.raster();
    int right = kind.step * BlockRaster.COLS;
    int down = kind.step / 2 * BlockRaster.ROWS;
    for (int y = 0; y < raster.length; y++) {
      for (int x = 0; x < raster[0].length; x++) {
        if (raster[y][x]) {
          for (int[] to : new int[][] {{right, 0}, {0, down}, {right, down}, {right, -down}}) {
            if (isNear(raster, x - to[0], y - to[1])) {
              fail("at %d %d", x, y);
            }
          }
        }
      }
    }
  }

  private static boolean isNear(boolean[][] raster, int x, int y) {
    for (int row = Math.max(0, y - 1); row <= Math.min(raster.length - 1, y + 1); row++) {
      for (int col = Math.max(0, x - 1); col <= Math.min(raster[0].length - 1, x + 1); col++) {
        if (raster[row][col]) {
          return true;
        }
      }
    }
    return false;
  }

  /** So that no cell has two pieces, and the board as a third colour. */
  @ParameterizedTest
  @MethodSource("kinds")
  void noCellIsOfTwoPieces(Kind kind) {
    assertThat(kind.disc().cols()).isLessThanOrEqualTo(kind.step);
    assertThat(kind.disc().rows()).isLessThanOrEqualTo(kind.step / 2);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aPieceIsAlikeOnTheLeftAndOnTheRight(Kind kind) {
    for (boolean[] line : kind.raster()) {
      for (int x = 0; x < line.length / 2; x++) {
        assertThat(line[x]).isEqualTo(line[line.length - 1 - x]);
      }
    }
  }

  /** The characters of the common sizes, row by row, and which of them are swapped. */
  @ParameterizedTest
  @CsvSource({
    "4, true, ▗▆▆▖▝▂▂▘ .....^^.",
    "6, true, .▄▆▆▄.▐████▌.▀▂▂▀. ..............^^..",
    "6, false, ▗▅▆▅▖█████▝▃▂▃▘ ...........^^^.",
    "8, true, .▗▅▆▆▅▖.▗██████▖▝██████▘.▝▃▂▂▃▘. ..........................^^^^..",
    "8, false, ▗▅▇█▇▅▖███████▜█████▛.▆▅▀▅▆. ......................^^.^^."
  })
  void theCommonSizesAreThese(int step, boolean isOnSquare, String text) {
    assertThat(text(Disc.of(step, isOnSquare))).isEqualTo(text);
  }

  private static String text(Disc disc) {
    StringBuilder cells = new StringBuilder();
    StringBuilder swapped = new StringBuilder(" ");
    for (int i = 0; i < disc.rows() * disc.cols(); i++) {
      char cell = disc.cell(i / disc.cols(), i % disc.cols());
      cells.append(cell == ' ' ? '.' : cell);
      swapped.append(disc.isSwapped(i / disc.cols(), i % disc.cols()) ? '^' : '.');
    }
    return cells.append(swapped).toString();
  }

  @Test
  void theSmallestPieceIsTheSameOnCrossingsAndSquares() {
    assertThat(Disc.of(LEAST, true)).isSameAs(Disc.of(LEAST, false));
    assertThat(Disc.of(LEAST + 2, true)).isNotSameAs(Disc.of(LEAST + 2, false));
  }

  /** Even on all sides, and so the halo around it. */
  @Test
  void theSmallestPieceIsAlikeAboveAndBelow() {
    boolean[][] raster = raster(Disc.of(LEAST, false));
    for (int y = 0; y < raster.length / 2; y++) {
      assertThat(raster[y]).isEqualTo(raster[raster.length - 1 - y]);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aPictureHidesItAndNoStoneBesideIt(Kind kind) {
    Disc disc = kind.disc();
    double radius = disc.radius() + StoneImage.LARGER;
    assertThat(2 * radius).isLessThan(kind.step);
    boolean[][] raster = kind.raster();
    for (int y = 0; kind.step <= StonePictures.LARGEST && y < raster.length; y++) {
      for (int x = 0; x < raster[0].length; x++) {
        double right = (x + 0.5) / BlockRaster.COLS - disc.cols() / 2.0;
        double down = ((y + 0.5) / BlockRaster.ROWS - disc.middleY()) * 2;
        assertThat(raster[y][x] && Math.hypot(right, down) > radius).as("%d,%d", x, y).isFalse();
      }
    }
  }
}
