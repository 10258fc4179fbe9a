package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.term.Depth;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Explanations of moves, refused and legal, in each game, against golden files. */
class WhyScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final int[][] SIZES = {{80, 24}, {40, 15}};

  /** Black has taken D4 by E4, and White may not take back at once. */
  private static final String KO = ":D5\r:E5\r:C4\r:F4\r:D3\r:E3\r:J9\r:D4\r:E4\r:D4\r";

  private static Terms terms(String game, String size) {
    return Terms.of(game, Map.of("size", size));
  }

  /** A set-up drawn in lines of {@code X}, {@code O} and anything else. */
  private static Setup drawn(Side toMove, String... rows) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int row = 0; row < rows.length; row++) {
      for (int col = 0; col < rows[row].length(); col++) {
        char c = rows[row].charAt(col);
        if (c == 'X' || c == 'O') {
          marks.put(new Site(row, col), c == 'X' ? Mark.BLACK : Mark.WHITE);
        }
      }
    }
    return new Setup(marks, Optional.of(toMove));
  }

  private static Evening evening(Terms terms, int cols, int rows, Glyphs glyphs) {
    try {
      TestHouse house = new TestHouse(1_000_000);
      return new Evening(house, house.begin(terms), cols, rows, glyphs);
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static void check(String name, Terms terms, String keys, String... seen)
      throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      for (int[] size : SIZES) {
        Evening evening = evening(terms, size[0], size[1], glyphs).types(keys);
        String screen = evening.text();
        if (size[0] == 80) {
          assertThat(screen.replaceAll("\\s+", " ")).contains(seen);
        }
        assertThat(ScreenLetters.of(evening.text(Depth.TRUECOLOR)))
            .as("colour tells nothing more")
            .isEqualTo(ScreenLetters.of(screen));
        GOLDEN.check(name, size[0], size[1], glyphs, screen);
      }
    }
  }

  @Test
  void goSuicideOfAGroup() throws IOException {
    Setup corner = drawn(Side.WHITE, ".OX..", "OOX..", "XX...", ".....", ".....");
    check("go-suicide", terms("go", "5").from(corner), ":A5\r", "Illegal: suicide");
  }

  @Test
  void goRepetitionWithBothBoards() throws IOException {
    check("go-repetition", terms("go", "9"), KO + "x", " now ", " before move 9 ", "retake the ko");
  }

  @Test
  void goTheBoardThatWouldComeAboutAgain() throws IOException {
    check("go-repetition-there", terms("go", "9"), KO + "x\r", "The board before move 9");
  }

  @Test
  void goBothBoardsBesideTheColumnAndOneAfterTheOtherOnANarrowScreen() throws IOException {
    String ko = ":C4\r:D4\r:B3\r:E3\r:C2\r:D2\r:A5\r:C3\r:D3\r:C3\r";
    check("go-repetition-5x5", terms("go", "5"), ko, "stones 5-3", "before the last move");
    String narrow = evening(terms("go", "5"), 40, 15, Glyphs.UNICODE).types(ko + "x").text();
    assertThat(narrow).contains("The board before move 9");
  }

  @Test
  void goASnapback() throws IOException {
    Setup bait = drawn(Side.BLACK, "..OX.", "OOOX.", "XXXX.", ".....", ".....");
    check(
        "go-snapback",
        terms("go", "5").from(bait),
        Evening.UP.repeat(3) + Evening.LEFT + "x",
        "snapback.");
  }

  @Test
  void captureWhoMustPlay() throws IOException {
    Setup few = drawn(Side.WHITE, ".XO", "X..", "...");
    check("capture-pass", terms("capture", "3").from(few), "p", "can't pass", "miss 7");
  }

  @Test
  void captureWhatIsTakenAndWins() throws IOException {
    Setup one = drawn(Side.BLACK, ".....", ".XX..", "XOO..", ".XX..", ".....");
    check("capture-wins", terms("capture", "5").from(one), "x", "wins the game");
  }

  @Test
  void othelloNothingBracketed() throws IOException {
    check("othello-open", terms("othello", "8"), ":d3\r:c6\r", "flips nothing", "is empty");
  }

  @Test
  void othelloACornerGiven() throws IOException {
    Setup edge =
        drawn(
            Side.BLACK,
            "........",
            "........",
            "..O.....",
            "...X....",
            "....O...",
            "........",
            "........",
            "........");
    check(
        "othello-corner",
        terms("othello", "8").from(edge),
        Evening.UP.repeat(4) + Evening.LEFT.repeat(4) + "x",
        "corner a1");
  }

  @Test
  void othelloOutOfTurnAndOccupied() throws IOException {
    check("othello-turn", terms("othello", "8"), ":d3\r:d3\r", "Illegal: occupied");
  }

  @Test
  void dotsADrawnLine() throws IOException {
    String keys = ":1,1-1,2\r:2,1-2,2\r:1,1-2,1\r:1,1-1,2\r";
    check("dots-drawn", terms("dots", "4"), keys, "was drawn by A on move 1");
  }

  @Test
  void dotsAChainGiven() throws IOException {
    String keys =
        ":1,1-1,2\r:2,1-2,2\r:1,2-1,3\r:2,2-2,3\r:1,3-1,4\r:2,3-2,4\r"
            + Evening.UP
            + Evening.LEFT.repeat(5)
            + "x";
    check("dots-chain", terms("dots", "4"), keys, "third side", "B can");
  }
}
