package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.banmen.app.Preference;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Terms;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program's private files, in folders that others can read. */
class PrivateFilesTest {
  @TempDir Path folder;
  private Library library;

  @BeforeEach
  void open() throws IOException {
    assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
    for (String open : List.of("", "games", "games/finished", "drafts")) {
      Path made = Files.createDirectories(folder.resolve(open));
      Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    library = new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
  }

  private Map<String, String> modes() throws IOException {
    Map<String, String> modes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        modes.put(folder.relativize(file).toString(), mode);
      }
    }
    return modes;
  }

  @Test
  void aGameAndWhatIsLearnedAreTheUsersAlone() throws Exception {
    LiveSession live = library.room().begin(Terms.of("go", Map.of()));
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(2, 2))));
    library.lessons().remember(new StepResult("a", "1", StepOutcome.RIGHT));
    assertThat(modes()).hasSize(2).containsKey("progress");
    assertThat(modes().values()).containsOnly("rw-------");
    live.submit(Player.HERE, new Event.Resign(Side.WHITE));
    library.room().leave(live);
    assertThat(modes().values()).containsOnly("rw-------");
  }

  @Test
  void whatIsNotSavedAndWhatWasOpenedAreTheUsersAlone() throws Exception {
    Path file = Files.writeString(folder.resolve("a.sgf"), "(;GM[1]SZ[9];B[aa])");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    OpenedFile opened = library.files().open(file.toString());
    Recording game = opened.archive().game(0, Note.UNHEARD);
    RecordTree said = game.tree().with(RecordTree.ROOT, Property.of("C", "mine"));
    library.files().saveDraft(opened, 0, Optional.of(game.with(said)));
    Map<String, String> modes = modes();
    assertThat(modes.remove("a.sgf")).isEqualTo("rw-r--r--");
    assertThat(modes).hasSize(3).containsKeys("recent", "seats");
    assertThat(modes.values()).containsOnly("rw-------");
  }

  /** Settings aren't secret: only the folder is made for the user alone, as XDG has it. */
  @Test
  void settingsAreForWhomTheUmaskLets() throws Exception {
    Path usual = Files.createFile(folder.resolve("usual"));
    String umask = PosixFilePermissions.toString(Files.getPosixFilePermissions(usual));
    HostEnvironment home =
        new HostEnvironment(
            Map.of("XDG_CONFIG_HOME", folder.resolve("home").toString()),
            folder.toString(),
            folder,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    new Library(home, Catalog.ALL, ScreenChoices.ALL)
        .preferences()
        .prefer(new Preference("mouse", "false", List.of("true", "false")));
    assertThat(modes()).containsEntry("home/banmen/" + Preferences.NAME, umask);
    Path own = folder.resolve("config/banmen/config.toml");
    StandardStreams streams =
        new StandardStreams(
            new ByteArrayInputStream(new byte[0]),
            new ByteArrayOutputStream(),
            new ByteArrayOutputStream());
    assertThat(
            new ConfigCommand(new CommandContext(HostEnvironment.ofProcess(), Catalog.ALL, streams))
                .write(own, ""))
        .isZero();
    assertThat(modes()).containsEntry("config/banmen/config.toml", umask);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own.getParent())))
        .isEqualTo("rwx------");
  }
}
