package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.session.RefusedMoves;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.TypedKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The limits in {@code docs/limits.md} are those of the program. */
class KeyLimitsTest {
  private static final int MEGABYTE = 1 << 20;

  private static String limit(String what) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("docs/limits.md"));
    return lines.stream()
        .filter(line -> line.startsWith("| " + what + " |"))
        .map(line -> line.split("\\|")[2].strip())
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing is said of " + what));
  }

  @Test
  void theDocumentSaysTheLimitsOfTheProgram() throws IOException {
    assertThat(limit("keys and mouse reports read ahead of the screen"))
        .isEqualTo(InputQueue.READ_AHEAD / MEGABYTE + " MB");
    assertThat(limit("work between two paints")).isEqualTo(Viewer.WORK_NANOS / 1_000_000 + " ms");
    assertThat(limit("refused moves remembered in one game"))
        .isEqualTo(String.format(Locale.ROOT, "%,d", RefusedMoves.MOST));
  }

  @Test
  void aPasteIsAsLongAsTheDocumentSays() throws IOException {
    assertThat(limit("one paste")).isEqualTo("1 MB");
    assertThat(pasted(MEGABYTE)).hasSize(MEGABYTE);
    assertThat(pasted(MEGABYTE + 1)).hasSize(MEGABYTE);
  }

  private static String pasted(int length) {
    String paste = "\033[200~" + "a".repeat(length) + "\033[201~";
    return ((Input.Pasted) new TypedKeys().type(paste).get(0)).text();
  }

  @Test
  void aScreenIsAsLargeAsTheDocumentSays() throws IOException {
    assertThat(limit("size of the screen")).isEqualTo("1000 columns, 1000 rows");
    assertThat(new Input.Resized(2000, 2000)).isEqualTo(new Input.Resized(1000, 1000));
    assertThat(new Input.Resized(1000, 999)).isNotEqualTo(new Input.Resized(1000, 1000));
  }
}
