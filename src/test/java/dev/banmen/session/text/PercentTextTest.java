package dev.banmen.session.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PercentTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"%0a", "%e4", "%\uff10\uff11", "%4", "%", "%-1", "%+1", "%G0", "a%"})
  void onlyWhatWritingMakesIsRead(String escaped) {
    assertThat(PercentText.ofRest(escaped)).isEmpty();
    assertThat(PercentText.ofWord(escaped + "x")).isEmpty();
  }

  @Test
  void whatIsWrittenIsRead() {
    String text = " 100% \uff10+\n\u76e4 ".repeat(10_000);
    assertThat(PercentText.ofRest(PercentText.rest(text))).contains(text);
    assertThat(PercentText.ofWord(PercentText.word(text))).contains(text);
  }
}
