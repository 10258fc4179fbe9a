package dev.banmen.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GtpRequestTest {
  @Test
  void aLineIsAnIdANameAndArguments() {
    assertThat(GtpRequest.parse("12 play b  D4 # corner"))
        .contains(new GtpRequest("12", "play", List.of("b", "D4")));
    assertThat(GtpRequest.parse("  play b D4"))
        .contains(new GtpRequest("", "play", List.of("b", "D4")));
    assertThat(GtpRequest.parse("007 name")).contains(new GtpRequest("007", "name", List.of()));
    assertThat(GtpRequest.parse("12345678901 name")) // more digits than an id has
        .contains(new GtpRequest("", "12345678901", List.of("name")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "# 1 name", "12", "12 # name"})
  void aLineMayHaveNoCommand(String line) {
    assertThat(GtpRequest.parse(line)).isEmpty();
  }

  @Test
  void anAnswerEndsWithTheOnlyEmptyLine() {
    GtpRequest request = new GtpRequest("3", "name", List.of());
    assertThat(request.done("")).isEqualTo("=3 \n\n");
    assertThat(request.done("a\n\n\nb\n")).isEqualTo("=3 a\nb\n\n");
    assertThat(request.done("\n a\n b")).isEqualTo("=3 \n a\n b\n\n");
    assertThat(request.failed("a\u001b[2Jb\r")).isEqualTo("?3 a[2Jb\n\n");
  }
}
