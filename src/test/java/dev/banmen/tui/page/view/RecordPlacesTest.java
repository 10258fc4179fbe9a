package dev.banmen.tui.page.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What stands where on the page of a recording, and what the page says about what it draws. */
class RecordPlacesTest {
  private static final int[][] SIZES = {{80, 24}, {120, 40}, {200, 60}, {40, 15}};

  /** Keys that have something said, something long too. */
  private static final String[] KEYS = {
    "n",
    "m",
    "/a\r",
    "/no such text\r",
    "g99\r",
    ":nothing\r",
    "uu",
    "b",
    "o",
    ":speed 4\r",
    "\033[B"
  };

  private static Evening evening(Scribe scribe, int cols, int rows, Glyphs glyphs) throws Refusal {
    TestHouse house = new TestHouse(0);
    RecordPage page =
        RecordPage.of(Language.ENGLISH.words(Viewer.class), house, scribe.opened(), 0);
    return new Evening(house, page, cols, rows, glyphs);
  }

  /** The rows in which parts of the page begin. */
  private static List<Integer> places(Evening evening) {
    List<Integer> places = new ArrayList<>();
    List<String> lines = evening.text().lines().toList();
    for (String heading : List.of("─ Move ", "─ Comment ", "─ Message ", "─ Variation")) {
      for (int y = 0; y < lines.size(); y++) {
        if (lines.get(y).contains(heading)) {
          places.add(y);
        }
      }
    }
    return places;
  }

  @Test
  void everythingStaysInItsPlaceWhateverIsSaid() throws Refusal {
    for (int[] size : SIZES) {
      Evening first = evening(RecordPageTest.go(), size[0], size[1], Glyphs.UNICODE);
      List<Integer> places = places(first);
      assertThat(places).hasSizeGreaterThanOrEqualTo(size[0] < 60 ? 1 : 3);
      for (String key : KEYS) {
        Evening evening = evening(RecordPageTest.go(), size[0], size[1], Glyphs.UNICODE);
        assertThat(places(evening.types(key))).as(key + " " + size[0]).isEqualTo(places);
      }
    }
  }

  /** A game of eight moves without comments or variations. */
  private static Scribe plain() {
    return new Scribe("go", Map.of("size", "9"))
        .plays("B C3", "W G7", "B G3", "W C7", "B E5", "W E4", "B D4", "W F4")
        .back(0);
  }

  @Test
  void aTallScreenListsTheMovesAndAClickGoesToOne() throws Refusal {
    Evening evening = evening(plain(), 120, 40, Glyphs.UNICODE);
    assertThat(evening.text()).containsPattern("3 +G3 +C7").containsPattern("7 +D4 +F4");
    List<String> rows = evening.text().lines().toList();
    int row = 0;
    while (!rows.get(row).contains(" D4 ")) {
      row++;
    }
    int col = rows.get(row).indexOf(" D4 ") + 1;
    evening.types("\033[<0;%d;%dM".formatted(col + 1, row + 1));
    assertThat(evening.text()).contains("Move 7 of 8");
    assertThat(evening(plain(), 80, 24, Glyphs.UNICODE).text()).doesNotContain("─ Moves ");
  }

  @Test
  void aGameThatTheRulesHaveEndedSaysWhoWon() throws Refusal {
    Scribe over =
        new Scribe("dots", Map.of("size", "2"))
            .plays("B 1,1-1,2", "W 1,1-2,1", "B 1,2-2,2", "W 2,1-2,2")
            .back(0);
    Evening evening = evening(over, 80, 24, Glyphs.UNICODE);
    assertThat(evening.text()).doesNotContain("wins by");
    assertThat(evening.types("\033[F").text()).contains("B wins by 1 box");
  }

  @Test
  void aMoveAtTheRootIsTheFirstOfTheList() throws Refusal {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).notes("B", "cg");
    assertThat(evening(scribe, 120, 40, Glyphs.UNICODE).text()).containsPattern("  1 +C3");
    scribe.plays("W G7").back(0);
    assertThat(evening(scribe, 120, 40, Glyphs.UNICODE).text()).containsPattern("  1 +C3 +G7");
  }

  @Test
  void aGuesserDoesNotSeeWhatComes() throws Refusal {
    Evening evening = evening(plain(), 120, 40, Glyphs.UNICODE).types(Evening.RIGHT, "G");
    assertThat(evening.text()).containsPattern("1 +C3").doesNotContain("G7");
  }

  @Test
  void whatAnOverlaySaysStandsBelowTheCommentWhereItIsCut() throws Refusal {
    Evening evening = evening(RecordPageTest.go(), 80, 24, Glyphs.UNICODE).types("/soon\r", "oo");
    String column = column(evening);
    assertThat(column).contains("Too soon.");
    assertThat(column.indexOf("If every")).isLessThan(column.indexOf("Too soon."));
    assertThat(column.lastIndexOf("If every")).isGreaterThan(column.indexOf("Too soon."));
    Evening roomy = evening(RecordPageTest.go(), 200, 60, Glyphs.UNICODE).types("/soon\r", "oo");
    assertThat(roomy.text()).containsOnlyOnce("If every");
  }

  private static String column(Evening evening) {
    StringBuilder column = new StringBuilder();
    evening.text().lines().forEach(row -> column.append(row.substring(Math.min(43, row.length()))));
    return column.toString();
  }

  @Test
  void aBoardThatIsCutSaysWhereItGoesOnAndTheCommentIsRead() throws Refusal {
    Scribe scribe =
        new Scribe("go", Map.of("size", "19")).plays("B K10").notes("C", "In the middle.");
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      String screen = evening(scribe, 40, 15, glyphs).types(Evening.RIGHT).text();
      assertThat(screen).contains(glyphs == Glyphs.ASCII ? "more board: <" : "more board: ←");
      assertThat(screen).contains("In the middle.");
    }
    assertThat(evening(scribe, 60, 20, Glyphs.UNICODE).text()).contains("Move 0 of 1", " ←↓→ ─");
    assertThat(evening(scribe, 80, 24, Glyphs.UNICODE).text()).doesNotContain("more board");
  }

  @Test
  void aSearchSaysWhichMatchItFoundAndWhere() throws Refusal {
    Evening evening = evening(RecordPageTest.go(), 80, 24, Glyphs.UNICODE);
    assertThat(evening.types("/o\r").text()).contains("Match 2 of 3, move 9", "Too soon.");
    assertThat(evening.types("/\r").text()).contains("Match 3 of 3, move 3", "Another way.");
    assertThat(evening.types("/ann\r").text()).contains("Match 1 of 1, move 0: Ann");
  }

  @Test
  void aMatchFarDownALongCommentIsScrolledTo() throws Refusal {
    String comment = "One two three four five.\n".repeat(40) + "Here it is.";
    Scribe scribe = new Scribe("go", Map.of("size", "9")).plays("B D4").notes("C", comment);
    for (int[] size : SIZES) {
      if (size[0] >= 60) {
        Evening evening = evening(scribe, size[0], size[1], Glyphs.UNICODE);
        assertThat(evening.types("/here it\r").text()).contains("Here it is.");
      }
    }
  }

  /** But where a mode says in their place which key ends it. */
  @Test
  void eachMarkOfTheTimelineIsNamed() throws Refusal {
    for (Scribe scribe :
        List.of(RecordPageTest.go(), new Scribe("othello", Map.of()).plays("B d3"))) {
      for (int[] size : SIZES) {
        Evening evening = evening(scribe, size[0], size[1], Glyphs.ASCII);
        for (String keys : new String[] {"", "t", "G", "\033[F"}) {
          evening.types(keys);
          Extent strip =
              ((RecordPage) evening.shown()).frame(Extent.of(size[0], size[1])).timeline();
          if (strip.rows() > 0 && !evening.text().contains("G stops")) {
            named(evening.text().lines().toList(), strip);
          }
        }
      }
    }
  }

  private static void named(List<String> lines, Extent strip) {
    String around = lines.get(strip.y() - 1) + lines.get(strip.y() + 1);
    String track =
        (lines.get(strip.y()) + " ".repeat(200)).substring(strip.x(), strip.x() + strip.cols());
    for (char mark : track.replaceAll("[-=# ]", "").toCharArray()) {
      assertThat(around).contains(mark + " ");
    }
  }

  @Test
  void eachModeSaysWhatItIsAndWhichKeyEndsIt() throws Refusal {
    String[][] modes = {
      {"t", "Trying moves: move 0", "t stops"},
      {"G", "Guess move 1", "G stops"},
      {" ", "Playing, move ", "Space stops"},
      {"c", "[Your comment]", "Tab when done"}
    };
    for (String[] mode : modes) {
      for (int[] size : new int[][] {{80, 24}, {120, 40}, {200, 60}}) {
        Evening evening = evening(RecordPageTest.go(), size[0], size[1], Glyphs.UNICODE);
        assertThat(evening.types(mode[0]).text()).contains(mode[1], mode[2]);
      }
    }
  }
}
