package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.game.Ground;
import dev.banmen.tui.term.Cell;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Themes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cells that a palette makes from others. */
class PaletteTest {
  private final Palette palette =
      Palette.of(Themes.standard(), Depth.TRUECOLOR, Ground.CROSSINGS, false);

  @ParameterizedTest
  @ValueSource(strings = {"x", "盘", "x\u0302", "😀"})
  void aCellWithAnotherGroundKeepsItsText(String text) {
    TextCharacter there = Cell.of(text, palette.ground(' ', false));
    TextCharacter now = palette.regrounded(there, Role.CURSOR, true);
    assertThat(now.getCharacterString()).isEqualTo(text);
    assertThat(now.getBackgroundColor())
        .isEqualTo(palette.over(palette.ground(' ', false), 'x', Role.CURSOR).getBackgroundColor());
  }
}
