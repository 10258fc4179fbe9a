package dev.banmen.shell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines typed at an editor, and what is seen meanwhile. */
@Timeout(60)
class EditorTest {
  private static final Voice SILENT =
      new Voice() {
        @Override
        public void say(String line) {}

        @Override
        public void complain(long number, String line) {}
      };

  @TempDir Path folder;

  private final ByteArrayOutputStream seen = new ByteArrayOutputStream();

  /** A line mode whose host knows of these files, and of nothing else. */
  private static Shell shell(String... files) {
    Object host =
        Proxy.newProxyInstance(
            Host.class.getClassLoader(),
            new Class<?>[] {Host.class},
            (proxy, method, values) -> List.of(files));
    return new Shell((Host) host, SILENT);
  }

  private Editor editor(Shell shell, String keys) throws IOException {
    PipedOutputStream hand = new PipedOutputStream();
    PipedInputStream typed = new PipedInputStream(hand); // does not end before the editor does
    hand.write(keys.getBytes(UTF_8));
    hand.flush();
    return Editor.typed(shell, typed, seen, folder);
  }

  @Test
  void aTerminalThatIsClosedIsTheEndOfWhatIsTyped() throws IOException {
    Editor editor = editor(shell(), "help\r");
    assertThat(editor.next()).contains("help");
    editor.close();
    assertThat(editor.next()).isEqualTo(Optional.empty());
  }
  // COLOURS
}
