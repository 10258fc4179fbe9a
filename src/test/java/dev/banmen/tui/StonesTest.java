package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.game.Ground;
import dev.banmen.game.Side;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Sheet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Black is black and White is white, wherever they are drawn. */
class StonesTest {
  private static TextCharacter first(Palette palette, Glyphs glyphs, String text, Role role) {
    Sheet sheet = new Sheet(20, 1);
    new Canvas(sheet, Extent.of(20, 1), palette, glyphs).text(0, 0, text, role);
    return sheet.getCharacter(0, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "wood, TRUECOLOR",
    "slate, INDEXED",
    "contrast, TRUECOLOR",
    "paper, INDEXED",
    "safe, INDEXED"
  })
  void whatStandsForASideInATextLooksAsOnTheBoard(String theme, Depth depth) throws ThemeFault {
    for (Ground ground : Ground.values()) {
      Palette palette = Palette.of(Themes.bundled(theme), depth, ground);
      char black = Glyphs.UNICODE.sign(Side.BLACK, ground);
      char white = Glyphs.UNICODE.sign(Side.WHITE, ground);
      assertThat(first(palette, Glyphs.UNICODE, black + " to move", Role.STRONG))
          .isEqualTo(palette.cell(black, Role.BLACK));
      assertThat(first(palette, Glyphs.UNICODE, white + " D4", Role.SELECTED))
          .isEqualTo(palette.cell(white, Role.WHITE));
    }
  }

  @ParameterizedTest
  @CsvSource({"mono, INDEXED", "wood, NONE"})
  void itLooksAsTheTextWhereColoursDoNotTell(String theme, Depth depth) throws ThemeFault {
    Palette palette = Palette.of(Themes.bundled(theme), depth, Ground.CROSSINGS);
    assertThat(first(palette, Glyphs.UNICODE, "● C3", Role.SELECTED))
        .isEqualTo(palette.cell('●', Role.SELECTED));
  }

  @ParameterizedTest
  @CsvSource({"wood, INDEXED"})
  void aLetterOfATextIsNoPiece(String theme, Depth depth) throws ThemeFault {
    Palette palette = Palette.of(Themes.bundled(theme), depth, Ground.SQUARES);
    assertThat(first(palette, Glyphs.ASCII, "X-ray", Role.TEXT))
        .isEqualTo(palette.cell('X', Role.TEXT));
  }
}
