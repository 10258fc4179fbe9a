package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.UnfinishedGame;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first page as a whole, against golden files. */
class HomeScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final String DOWN = Evening.DOWN;

  private static Evening home(TestHouse house, int cols, int rows, Glyphs glyphs) {
    return new Evening(
        house, HomePage.of(house, Language.ENGLISH.words(Viewer.class)), cols, rows, glyphs);
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void aNewcomerSeesWhatThereIs(int cols, int rows) throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      Evening evening = home(new TestHouse(0), cols, rows, glyphs);
      assertThat(evening.text()).contains("Play the co", "Continue", "Learn");
      GOLDEN.check("home", cols, rows, glyphs, evening.text());
      GOLDEN.check("games", cols, rows, glyphs, evening.types("\t", DOWN, DOWN).text());
    }
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void whatWasInterruptedIsAList(int cols, int rows) throws IOException {
    TestHouse house = new TestHouse(0);
    house.unfinished.add(
        new UnfinishedGame("1", "go", "Go 9x9, Chinese, komi 7.5", "", 57, "today 10:36"));
    house.unfinished.add(
        new UnfinishedGame("2", "othello", "Othello 8x8", "Anna and Ben", 12, "2026-11-20"));
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      Evening evening = home(house, cols, rows, glyphs).types(DOWN, DOWN, DOWN, "\r", DOWN);
      GOLDEN.check("kept", cols, rows, glyphs, evening.text());
    }
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void aWrongOptionIsToldBelowTheOptions(int cols, int rows) throws IOException {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      Evening evening = home(new TestHouse(0), cols, rows, glyphs);
      evening.types(":go\r\t", "99\r");
      assertThat(evening.text()).contains("Size");
      GOLDEN.check("wrong", cols, rows, glyphs, evening.text());
    }
  }

  @ParameterizedTest
  @CsvSource({"19,10", "20,7"})
  void aScreenTooSmallSaysWhatIsNeeded(int cols, int rows) {
    assertThat(home(new TestHouse(0), cols, rows, Glyphs.UNICODE).text().replace("\n", " "))
        .contains("20 columns");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "20,10"})
  void theKeysAreExplained(int cols, int rows) throws IOException {
    Evening evening = home(new TestHouse(0), cols, rows, Glyphs.UNICODE).types("?");
    GOLDEN.check("help", cols, rows, Glyphs.UNICODE, evening.text());
  }
}
