package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.term.Depth;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A game's page in its main states, at five sizes and with both sets of glyphs, at 80x24 against
 * golden files. What is asserted beside them must be seen at every size.
 */
class GameScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final int[][] SIZES = {{80, 24}, {40, 15}, {20, 10}, {120, 40}, {200, 60}};

  /** Two walls, a white stone behind Black's, and two passes. */
  private static final String WALLS = ":C1\r:D1\r:C2\r:D2\r:C3\r:D3\r:C4\r:D4\r:C5\r:D5\rp:A3\rpp";

  /** Black has taken D4 by E4, and White may not take back at once. */
  private static final String KO = ":D5\r:E5\r:C4\r:F4\r:D3\r:E3\r:J9\r:D4\r:E4\r";

  private static Terms go(String size) {
    return Terms.of("go", Map.of("size", size));
  }

  private static Terms with(Terms terms, String time, String black, String white) {
    return new Terms(
        terms.family(),
        terms.chosen(),
        terms.setup(),
        TimeControl.parse(time).orElseThrow(),
        new Seat(Player.HERE, black),
        new Seat(Player.HERE, white));
  }

  /** Types keys into a game at every size, lets time pass, and compares. */
  private static void check(String name, Terms terms, long millis, String keys, String... seen)
      throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      for (int[] size : SIZES) {
        TestHouse house = new TestHouse(1_000_000);
        Evening evening = evening(house, terms, size[0], size[1], glyphs).types(keys);
        house.pass(millis);
        String screen = evening.ticks().text();
        assertThat(screen).contains(seen);
        assertThat(ScreenLetters.of(evening.text(Depth.TRUECOLOR)))
            .as("colour tells nothing more")
            .isEqualTo(ScreenLetters.of(screen));
        GOLDEN.check(name, size[0], size[1], glyphs, screen);
      }
    }
  }

  private static Evening evening(TestHouse house, Terms terms, int cols, int rows, Glyphs glyphs) {
    try {
      return new Evening(house, house.begin(terms), cols, rows, glyphs);
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Test
  void namesAndClocks() throws IOException {
    Terms terms = with(go("19"), "10m+5x30s", "Ann", "Bartholomew the Third");
    check("clock", terms, 61_000, ":D4\r", "8:59");
  }

  @ParameterizedTest
  @CsvSource({
    "Ann, Bartholomew the Third, go-ann-bartholomew-the-thir.sgf",
    "../x, 王, go-x-王.sgf",
    "'', ?/, go.sgf"
  })
  void aGameIsSavedUnderItsPlayersNames(String black, String white, String file) {
    Terms terms = with(go("9"), "10m", black, white);
    Evening evening = evening(new TestHouse(0), terms, 80, 24, Glyphs.UNICODE).types("s");
    assertThat(evening.text()).contains(":save " + file);
  }

  @Test
  void anEmptyBoard() throws IOException {
    check("fresh", go("19"), 0, "", "K10 Has 4", "stones 0-0");
  }

  @Test
  void aCapture() throws IOException {
    check("capture", go("9"), 0, ":D5\r:D4\r:C4\r:J9\r:E4\r:J8\r:D3\r", "D3  Black");
  }

  @Test
  void missOne() throws IOException {
    check("miss-1", go("9"), 0, ":D4\r:D4\r", "Illegal: occupied", "miss 1\n");
  }

  @Test
  void missTwo() throws IOException {
    check("miss-2", go("9"), 0, ":A2\r:J9\r:B1\r:A1\r", "Illegal: suicide", "miss 2\n");
  }

  @Test
  void missThree() throws IOException {
    check("miss-3", go("9"), 0, KO + ":D4\r", "Illegal: ko", "miss 3\n");
  }

  @Test
  void theListOfLegalMoves() throws IOException {
    check("legal", go("9"), 0, ":D4\rL\t\t", "[");
  }

  @Test
  void theCountWithADeadStoneAndANeutralRegion() throws IOException {
    String toE3 = Evening.RIGHT.repeat(4) + " ";
    check("count", go("5"), 0, WALLS + " " + toE3, "Black wins by 2");
  }

  @Test
  void theEndOnTime() throws IOException {
    check("time", with(go("9"), "1m", "Ann", "Bea"), 60_000, ":D4\r", "Ann wins on time");
  }

  @Test
  void theListOfMovesWithAVariation() throws IOException {
    check("moves", go("9"), 0, ":D4\r:E5\r:C3\ru:C4\r:F5\ru\t", " 3[C");
  }

  @Test
  void aForcedPass() throws IOException {
    Map<Site, Mark> discs = Map.of(new Site(0, 0), Mark.WHITE, new Site(0, 1), Mark.BLACK);
    Terms terms = Terms.of("othello", Map.of()).from(new Setup(discs, Optional.of(Side.BLACK)));
    check("pass", terms, 0, "", "Black has no");
    Evening evening = evening(new TestHouse(0), terms, 80, 24, Glyphs.UNICODE);
    assertThat(evening.text()).contains("Enter pass");
    assertThat(evening.types("\r").text()).contains("Black passes. White moves");
  }

  @Test
  void aBoxIsTaken() throws IOException {
    String lines = ":1,1-1,2\r:1,1-2,1\r:2,1-2,2\r:1,2-2,2\r";
    check("box", Terms.of("dots", Map.of()), 0, lines, "B");
  }

  @Test
  void commandsThatMayFollow() throws IOException {
    check("typing", go("9"), 0, ":re", "redo  resign");
  }
}
