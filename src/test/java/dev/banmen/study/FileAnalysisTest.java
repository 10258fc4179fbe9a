package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Recording;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Lizzie, Sabaki and KataGo have written into files. */
class FileAnalysisTest {
  private final Scribe scribe = new Scribe("go", Map.of("size", "9"));

  private ShownLine line() {
    Recording recording = scribe.recording();
    return RecordCursor.of(
            new RecordBoard(recording, TestHouse.everything()),
            EditableRecord.of(scribe.opened(), 0, List.of(), recording))
        .line();
  }

  private static List<Double> margins(ShownLine line) {
    return java.util.stream.IntStream.range(0, line.size()).mapToObj(line::margin).toList();
  }

  @Test
  void lizzieSpeaksOfTheSideThatHasMoved() {
    scribe.plays("B E5").notes("LZ", "0.7.4 60.2 1.2k\nmove D4 visits 5 winrate 3980 pv D4");
    scribe.plays("W C3").notes("LZ", "0.7.4 55.0 300\n").plays("B G7");
    assertThat(margins(line())).containsExactly(0.0, 10.0, -5.0, -5.0);
    assertThat(line().analysis().orElseThrow().program().title()).isEqualTo("Lizzie");
    assertThat(line().analysis().orElseThrow().inPoints()).isFalse();
  }

  @Test
  void lizzieWritesCommasWhereItsLanguageDoes() {
    scribe.plays("B E5").notes("LZ", "0.7.4 60,2 1,2k\nmove D4 visits 5 winrate 3980 pv D4");
    scribe.plays("W C3").notes("LZ", "0.7.4 55,0 300\n");
    assertThat(margins(line())).containsExactly(0.0, 10.0, -5.0);
  }

  @Test
  void sabakiSpeaksOfBlack() {
    scribe.plays("B E5").notes("SBKV", "47.3").plays("W C3").notes("SBKV", "81");
    assertThat(margins(line())).containsExactly(0.0, -3.0, 31.0);
  }

  @Test
  void kataGoSpeaksOfWhiteBeforeTheMove() {
    scribe.plays("B E5").notes("C", "0.52 0.48 0.00 0.7 v=600 weight=1.00");
    scribe.plays("W C3").notes("C", "0.10 0.90 0.00 -11.3 v=600").plays("B G7");
    assertThat(margins(line())).containsExactly(-0.7, 11.3, 11.3, 11.3);
    assertThat(line().analysis().orElseThrow().inPoints()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0.7.4", "0.7.4 x 1", "0.7.4 101 5", "0.7.4 -3 5", "0.7.4 50 0", "0 1e9 5"})
  void whatIsNoAnalysisIsNone(String value) {
    scribe.plays("B E5").notes("LZ", value).plays("W C3").notes("LZ", value);
    assertThat(line().hasMargins()).isFalse();
  }

  @Test
  void oneValueMakesNoCurve() {
    scribe.plays("B E5").notes("SBKV", "47.3").plays("W C3").notes("C", "0.5 0.5 games v=3");
    assertThat(line().hasMargins()).isFalse();
  }

  @Test
  void whereTheBoardGivesTheScoreThatIsDrawn() {
    Scribe othello = new Scribe("othello", Map.of());
    assertThat(othello.recording().family()).isEqualTo("othello");
    othello.plays("B d3").notes("SBKV", "47.3").plays("W c3").notes("SBKV", "47.3");
    Recording recording = othello.recording();
    ShownLine line =
        new RecordBoard(recording, TestHouse.everything()).line(recording, recording.tree().end(0));
    assertThat(line.analysis()).isEmpty();
    assertThat(line.margin(1)).isEqualTo(3);
  }
}
