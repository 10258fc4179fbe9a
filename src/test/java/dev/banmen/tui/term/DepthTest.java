package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextColor;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DepthTest {
  @Test
  void termAndColortermPromiseColours() {
    assertThat(Depth.of(Map.of("TERM", "xterm"))).isEqualTo(Depth.SIXTEEN);
    assertThat(Depth.of(Map.of("TERM", "screen-256color"))).isEqualTo(Depth.INDEXED);
    assertThat(Depth.of(Map.of("TERM", "xterm", "COLORTERM", "truecolor")))
        .isEqualTo(Depth.TRUECOLOR);
    assertThat(Depth.of(Map.of("TERM", "vt220"))).isEqualTo(Depth.NONE);
    assertThat(Depth.of(Map.of())).isEqualTo(Depth.NONE);
  }

  /** ssh sends their name, but not COLORTERM. */
  @ParameterizedTest
  @CsvSource({
    "xterm-kitty,TRUECOLOR",
    "xterm-ghostty,TRUECOLOR",
    "alacritty,TRUECOLOR",
    "alacritty-direct,TRUECOLOR",
    "foot-extra,TRUECOLOR",
    "wezterm,TRUECOLOR",
    "contour-latest,TRUECOLOR",
    "rio,TRUECOLOR",
    "xterm-direct,TRUECOLOR",
    "xterm-256color,INDEXED",
    "footer,SIXTEEN",
    "xterm-rio,SIXTEEN",
    "kitty-mono,NONE"
  })
  void someNamesPromiseAllColours(String term, Depth depth) {
    assertThat(Depth.of(Map.of("TERM", term))).isEqualTo(depth);
  }

  @Test
  void noColorCountsOnlyIfItIsNotEmpty() {
    assertThat(Depth.of(Map.of("TERM", "xterm", "NO_COLOR", "1"))).isEqualTo(Depth.NONE);
    assertThat(Depth.of(Map.of("TERM", "xterm", "NO_COLOR", ""))).isEqualTo(Depth.SIXTEEN);
  }

  /** By the number of the colour, the two greens of the board of squares are a teal and a grey. */
  @Test
  void twoShadesOfOneColourStayOne() {
    int light = Depth.INDEXED.nearest(new TextColor.RGB(0x30, 0x7f, 0x50));
    int dark = Depth.INDEXED.nearest(new TextColor.RGB(0x2b, 0x74, 0x49));
    assertThat(light).isEqualTo(dark).isEqualTo(29);
    assertThat(Depth.INDEXED.nearest(new TextColor.RGB(0xb0, 0x84, 0x40))).isEqualTo(137);
  }

  @Test
  void eachOfTheIndexedColoursIsItself() {
    for (int grey = 0; grey < 24; grey++) {
      int level = 8 + 10 * grey;
      assertThat(Depth.INDEXED.nearest(new TextColor.RGB(level, level, level)))
          .isEqualTo(232 + grey);
    }
    assertThat(Depth.INDEXED.nearest(new TextColor.RGB(255, 255, 255))).isEqualTo(231);
    assertThat(Depth.INDEXED.nearest(new TextColor.RGB(0, 0, 0))).isEqualTo(16);
    assertThat(Depth.INDEXED.nearest(new TextColor.RGB(0xd7, 0x00, 0xaf))).isEqualTo(163);
  }
}
