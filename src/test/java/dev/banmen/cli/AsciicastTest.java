package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session on the screen, recorded and played again. */
class AsciicastTest {
  private static final String SHOWN =
      "\033[?1049h\033[2J\033[H\u67ef\u6d01"
          + " \u25cf\033[38;5;240m\u2502\033[m\"\\\033[5;3H\ud83d\ude00!";

  private final StringWriter out = new StringWriter();
  private long nanos;

  private Asciicast cast(Writer to) {
    Asciicast cast = new Asciicast(to, "xterm-256color", () -> nanos);
    cast.started(20, 6);
    return cast;
  }

  private List<JsonArray> events() {
    return out.toString()
        .lines()
        .skip(1)
        .map(line -> JsonParser.parseString(line).getAsJsonArray())
        .toList();
  }

  @Test
  void theFirstLineTellsTheSize() {
    cast(out);
    JsonObject head = JsonParser.parseString(out.toString()).getAsJsonObject();
    assertThat(head.get("version").getAsInt()).isEqualTo(2);
    assertThat(head.get("width").getAsInt()).isEqualTo(20);
    assertThat(head.get("height").getAsInt()).isEqualTo(6);
    assertThat(head.get("timestamp").getAsLong()).isPositive();
    assertThat(head.getAsJsonObject("env").get("TERM").getAsString()).isEqualTo("xterm-256color");
  }

  @Test
  void whatIsShownInAnyPiecesIsPlayedAsTheSameScreen() {
    byte[] bytes = SHOWN.getBytes(StandardCharsets.UTF_8);
    SplittableRandom random = new SplittableRandom(1);
    for (int run = 0; run < 100; run++) {
      out.getBuffer().setLength(0);
      Asciicast cast = cast(out);
      for (int from = 0; from < bytes.length; ) {
        int length = Math.min(bytes.length - from, 1 + random.nextInt(5));
        nanos += 1_234_567;
        cast.shown(bytes, from, length);
        from += length;
      }
      ScreenTerminal played = new ScreenTerminal(20, 6);
      StringBuilder text = new StringBuilder();
      double last = 0;
      for (JsonArray event : events()) {
        assertThat(event.get(0).getAsDouble()).isGreaterThanOrEqualTo(last);
        last = event.get(0).getAsDouble();
        assertThat(event.get(1).getAsString()).isEqualTo("o");
        text.append(event.get(2).getAsString());
        played.write(event.get(2).getAsString());
      }
      assertThat(text).hasToString(SHOWN);
      ScreenTerminal shown = new ScreenTerminal(20, 6);
      shown.write(SHOWN);
      assertThat(cells(played)).isEqualTo(cells(shown));
    }
  }

  private static long[] cells(ScreenTerminal screen) {
    long[] cells = new long[screen.getColumns() * screen.getRows()];
    screen.dump(cells, new int[2]);
    return cells;
  }

  @Test
  void aNewSizeIsAnEvent() {
    Asciicast cast = cast(out);
    nanos += 1_500_000_000L;
    cast.resized(100, 30);
    assertThat(out.toString().lines().skip(1)).containsExactly("[1.500000,\"r\",\"100x30\"]");
  }

  @Test
  void eachEventIsInTheFileAtOnce(@TempDir Path folder) throws IOException {
    String name = folder.resolve("a.cast").toString();
    Asciicast cast = Asciicast.create(name, "");
    cast.started(80, 24);
    cast.shown(new byte[] {'a'}, 0, 1);
    assertThat(Files.readString(Path.of(name))).endsWith(",\"o\",\"a\"]\n");
    assertThatThrownBy(() -> Asciicast.create(name, ""))
        .isInstanceOf(FileAlreadyExistsException.class);
    cast.close();
  }

  @Test
  void aFullDeviceEndsTheRecordingAlone() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("No space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Asciicast cast = cast(full);
    cast.shown(new byte[] {'a'}, 0, 1);
    assertThat(cast.fault())
        .get()
        .extracting(IOException::getMessage)
        .isEqualTo("No space left on device");
  }
}
