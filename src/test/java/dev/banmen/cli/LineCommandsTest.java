package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.bot.QuickPlayers;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.LineCommandLaws;
import dev.banmen.shell.line.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each command of line mode, typed wherever something can be open on one's own computer. */
class LineCommandsTest {
  private static final String GO = "play go size=3 white=human";

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private final List<String> heard = new ArrayList<>();
  private Optional<Shell> shell = Optional.empty(); // with what is opened

  @BeforeEach
  void record() throws IOException {
    Path tree = Path.of("src", "test", "resources", "shell", "tree.sgf");
    Files.copy(tree, folder.resolve("tree.sgf"));
  }

  private Library library() {
    HostEnvironment host =
        new HostEnvironment(
            Map.of(),
            folder.toString(),
            folder,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Library library =
        new Library(host, QuickPlayers.GAMES, ScreenChoices.ALL, folder.resolve("state"));
    Clock clock = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);
    library.lessons().readFrom(new LessonFolders(QuickPlayers.GAMES, folder, folder, clock));
    return library;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        GO,
        GO + ";b2;c3",
        GO + ";b2;pass;pass",
        GO + ";b2;pass;pass;accept",
        "play gomoku size=9 white=human;e5",
        "play othello size=4 white=human",
        "play dots size=2x2 white=human",
        "play capture size=4 white=human;b2;resign",
        "open tree.sgf",
        "open tree.sgf;next;guess",
        "learn go/01-the-board",
        "learn go/01-the-board;skip",
        "drill go liberties",
        "daily"
      })
  void eachIsAnsweredByASentence(String opening) {
    Library library = library();
    LineCommandLaws.check(
        heard,
        line -> {
          if (shell.isEmpty()) {
            shell = Optional.of(opened(library, opening));
          }
          heard.clear();
          if (shell.get().answers(line)) { // a fault has changed nothing
            shell.get().leave();
            shell = Optional.empty();
          }
        });
  }

  private Shell opened(Library library, String opening) {
    Shell opened = new Shell(library, new CollectedLines(heard));
    for (String line : opening.isEmpty() ? new String[0] : opening.split(";")) {
      assertThat(opened.answers(line)).as(line + heard).isTrue();
    }
    return opened;
  }
}
