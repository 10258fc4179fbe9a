package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextColor;
import dev.banmen.game.Ground;
import dev.banmen.text.Language;
import dev.banmen.tui.term.AnsiText;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.Cell;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.Themes;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sextants are used where the terminal draws them itself, and are one cell wide. */
class SextantTest {
  private static GlyphSet set(String name, String variables) {
    Map<String, String> environment = new HashMap<>(Map.of("LANG", "en_US.UTF-8"));
    for (String variable : variables.split(" ")) {
      String[] parts = variable.split("=", 2);
      environment.put(parts[0], parts[1]);
    }
    return GlyphSet.of(name, environment, Language.ENGLISH);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TERM=xterm-kitty",
        "TERM=xterm-256color KITTY_WINDOW_ID=1",
        "TERM=foot",
        "TERM=foot-extra",
        "TERM=wezterm",
        "TERM=xterm-256color TERM_PROGRAM=WezTerm",
        "TERM=xterm-ghostty",
        "TERM=xterm-256color TERM_PROGRAM=ghostty",
        "TERM=xterm-256color VTE_VERSION=6200",
        "TERM=xterm-256color VTE_VERSION=8203"
      })
  void terminalsThatDrawThemAreKnown(String variables) {
    assertThat(set("auto", variables)).isEqualTo(GlyphSet.SEXTANTS);
    assertThat(set("unicode", variables)).isEqualTo(GlyphSet.UNICODE);
    assertThat(set("auto", variables + " LANG=C")).isEqualTo(GlyphSet.ASCII);
    for (String inside : new String[] {" TMUX=/tmp/tmux-1000/default,1,0", " STY=1.pts-0.host"}) {
      assertThat(set("auto", variables + inside)).isEqualTo(GlyphSet.UNICODE);
      assertThat(set("sextants", variables + inside)).isEqualTo(GlyphSet.SEXTANTS);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TERM=xterm-256color",
        "TERM=footer",
        "TERM=alacritty KITTY_WINDOW_ID=1",
        "TERM=alacritty TERM_PROGRAM=WezTerm",
        "TERM=xterm-256color VTE_VERSION=6006",
        "TERM=xterm-256color VTE_VERSION=new",
        "TERM=xterm-256color VTE_VERSION=99999999999",
        "TERM=xterm-256color VTE_VERSION=8203 XTERM_VERSION=XTerm(390)",
        "TERM=xterm-256color VTE_VERSION=8203 TERM_PROGRAM=vscode",
        "TERM=tmux-256color VTE_VERSION=8203",
        "TERM=screen-256color KITTY_WINDOW_ID=1"
      })
  void othersGetBlocks(String variables) {
    assertThat(set("auto", variables)).isEqualTo(GlyphSet.UNICODE);
  }

  @Test
  void theSetIsThatOfUnicodeWithSextants() {
    assertThat(Glyphs.SEXTANTS.hasBlocks()).isTrue();
    assertThat(Glyphs.SEXTANTS.hasSextants()).isTrue();
    assertThat(Glyphs.UNICODE.hasSextants()).isFalse();
    assertThat(Glyphs.SEXTANTS.fractions("7.5")).isEqualTo(Glyphs.UNICODE.fractions("7.5"));
    assertThat(Glyphs.SEXTANTS.bar()).isEqualTo(Glyphs.UNICODE.bar());
    assertThat(Display.of("256", "sextants", Map.of(), Language.ENGLISH).ascii()).isFalse();
  }

  @Test
  void aCellHasTheWholeCharacterAndOneColumn() {
    TextColor none = TextColor.ANSI.DEFAULT;
    Cell cell = new Cell('\udf3b', none, none, EnumSet.noneOf(SGR.class));
    assertThat(cell.getCharacterString()).isEqualTo("🬻");
    assertThat(cell.isDoubleWidth()).isFalse();
    assertThat(Cell.sign(cell)).isEqualTo('\udf3b');
    assertThat(Cell.sign(cell.withCharacter('█'))).isEqualTo('█');
  }

  /** What is behind one may change, as under the cursor; the character stays whole. */
  @Test
  void aSextantIsWrittenWholeAndKeptOnAnotherGround() {
    BufferGraphics sheet = new BufferGraphics(3, 1);
    Palette palette = Palette.of(Themes.standard(), Depth.TRUECOLOR, Ground.CROSSINGS, false);
    Canvas canvas = new Canvas(sheet, Extent.of(3, 1), palette, Glyphs.SEXTANTS);
    canvas.fill(Role.BOARD);
    canvas.write(0, 0, '\udf3b', Role.BLACK);
    canvas.put(1, 0, '█', Role.BLACK);
    canvas.write(2, 0, '\udf3a', Role.BLACK);
    canvas.reground(0, 0, Role.CURSOR, true);
    canvas.tint(2, 0, Role.WHITE);
    String written = new AnsiText(Depth.NONE).lines(sheet).replaceAll("\033\\[[0-9;]*m", "");
    assertThat(written).isEqualTo("🬻█🬺\n");
  }

  /** A text has none but by accident: its own are shown as unknown. */
  @Test
  void aTextHasNone() {
    BufferGraphics sheet = new BufferGraphics(3, 1);
    Palette palette = Palette.of(Themes.standard(), Depth.TRUECOLOR, Ground.CROSSINGS, false);
    Canvas canvas = new Canvas(sheet, Extent.of(3, 1), palette, Glyphs.SEXTANTS);
    canvas.text(0, 0, "\udf3ba", Role.TEXT);
    assertThat(sheet.cell(0, 0).getCharacterString()).isEqualTo("?");
  }
}
