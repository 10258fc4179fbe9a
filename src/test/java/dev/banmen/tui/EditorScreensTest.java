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
        assertThat(evening.text()).contains("? help  q quit");
        GOLDEN.check(name, cols, rows, glyphs, evening.text());
      } catch (Refusal e) {
        throw new IllegalArgumentException(e);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void aGroupWithoutLibertiesIsMarked(int cols, int rows) throws IOException {
    String[] keys = {":A9\r", "b", ":B9\r", "b", ":C9\r", "w", ":A8\r", "w", ":B8\r", "w"};
    check("go", "go", "9", cols, rows, keys);
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void discsAreSetOneByOne(int cols, int rows) throws IOException {
    check("othello", "othello", "8", cols, rows, ":a1\r", "w", ":b1\r", "b", "t");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void linesAndBoxesHaveToAgree(int cols, int rows) throws IOException {
    check("dots", "dots", "3", cols, rows, ":1,1-1,2\r", "w", "j", "b", "jj", "w");
  }

  @ParameterizedTest
  @CsvSource({"80,24", "40,15", "20,10", "120,40"})
  void aGameThatNobodyKnowsIsEditedToo(int cols, int rows) throws IOException {
    check("toy", "toy", "3", cols, rows, "b", "h", "w", "k");
  }
}
