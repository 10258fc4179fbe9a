package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalTextUtils;
import org.junit.jupiter.api.Test;

class CellWidthTest {
  @Test
  void everyCharacterIsAsWideAsLanternaCountsIt() {
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      int width = TerminalTextUtils.isCharDoubleWidth((char) c) ? 2 : 1;
      assertThat(CellWidth.of((char) c)).as("U+%04X", c).isEqualTo(width);
    }
  }
}
