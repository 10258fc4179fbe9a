package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import org.junit.jupiter.api.Test;

/** Pieces of many rows. */
class StoneShapeTest {
  private static String drawn(Glyphs glyphs, Side side, int rows) {
    String piece = glyphs.largePiece(side, rows, false);
    int cols = StoneShape.cols(rows);
    StringBuilder lines = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      lines.append(piece, row * cols, (row + 1) * cols).append('\n');
    }
    return lines.toString().replace(StoneShape.NONE, '_');
  }

  /** One that was made before is not taken for another whose lines turn in another way. */
  @Test
  void aPieceIsThatOfAllItIsMadeOf() {
    String small = Glyphs.UNICODE.largePiece(Side.WHITE, StoneShape.SMALL, false);
    String joints = Glyphs.UNICODE.joints();
    String other = new StringBuilder(joints).reverse().toString();
    assertThat(other).isNotEqualTo(joints);
    assertThat(StoneShape.of(small, other, 7)).isNotEqualTo(StoneShape.of(small, joints, 7));
    assertThat(StoneShape.of(small, joints, 7)).isSameAs(StoneShape.of(small, joints, 7));
  }

  @Test
  void aPieceIsRoundAndItsLinesJoin() {
    assertThat(drawn(Glyphs.UNICODE, Side.BLACK, 5))
        .isEqualTo(
            """
            _▟█████▙_
            ▟███████▙
            █████████
            ▜███████▛
            _▜█████▛_
            """);
    assertThat(drawn(Glyphs.UNICODE, Side.WHITE, 7))
        .isEqualTo(
            """
            ___╭─────╮___
            _╭─╯     ╰─╮_
            ╭╯         ╰╮
            │           │
            ╰╮         ╭╯
            _╰─╮     ╭─╯_
            ___╰─────╯___
            """);
    assertThat(drawn(Glyphs.ASCII, Side.WHITE, 5))
        .isEqualTo(
            """
            _.-----._
            .'     '.
            |   O   |
            '.     .'
            _'-----'_
            """);
    assertThat(drawn(Glyphs.CJK, Side.WHITE, 5))
        .isEqualTo(
            """
            _⡎⠉⠉⠉⠉⠉⢱_
            ⡎⠁     ⠈⢱
            ⡇       ⢸
            ⢇⡀     ⢀⡸
            _⢇⣀⣀⣀⣀⣀⡸_
            """);
  }

  @Test
  void aPieceIsAlikeOnAllSidesInEverySize() {
    for (GlyphSet set : GlyphSet.values()) {
      for (Side side : Side.values()) {
        for (int rows = 3; rows <= 21; rows += 2) {
          String[] lines = drawn(set.glyphs(), side, rows).split("\n");
          assertThat(lines).hasSize(rows);
          for (int row = 0; row < rows; row++) {
            assertThat(lines[row]).hasSize(StoneShape.cols(rows));
            int left = inset(lines[row]);
            assertThat(inset(new StringBuilder(lines[row]).reverse().toString())).isEqualTo(left);
            assertThat(inset(lines[rows - 1 - row])).isEqualTo(left);
            boolean isUpper = row > 0 && row <= rows / 2;
            assertThat(left).isLessThanOrEqualTo(isUpper ? inset(lines[row - 1]) : left);
          }
        }
      }
    }
  }

  private static int inset(String line) {
    int inset = 0;
    while (line.charAt(inset) == '_') {
      inset++;
    }
    return inset;
  }
}
