package dev.banmen.server.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.server.House;
import dev.banmen.server.people.NameRule;
import dev.banmen.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

class NameEraserTest {
  private static final String HEAD =
      """
      banmen 2
      game go
      seat black p5 anna
      seat white p50 anna
      begin 0
      """;

  @Test
  void onlyThisPersonsNameGoes() {
    List<String> lines =
        List.of(
            HEAD, "12 p5 B d4\n", "-3 p5 seat black p5 anna b\n", "0 p50 seat white p50 anna\n");
    List<String> erased = new NameEraser(5).apply(lines);
    assertThat(erased)
        .containsExactly(
            HEAD.replace("p5 anna", "p5 guest5-2"),
            "12 p5 B d4\n",
            "-3 p5 seat black p5 guest5\n",
            "0 p50 seat white p50 anna\n");
  }

  @Test
  void namesThatDifferedDifferAfterwards() {
    List<String> lines =
        List.of(
            "seat black p5 guest5\n",
            "0 p5 seat black p5 anna\n",
            "0 p5 seat black p5 Anna\\1$1\n",
            "0 p5 seat black p5 anna\n");
    assertThat(new NameEraser(5).apply(lines))
        .containsExactly(
            "seat black p5 guest5-3\n",
            "0 p5 seat black p5 guest5\n",
            "0 p5 seat black p5 guest5-2\n",
            "0 p5 seat black p5 guest5\n");
  }

  @Test
  void aSecondTimeChangesNothing() {
    List<String> once = new NameEraser(5).apply(List.of("seat black p5 anna\n"));
    assertThat(new NameEraser(5).apply(once)).isEqualTo(once);
  }

  @Test
  void nobodyCanTakeSuchAName() {
    assertThat(NameRule.folded("guest5-2")).isEqualTo("guest52");
    assertThat(NameRule.offered("guest5-2", "", Language.ENGLISH.words(House.class))).isEmpty();
  }
}
