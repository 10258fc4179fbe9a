package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

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
}
