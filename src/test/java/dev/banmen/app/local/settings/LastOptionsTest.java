package dev.banmen.app.local.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.storage.DiskFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of what each game was started with last. */
class LastOptionsTest {
  @TempDir private Path folder;

  private LastOptions file(byte[] text) throws IOException {
    Files.write(folder.resolve(LastOptions.NAME), text);
    return new LastOptions(new DiskFiles(folder));
  }

  private LastOptions file(String text) throws IOException {
    return file(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void linesThatNameNoValueAreIgnored() throws IOException {
    assertThat(file("go\n\tsize\nothello\tsize=6\t=x\tnone\n\n").all())
        .isEqualTo(Map.of("othello", Map.of("size", "6")));
  }

  @Test
  void aFileThatIsTooLargeOrNoTextIsIgnoredAndReplaced() throws IOException {
    String line = "go\tsize=9\n";
    assertThat(file(line + " ".repeat(LastOptions.MOST_BYTES - line.length())).all()).hasSize(1);
    LastOptions large = file(line + " ".repeat(LastOptions.MOST_BYTES));
    assertThat(large.all()).isEmpty();
    large.use("dots", Map.of("size", "4"));
    assertThat(large.all()).isEqualTo(Map.of("dots", Map.of("size", "4")));
    assertThat(file(new byte[] {'g', 'o', '\t', 'a', '=', (byte) 0xff}).all()).isEmpty();
  }

  @Test
  void whatHasNotChangedIsNotWritten() throws IOException {
    LastOptions list = file("go\tsize=9\nnobody knows this line\n");
    list.use("go", Map.of("size", "9"));
    assertThat(Files.readString(folder.resolve(LastOptions.NAME))).contains("nobody knows");
    list.use("go", Map.of());
    assertThat(Files.readString(folder.resolve(LastOptions.NAME))).isEqualTo("go\t\n");
  }

  @Test
  void theGameThatWasStartedLastIsTheLast() throws IOException {
    LastOptions list = file("go\tsize=9\nothello\t\n");
    list.use("go", Map.of("size", "9"));
    assertThat(list.all().keySet()).containsExactly("othello", "go");
    assertThat(list.all().get("othello")).isEmpty();
  }

  @Test
  void aValueStaysInItsLine() throws IOException {
    LastOptions list = new LastOptions(new DiskFiles(folder.resolve("new")));
    list.use("go", Map.of("black", "A\tsize=9\nB"));
    assertThat(list.all().keySet()).containsExactly("go");
    assertThat(list.all().get("go").keySet()).containsExactly("black");
  }
}
