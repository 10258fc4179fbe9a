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

  private FileAnalysis.Source source() {
    return line().analysis().orElseThrow().source();
  }

  private static List<Double> margins(ShownLine line) {
    return java.util.stream.IntStream.range(0, line.size()).mapToObj(line::margin).toList();
  }

  @Test
  void lizzieSpeaksOfTheSideThatHasMoved() {
    scribe.plays("B E5").notes("LZ", "0.7.4 60.2 1.2k\nmove D4 visits 5 winrate 3980 pv D4");
    scribe.plays("W C3").notes("LZ", "0.7.4 55.0 300\n").plays("B G7");
    assertThat(margins(line())).containsExactly(0.0, 10.0, -5.0, -5.0);
    assertThat(source().program()).isEqualTo("Lizzie");
    assertThat(source().inPoints()).isFalse();
  }

  @Test
  void lizzieWritesCommasWhereItsLanguageDoes() {
    scribe.plays("B E5").notes("LZ", "0.7.4 60,2 1,2k\nmove D4 visits 5 winrate 3980 pv D4");
    scribe.plays("W C3").notes("LZ", "0.7.4 55,0 300\n");
    assertThat(margins(line())).containsExactly(0.0, 10.0, -5.0);
  }

  /** As LizzieYzy's SGFParser.formatNodeData writes it: the lead is that of the side to move. */
  @Test
  void lizzieYzySaysByHowMuchASideLeads() {
    scribe.notes("LZOP", "KataGo 53.1 1.2k -0.6 14.8\nmove E5 visits 900 winrate 4690 pv E5");
    scribe.plays("B E5").notes("LZ", "KataGo 61.0 1200 -2.5 13.1 0.5\nmove C3 visits 5 pv C3 G7");
    scribe.plays("W C3").notes("LZ", "闪电分析 38.2 12.3m 3.1 12.0\n").plays("B G7");
    scribe.notes("LZ", "KataGo 60.0 300 0.0 11.4\n");
    assertThat(margins(line())).containsExactly(-0.6, 2.5, 3.1, 0.0);
    assertThat(source().program()).isEqualTo("Lizzie");
    assertThat(source().inPoints()).isTrue();
  }

  @Test
  void atTheStartTheNextMoveSaysWhoseTurnItIs() {
    scribe.notes("LZOP", "KataGo 53.1 500 8.5 14.8\n");
    scribe.plays("W E5").notes("LZ", "KataGo 40.0 500 9.0 14.8\n");
    assertThat(margins(line())).containsExactly(-8.5, 9.0);
  }

  @Test
  void whereFewNodesHaveALeadTheChancesAreShown() {
    scribe.plays("B E5").notes("LZ", "KataGo 61.0 1200 -2.5 13.1\n");
    scribe.plays("W C3").notes("LZ", "LeelaZero 38.0 900\n");
    scribe.plays("B G7").notes("LZ", "LeelaZero 63.0 900\n");
    assertThat(margins(line())).containsExactly(0.0, 11.0, 12.0, 13.0);
    assertThat(source().inPoints()).isFalse();
  }

  @Test
  void theSecondEngineIsShownWhereTheFirstSaysLess() {
    scribe.notes("LZOP2", "SubEngine 41.0 150 2.1 0.5 0.8\n");
    scribe.plays("B E5").notes("LZ2", "SubEngine 61.0 1200 -2.5 13.1\n");
    assertThat(margins(line())).containsExactly(2.1, 2.5);
    scribe.notes("LZ", "LeelaZero 70.0 900\n").plays("W C3");
    assertThat(margins(line())).as("one of the first").containsExactly(2.1, 2.5, 2.5);
    scribe.notes("LZ", "LeelaZero 38.0 900\n");
    assertThat(margins(line())).as("two of each").containsExactly(0.0, 20.0, 12.0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NaN",
        "Infinity",
        "1e300",
        "12345.0",
        "99999999999999999999999999",
        "0x10",
        "--3.0",
        "-",
        "3.0.1",
        "3.12345",
        "٣.١",
        ""
      })
  void whatIsNoLeadIsNone(String lead) {
    scribe.plays("B E5").notes("LZ", "KataGo 61.0 1200 " + lead + " 13.1\n");
    scribe.plays("W C3").notes("LZ", "KataGo 38.0 1200 " + lead + " 13.1\n");
    assertThat(margins(line())).as("the chances").containsExactly(0.0, 11.0, 12.0);
  }

  @Test
  void aLeadWithoutChancesIsNone() {
    for (String value : List.of("KataGo 3.1 -2.5", "KataGo NaN 1200 -2.5 13.1", "-2.5")) {
      scribe.plays("B E5").notes("LZ", value).plays("W C3").notes("LZ", value);
    }
    assertThat(line().hasMargins()).isFalse();
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
    assertThat(source().inPoints()).isTrue();
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
