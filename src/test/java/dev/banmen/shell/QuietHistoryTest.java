package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.shell.line.QuietHistory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuietHistoryTest {
  @TempDir Path folder;

  /** JLine's log, which it writes to standard error between the typed lines. */
  private List<String> logged(Path history) throws Exception {
    List<String> logged = new ArrayList<>();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            logged.add(record.getMessage());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger log = Logger.getLogger("org.jline");
    log.addHandler(handler);
    log.setUseParentHandlers(false);
    try (Terminal terminal =
        new DumbTerminal(
            new ByteArrayInputStream("games\n".getBytes(StandardCharsets.UTF_8)),
            new ByteArrayOutputStream())) {
      LineReader reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .history(new QuietHistory())
              .variable(LineReader.HISTORY_FILE, history)
              .build();
      assertThat(reader.readLine()).isEqualTo("games");
      assertThat(reader.getHistory().get(0)).isEqualTo("games");
      reader.getHistory().save();
    } finally {
      log.removeHandler(handler);
      log.setUseParentHandlers(true);
    }
    return logged;
  }

  private Path file(String name, byte... bytes) throws Exception {
    Path file = Files.write(folder.resolve(name), bytes);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void aHistoryThatCannotBeWrittenOrReadIsNoMatter() throws Exception {
    assertThat(logged(file("file").resolve("history"))).isEmpty();
    Path taken = Files.createDirectory(folder.resolve("folder"));
    Files.setPosixFilePermissions(taken, PosixFilePermissions.fromString("rwx------"));
    assertThat(logged(taken)).isEmpty();
    assertThat(logged(file("bytes", (byte) 0xff, (byte) '\n'))).isEmpty();
  }

  @Test
  void aHistoryThatCanBeWrittenIsForItsUserAlone() throws Exception {
    Path history = folder.resolve("history");
    assertThat(logged(history)).isEmpty();
    assertThat(history).content().contains("games");
    assertThat(Files.getPosixFilePermissions(history))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }
}
