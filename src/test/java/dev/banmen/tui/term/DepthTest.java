package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

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

  @Test
  void noColorCountsOnlyIfItIsNotEmpty() {
    assertThat(Depth.of(Map.of("TERM", "xterm", "NO_COLOR", "1"))).isEqualTo(Depth.NONE);
    assertThat(Depth.of(Map.of("TERM", "xterm", "NO_COLOR", ""))).isEqualTo(Depth.SIXTEEN);
  }
}
