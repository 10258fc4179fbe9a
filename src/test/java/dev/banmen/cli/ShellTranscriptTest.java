package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.KeyChoice;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.app.local.settings.GameDefaults;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.proof.GameIds;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.shell.line.LineSource;
import dev.banmen.shell.line.Shell;
import dev.banmen.toy.ToyFamily;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sessions of line mode in the files of {@code shell}: typed lines after {@code >}, answers below
 * them. {@code -Dgolden.rewrite=true} rewrites the answers.
 */
class ShellTranscriptTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "shell");
  private static final String TYPED = "> ";

  /** Stands for the folder of one test. */
  private static final String PLACE = "FOLDER/";

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  static List<Path> transcripts() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
  }

  private Library library() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    Games games = new Games(families);
    Library library =
        new Library(HostEnvironment.ofProcess(), games, ScreenChoices.ALL, folder.resolve("state"));
    Clock clock = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);
    library.lessons().readFrom(new LessonFolders(games, folder, folder.resolve("data"), clock));
    return library;
  }

  /** What a session prints, each typed line above its answer. */
  private String answered(List<String> typed) throws IOException {
    return answered(typed, library());
  }

  private String answered(List<String> typed, Library library) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), out, out);
    Shell shell = new Shell(library, new ShellCommand.StreamOutput(streams, true));
    Iterator<String> lines = typed.stream().map(l -> l.replace(PLACE, folder + "/")).iterator();
    LineSource echoed =
        () -> {
          Optional<String> line = lines.hasNext() ? Optional.of(lines.next()) : Optional.empty();
          line.ifPresent(text -> streams.say(TYPED + text + "\n"));
          return line;
        };
    shell.run(echoed);
    return out.toString(StandardCharsets.UTF_8).replace(folder + "/", PLACE);
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void aSessionIsAnsweredAsItIsWritten(Path file) throws IOException {
    String written = Files.readString(file);
    List<String> typed =
        written.lines().filter(l -> l.startsWith(TYPED)).map(l -> l.substring(2)).toList();
    String listing = answered(List.of("games")).substring("> games\n".length());
    String answered = GameIds.blanked(answered(typed)).replace(listing, "{listing}\n");
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.writeString(file, answered);
    }
    assertThat(answered).isEqualTo(Files.readString(file));
  }

  @Test
  void aDamagedGameIsPlayedOnFromBeforeTheDamage() throws IOException {
    String text = "banmen 1\ngame toy\nbegin 0\n1 here B a1\n1 here W b2\n1 here B s3\n";
    Path games = Files.createDirectories(folder.resolve("state/games"));
    Files.writeString(games.resolve("a.banmen"), text);
    Files.writeString(folder.resolve("mine"), text);
    assertThat(answered(List.of("resume", "open FOLDER/mine")))
        .contains(
            "Line 6 of this saved game is damaged, so it resumes just before that line. The damaged"
                + " file is saved as FOLDER/state/games/a.banmen.damaged",
            "The game starts just before a damaged line. The file was not changed:"
                + " FOLDER/mine:6:10:");
  }

  @Test
  void gamesBeginAsTheirUserUsuallyPlaysThem() throws IOException {
    Library library = library();
    GameDefaults small = new GameDefaults(Map.of("go", Map.of("size", "9")));
    library
        .preferences()
        .use(
            new Preferences.Loaded(Settings.DEFAULTS, KeyChoice.DEFAULT, small, List.of())
                .with(Setting.COACH, "true"));
    assertThat(answered(List.of("play go", "coach", "play go size=13", "coach"), library))
        .contains("9x9", "13x13", "The coach is off.")
        .doesNotContain("The coach warns");
  }

  @Test
  void thereAreTranscripts() throws IOException {
    assertThat(transcripts()).hasSizeGreaterThan(6);
  }
}
