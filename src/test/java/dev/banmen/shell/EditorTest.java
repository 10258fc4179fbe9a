package dev.banmen.shell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.FileStore;
import dev.banmen.app.NoFiles;
import dev.banmen.app.Person;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.shell.line.Editor;
import dev.banmen.shell.line.Shell;
import dev.banmen.shell.line.ShellOutput;
import dev.banmen.text.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines typed at an editor, and its output meanwhile. */
@Timeout(60)
class EditorTest {
  /** Completes as far as it goes, then lists what there is. */
  private static final String TYPED = "open g\t\t\rend\r";

  @TempDir Path folder;

  private final ByteArrayOutputStream seen = new ByteArrayOutputStream();

  /** A line mode for somebody with these files and nothing else. */
  private static Shell shell(String... names) {
    FileStore files =
        new NoFiles(Language.ENGLISH) {
          @Override
          public List<String> startingWith(String begun) {
            return List.of(names);
          }
        };
    Person person =
        new Visitor(Catalog.ALL) {
          @Override
          public FileStore files() {
            return files;
          }
        };
    return new Shell(person, ShellOutput.NONE);
  }

  private Editor editor(Shell shell, String keys) throws IOException {
    PipedOutputStream mover = new PipedOutputStream();
    PipedInputStream typed = new PipedInputStream(mover); // does not end before the editor does
    mover.write(keys.getBytes(UTF_8));
    mover.flush();
    Terminal terminal = new DumbTerminal("test", "xterm-256color", typed, seen, UTF_8);
    terminal.setSize(Size.of(80, 24)); // dumb only in that it is none of the system's
    return Editor.at(terminal, shell, folder);
  }

  @Test
  void aTerminalThatIsClosedIsTheEndOfWhatIsTyped() throws IOException {
    Editor editor = editor(shell(), "help\r");
    assertThat(editor.next()).contains("help");
    editor.close();
    assertThat(editor.next()).isEqualTo(Optional.empty());
  }

  // COLOURS

  @Test
  void whatTabTellsOfFilesIsNoOrderToAnyTerminal() {
    assertThat(shell("a\033[31mred.sgf").completions("open a")).containsExactly("a?[31mred.sgf");
  }

  @Test
  void whatCouldBeTypedIsListedWithoutColours() throws IOException {
    Editor editor = editor(shell("game-1.sgf", "game-2.sgf", "game-\033[31mred.sgf"), TYPED);
    assertThat(editor.next()).isPresent();
    assertThat(editor.next()).contains("end");
    editor.close();
    assertThat(seen.toString(UTF_8))
        .contains("game-1.sgf", "game-2.sgf", "game-")
        .doesNotContain("\033[31m")
        .doesNotContainPattern("\033\\[[0-9;]*[1-9][0-9;]*m");
  }
}
