package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The coach on a game's page, against golden files. */
class CoachScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  /** White's two stones C5 and D5 are in atari at E5, and it is Black's turn. */
  private static final String GO = ":C4\r:C5\r:D4\r:D5\r:C6\r:G7\r:D6\r:G8\r:B5\r:G6\r";

  /** Two lines of the box 2,2-3,3, with safe lines elsewhere. */
  private static final String DOTS = ":2,2-2,3\r:3,2-3,3\r:1,1-1,2\r:4,1-4,2\r";

  private static TestHouse house() {
    return new TestHouse(1_000_000);
  }

  private static Evening evening(Terms terms, Glyphs glyphs) {
    try {
      TestHouse house = house();
      return new Evening(house, house.begin(terms), 80, 24, glyphs);
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Evening evening(String family, String size) {
    return evening(Terms.of(family, Map.of("size", size)), Glyphs.ASCII);
  }

  private static void check(String name, String family, String size, String keys, String... seen)
      throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      String screen = evening(Terms.of(family, Map.of("size", size)), glyphs).types(keys).text();
      GOLDEN.check(name, 80, 24, glyphs, screen);
      assertThat(screen.replaceAll("\\s+", " ")).contains(seen);
    }
  }

  @Test
  void aGroupThatPutsItselfInAtari() throws IOException {
    check("atari", "go", "9", ":A1\r:A2\r:J9\r:B2\r:coach\r:B1\r", "Coach: B1 puts", "~ group");
  }

  @Test
  void aBoxThatIsGiven() throws IOException {
    check("chain", "dots", "4", DOTS + ":coach\r:2,2-3,2\r", "Coach: 2,2-3,2 gives box 2,2-3,3");
  }

  @Test
  void whatACaptureCostAndHowToTakeItBack() throws IOException {
    check("cost", "go", "9", GO + ":coach\r:E5\r", "Coach: That let Black capture 2", "Take back");
  }

  @Test
  void whatChangedTheScore() throws IOException {
    String keys = GO + ":E5\r:A2\r:A1\r:B1\r:J9\rv";
    check("review", "go", "9", keys, "What changed", " E5 Black +2");
  }

  @Test
  void aWarnedMoveIsPlayedTheSecondTimeAndOthersAtOnce() {
    Evening evening = evening("dots", "4").types(DOTS, ":coach\r");
    assertThat(evening.types(":2,2-3,2\r").game().session().position().ply()).isEqualTo(4);
    assertThat(evening.text()).contains("Coach: ");
    assertThat(evening.types(Evening.LEFT, Evening.RIGHT).text()).doesNotContain("Coach: ");
    assertThat(evening.types("\r").game().session().position().ply()).isEqualTo(5);
    assertThat(evening.types(":2,3-3,3\r").game().session().position().ply()).isEqualTo(6);
  }

  @Test
  void aWarningIsForgottenWhenTheBoardHasChanged() {
    Evening evening = evening("dots", "4").types(DOTS, ":coach\r", ":2,2-3,2\r", ":1,3-1,4\r", "u");
    assertThat(evening.types(":2,2-3,2\r").game().session().position().ply()).isEqualTo(4);
    assertThat(evening.text()).contains("Coach: ");
  }

  @Test
  void withoutTheCoachNothingIsSaid() {
    Evening evening = evening("dots", "4").types(DOTS, ":2,2-3,2\r");
    assertThat(evening.game().session().position().ply()).isEqualTo(5);
    assertThat(evening.types("u", ":coach\r:coach\r", ":2,2-3,2\r").text()).doesNotContain("Coach");
    assertThat(evening.game().session().position().ply()).isEqualTo(5);
  }

  @Test
  void theCommandTurnsItOnAndOff() {
    Evening evening = evening("go", "9").types(":coach on\r");
    assertThat(evening.text()).contains("coach on");
    assertThat(evening.types("l", ":coach off\r", "l").text()).doesNotContain("coach on");
    assertThat(evening.types(":coach loud\r").text()).contains("'loud'");
  }

  @Test
  void atTheEndItSaysHowToLookBack() {
    Evening evening = evening("go", "9").types(":coach\r", ":E5\r", "pp");
    assertThat(evening.text()).as("before the count").doesNotContain("reviews the game");
    assertThat(evening.types("a").text()).contains("v reviews the game.");
    assertThat(evening("go", "9").types(":coach\r", ":E5\r", ":resign\r", "y").text())
        .contains("v reviews the game.");
  }

  @ParameterizedTest
  @CsvSource({"120,40,false", "80,24,false", "80,19,true", "40,15,true"})
  void atTheEndAllOfItCanBeRead(int cols, int rows, boolean isCut) throws Refusal {
    TestHouse house = house();
    Terms capture = Terms.of("capture", Map.of("size", "9"));
    Evening evening = new Evening(house, house.begin(capture), cols, rows, Glyphs.UNICODE);
    evening.types(":coach\r:A1\r:A2\r:E5\r:E5\r:B1\r"); // warned of E5
    assertThat(evening.game().session().isOver()).isTrue();
    assertThat(evening.text().contains("x more")).isEqualTo(isCut);
    String all = isCut ? evening.types("x").text() : evening.text();
    assertThat(all.replaceAll("\\s+", " ")).contains("Coach: That let", "v reviews the");
    assertThat(all).doesNotContain("does nothing here");
  }

  @Test
  void aGameThatIsOverIsSteppedThroughFromItsEnd() {
    Evening evening = evening("go", "9").types(GO, ":coach\r", "ppp", "aav"); // warned once
    assertThat(evening.text()).contains("Move 12 of 12").doesNotContain("it has no file yet");
    assertThat(evening.types(Evening.LEFT, Evening.LEFT).text()).contains("Move 10 of 12");
    assertThat(evening.types("q").text()).contains("Rematch");
  }

  @Test
  void aGameMayHaveNone() {
    Evening evening = evening(Terms.of("toy", Map.of()), Glyphs.ASCII);
    assertThat(evening.types(":coach\r").text()).contains("This game has no coach.");
    assertThat(evening.types("v").text()).contains("This game has no coach.");
  }

  @Test
  void whereNothingHasChangedTheScoreThatIsSaid() {
    assertThat(evening("go", "9").types(":E5\r", "v").text())
        .contains("Nothing to list. No move has");
  }

  @Test
  void aLongNameIsCutOffBeforeHowMuchItGained() {
    Evening evening = evening("dots", "3");
    evening.types(":player white human:Bartholomew of the Unhurried Boxes\r");
    evening.types(":1,1-1,2\r", ":1,1-2,1\r", ":2,1-2,2\r", ":1,2-2,2\r", "v");
    assertThat(evening.text()).containsPattern("4 . 1,2-2,2 .*\\+1");
  }
}
