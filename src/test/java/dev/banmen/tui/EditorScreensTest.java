package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The editor as a whole, against golden files. */
class EditorScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static void check(
      String name, String family, String size, int cols, int rows, String... keys)
      throws IOException {
    TestHouse house = new TestHouse(0);
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      try {
        Terms terms = Terms.of(family, Map.of("size", size));
        Evening evening = new Evening(house, house.begin(terms), cols, rows, glyphs);
        evening.types("e").types(keys);
        assertThat(evening.text()).contains("? help  q back");
        GOLDEN.check(name, cols, rows, glyphs, evening.text());
      } catch (Refusal e) {
        throw new IllegalArgumentException(e);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void aGroupWithoutLibertiesIsMarked(int cols, int rows) throws IOException {
    String[] keys = {":A9\r", "1", ":B9\r", "1", ":C9\r", "2", ":A8\r", "2", ":B8\r", "2"};
    check("go", "go", "9", cols, rows, keys);
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void discsAreSetOneByOne(int cols, int rows) throws IOException {
    check("othello", "othello", "8", cols, rows, ":a1\r", "2", ":b1\r", "1", "p");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void linesAndBoxesHaveToAgree(int cols, int rows) throws IOException {
    check("dots", "dots", "3", cols, rows, ":1,1-1,2\r", "2", "j", "1", "jj", "2");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void aGameThatNobodyKnowsIsEditedToo(int cols, int rows) throws IOException {
    check("toy", "toy", "3", cols, rows, "1", "h", "2", "k");
  }
}
