package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is written to a terminal that may go away. */
class TerminalOutTest {
  private static final byte[] TEXT = "text".getBytes(StandardCharsets.US_ASCII);

  private final InputQueue input = new InputQueue();
  @TempDir private Path folder;

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.WRITE);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aWriteThatFailsEndsTheInput() throws IOException {
    try (FileChannel full = open(Path.of("/dev/full"));
        TerminalOut out = new TerminalOut(Recorder.NONE, input, full)) {
      out.write(TEXT);
      assertThat(input.poll()).isEqualTo(Input.Signal.ENDED);
      out.shut("last word"); // nobody is told
    }
  }

  @Test
  void oneThatSucceedsDoesNot() throws IOException {
    Path file = Files.createFile(folder.resolve("out"));
    try (FileChannel channel = open(file);
        TerminalOut out = new TerminalOut(Recorder.NONE, input, channel)) {
      out.write(TEXT);
      assertThat(input.poll()).isNull();
      out.shut(".");
      out.write(TEXT); // too late
    }
    assertThat(file).hasContent("text.");
  }
}
