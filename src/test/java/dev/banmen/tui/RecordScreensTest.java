package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.Colours;
import dev.banmen.picture.Diagram;
import dev.banmen.picture.PictureTexts;
import dev.banmen.record.MoveNumbers;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.page.view.RecordPageTest;
import dev.banmen.tui.term.Depth;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The page of a recording in its main states, at five sizes and with both sets of glyphs, at 80x24
 * against golden files. What is asserted beside them must be seen at every size.
 */
class RecordScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final int[][] SIZES = {{80, 24}, {40, 15}, {20, 10}, {120, 40}, {200, 60}};

  private static final String END = "\033[F";

  private static void check(String name, Scribe scribe, String keys, String... seen)
      throws IOException, Refusal {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      for (int[] size : SIZES) {
        TestHouse house = new TestHouse(0);
        RecordPage page =
            RecordPage.of(Language.ENGLISH.words(Viewer.class), house, scribe.opened(), 0);
        Evening evening = new Evening(house, page, size[0], size[1], glyphs).types(keys);
        String screen = evening.text();
        assertThat(screen).contains(seen);
        assertThat(ScreenLetters.of(evening.text(Depth.TRUECOLOR)))
            .as("colour tells nothing more")
            .isEqualTo(ScreenLetters.of(screen));
        GOLDEN.check(name, size[0], size[1], glyphs, screen);
      }
    }
  }

  @Test
  void aMoveThatWasRefused() throws IOException, Refusal {
    check("miss", RecordPageTest.go(), "m", "Illegal:", "miss 3");
  }

  @Test
  void aRefusalExplained() throws IOException, Refusal {
    check("explained", RecordPageTest.go(), "mx", "miss 3");
  }

  @Test
  void aVariationWithMarkupAndAComment() throws IOException, Refusal {
    check("variation", RecordPageTest.go(), "3\r" + Evening.DOWN, "3 of 4");
  }

  @Test
  void theTree() throws IOException, Refusal {
    check("tree", RecordPageTest.go(), "3\r\t\t", "[Variations]");
  }

  @Test
  void whatIsKnownOfTheGame() throws IOException, Refusal {
    check("info", RecordPageTest.go(), "\t\t\t", "[Game]", "Ann");
  }

  @Test
  void aMoveIsTried() throws IOException, Refusal {
    check("trying", RecordPageTest.go(), "t:A1\r" + Evening.RIGHT + "L", "B1: legal");
  }

  @Test
  void theNextMoveIsGuessed() throws IOException, Refusal {
    check("guess", RecordPageTest.go(), "G:D5\r:A1\r", "No: you were 8");
  }

  @Test
  void aCommentIsWritten() throws IOException, Refusal {
    check("writing", RecordPageTest.go(), "cMore.\r棋譜", "棋譜", "Tab done");
  }

  @Test
  void aCommandIsTyped() throws IOException, Refusal {
    check("typing", RecordPageTest.go(), ":pr", "promote");
  }

  @Test
  void everySignOnSitesAndOnPieces() throws IOException, Refusal {
    check("signs", signs(), END, "4 of 4");
  }

  private static Scribe signs() {
    return shortSigns().marks("LB", "C3:12", "E3:long", "J9:漢");
  }

  private static Scribe shortSigns() {
    return new Scribe("go", Map.of("size", "9"))
        .plays("B A9", "W C9", "B E9", "W J5")
        .marks("TR", "B9", "A9")
        .marks("SQ", "D9", "C9")
        .marks("CR", "F9", "E9")
        .marks("MA", "A7", "B7")
        .marks("SL", "D7", "E7")
        .marks("TB", "A5", "B5")
        .marks("TW", "D5", "E5")
        .marks("DD", "G5", "H5", "J5")
        .marks("LB", "A3:a");
  }

  @Test
  void labelsOnStones() throws IOException, Refusal {
    Scribe scribe =
        new Scribe("go", Map.of("size", "19"))
            .plays("B D4", "W E4", "B D5", "W E5")
            .marks("LB", "D4:1", "E4:2", "D5:13", "E5:14")
            .marks("TR", "K10");
    check("labels", scribe, END, "4 of 4");
  }

  @Test
  void discsAreCountedOnTheTimeline() throws IOException, Refusal {
    Scribe scribe =
        new Scribe("othello", Map.of())
            .on(Recording.RefusalPolicy.TRIED)
            .plays("B d3", "W c3", "B c4", "W e3", "B d3", "B c2", "W b3", "B d2");
    check("othello", scribe.notes("C", "評価: 互角。\tどちらも\033[2Jよい。"), END, "d2");
  }

  @Test
  void boxesAreCountedOnTheTimeline() throws IOException, Refusal {
    Scribe scribe =
        new Scribe("dots", Map.of("size", "3x3"))
            .plays("B 1,1-1,2", "W 1,1-2,1", "B 2,1-2,2", "W 1,2-2,2", "W 1,2-1,3")
            .marks("TR", "1,1-1,2", "2,1-3,1")
            .marks("CR", "1,1-2,1");
    check("dots", scribe, END, "5");
  }

  /** The strip of a recording, which stands below the number of its move. */
  private static String timeline(Scribe scribe) throws Refusal {
    TestHouse house = new TestHouse(0);
    RecordPage page =
        RecordPage.of(Language.ENGLISH.words(Viewer.class), house, scribe.opened(), 0);
    Extent strip = page.frame(Extent.of(80, 24)).timeline();
    List<String> lines = new Evening(house, page, 80, 24, Glyphs.ASCII).text().lines().toList();
    return lines.get(strip.y()).substring(strip.x()).strip();
  }

  @Test
  void aTimelineWithoutMovesIsAPointAndNoLine() throws Refusal {
    assertThat(timeline(new Scribe("go", Map.of("size", "9")))).isEqualTo("#");
    assertThat(timeline(new Scribe("othello", Map.of()))).isEqualTo("#");
    assertThat(timeline(new Scribe("go", Map.of("size", "9")).plays("B D4"))).matches("#-{30,}");
  }

  /** Arrows and lines in every direction, over pieces and beside them, and what is dim. */
  static Scribe strokes() {
    return new Scribe("go", Map.of("size", "9"))
        .plays("B E5", "W G3")
        .marks("DD", "J1", "H1")
        .notes("AR", "aa:ea", "ac:ag", "ca:ec", "dh:bf", "ig:ic", "ib:fb", "ei:gg")
        .notes("LN", "bi:di", "bb:dd", "hd:bd")
        .marks("TR", "D6");
  }

  @Test
  void arrowsAndLinesAreDrawnAndNamed() throws IOException, Refusal {
    check("strokes", strokes(), END, "2 of 2");
    TestHouse house = new TestHouse(0);
    RecordPage page =
        RecordPage.of(Language.ENGLISH.words(Viewer.class), house, strokes().opened(), 0);
    String screen = new Evening(house, page, 80, 24, Glyphs.ASCII).types(END).text();
    assertThat(screen).contains("Arrows: A9-E9", "Lines: B1-D1");
  }

  @Test
  void aPartOfTheBoardIsLookedAtUntilAnotherNodeEndsThat() throws IOException, Refusal {
    Scribe part =
        new Scribe("go", Map.of("size", "9"))
            .notes("VW", "aa:fe")
            .plays("B C7", "W H2", "B D5")
            .notes("VW", "");
    check("part", part, Evening.RIGHT + Evening.RIGHT, "Move 2 of 3");
    TestHouse house = new TestHouse(0);
    RecordPage page = RecordPage.of(Language.ENGLISH.words(Viewer.class), house, part.opened(), 0);
    Evening evening = new Evening(house, page, 80, 24, Glyphs.UNICODE).types(Evening.RIGHT);
    assertThat(evening.text()).contains("is shown.").contains("░");
    assertThat(evening.types(END).text()).doesNotContain("░");
  }

  /** The board of a text, without what is at its sides. */
  private static List<String> board(String text) {
    return text.lines()
        .filter(line -> line.strip().matches("[1-9] .*"))
        .map(line -> line.replaceFirst("^ *[1-9]", ""))
        .map(line -> (line + " ".repeat(20)).substring(0, 19))
        .toList();
  }

  @Test
  void theScreenAndAPictureInTextDrawTheSame() throws Refusal {
    for (Scribe scribe : List.of(strokes(), shortSigns())) {
      for (boolean isAscii : new boolean[] {true, false}) {
        TestHouse house = new TestHouse(0);
        RecordPage page =
            RecordPage.of(Language.ENGLISH.words(Viewer.class), house, scribe.opened(), 0);
        Glyphs glyphs = isAscii ? Glyphs.ASCII : Glyphs.UNICODE;
        String screen = new Evening(house, page, 40, 15, glyphs).types(END).text();
        int moves = MoveNumbers.ofMainLine(scribe.recording().tree());
        Diagram diagram = Diagram.of(scribe.recording(), house.games(), moves);
        List<String> shown = board(screen);
        assertThat(shown).hasSizeGreaterThan(5);
        assertThat(board(PictureTexts.text(diagram, isAscii, Colours.NONE)))
            .containsSubsequence(shown);
      }
    }
  }
}
