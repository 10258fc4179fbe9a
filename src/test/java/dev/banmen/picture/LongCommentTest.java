package dev.banmen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Setup;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A comment may be as large as a file: it is written in pieces, and is the same as in one. */
class LongCommentTest {
  private static final String BLANK = " \n\n";

  /** Records the length of the longest piece that is written. */
  private static final class Pieces extends StringWriter {
    private int longest;

    @Override
    public void write(String text) {
      longest = Math.max(longest, text.length());
      super.write(text);
    }
  }

  private static Diagram commented(String comment) {
    RecordTree tree = RecordTree.of(List.of(Property.of("C", comment)));
    Recording recording =
        new Recording("go", Map.of(), Setup.EMPTY, Recording.RefusalPolicy.PLACED, tree);
    return Diagram.of(recording, Catalog.ALL, 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "word and words\n",
        "\u4e2d\u6587 ",
        "\u4e2d\u6587",
        "e\u0301",
        "\ud83d\ude00",
        "\ud83d\ude00.",
        "\u202ex",
        "\"\\"
      })
  void noPieceIsTheWhole(String part) throws IOException {
    String comment = part.repeat(200_000 / part.length());
    Diagram diagram = commented(comment);
    Pieces text = new Pieces();
    TextPicture.write(diagram, false, Colours.NONE, text);
    assertThat(text.longest).isLessThan(10_000);
    String shown = Printable.of(comment.replace('\n', '|')).replace('|', '\n').strip();
    assertThat(text.toString().endsWith("\n\n" + shown + "\n")).isTrue();
    Pieces json = new Pieces();
    JsonPicture.write(diagram, json);
    assertThat(json.longest).isLessThan(60_000);
    JsonObject read = JsonParser.parseString(json.toString()).getAsJsonObject();
    assertThat(read.get("comment").getAsString().equals(comment)).isTrue();
  }

  @Test
  void blanksAroundItAndAtTheEndsOfItsLinesAreLeftOut() {
    assertThat(text(BLANK + " a \r\n  b\t\r\rc  " + BLANK)).endsWith("area\n\na\n  b\n\nc\n");
    assertThat(text(BLANK)).endsWith("area\n");
    assertThat(text("")).endsWith("area\n");
  }

  private static String text(String comment) {
    return PictureTexts.text(commented(comment), true, Colours.NONE);
  }
}
