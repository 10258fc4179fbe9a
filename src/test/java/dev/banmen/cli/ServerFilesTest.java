package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.Library;
import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.record.Format;
import dev.banmen.record.OpenedFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files of Tygem, WBaduk and PandaNet in the commands that read recordings. */
class ServerFilesTest {
  private static final Path RECORDINGS = Path.of("recordings");

  @TempDir Path folder;

  private static String text(String file) throws IOException {
    return Files.readString(RECORDINGS.resolve(file));
  }

  @ParameterizedTest
  @CsvSource({"go-tygem.gib, gib, 11", "go-wbaduk.ngf, ngf, 9", "go-pandanet.ugi, ugi, 7"})
  void everyCommandReadsThem(String file, String format, int moves) throws IOException {
    String text = text(file);
    ProgramRun clean = new ProgramRun(0, "1 game, 0 faults\n", "");
    assertThat(ProgramRun.ofCatalog(text, "check", "--strict", "-")).isEqualTo(clean);
    assertThat(ProgramRun.ofCatalog(text, "check", "--input", format, "-")).isEqualTo(clean);
    assertThat(ProgramRun.ofCatalog(text, "show", "-").out())
        .contains("heron", "pebble", "Move " + moves + " of " + moves);
    assertThat(ProgramRun.ofCatalog(text, "stats", "-").out())
        .contains("Moves: " + moves + " to " + moves);
    assertThat(
            ProgramRun.ofCatalog(text, "shell", "--plain", RECORDINGS.resolve(file).toString())
                .out())
        .contains("heron against pebble");
  }

  @ParameterizedTest
  @CsvSource({"go-tygem.gib, gib", "go-wbaduk.ngf, ngf", "go-pandanet.ugi, ugi"})
  void theyFitOneFormatWhateverTheyAreCalled(String file, String format) throws IOException {
    byte[] head = text(file).getBytes(StandardCharsets.UTF_8);
    List<String> fitting =
        RecordingFormats.of(Catalog.ALL).fitting(head).stream().map(Format::name).toList();
    assertThat(fitting).containsExactly(format);
  }

  @ParameterizedTest
  @CsvSource({"go-tygem.gib", "go-wbaduk.ngf", "go-pandanet.ugi"})
  void convertedToSgfTheyShowTheSame(String file) throws IOException {
    Path sgf = folder.resolve("out.sgf");
    String from = RECORDINGS.resolve(file).toString();
    assertThat(ProgramRun.ofCatalog("", "convert", from, sgf.toString()).code()).isZero();
    assertThat(Files.readString(sgf)).startsWith("(;FF[4]").doesNotContain("BANMEN");
    assertThat(ProgramRun.ofCatalog("", "check", "--strict", sgf.toString()).code()).isZero();
    assertThat(ProgramRun.ofCatalog("", "show", sgf.toString()).out())
        .isEqualTo(ProgramRun.ofCatalog("", "show", from).out());
  }

  @ParameterizedTest
  @CsvSource({"go-tygem.gib", "go-wbaduk.ngf", "go-pandanet.ugi"})
  void aFoldersListingAndTheScreenShowThemAndDoNotSaveThem(String file) throws Exception {
    Library library =
        new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
    String name = RECORDINGS.resolve(file).toString();
    assertThat(library.files().isRecording(name)).isTrue();
    assertThat(library.files().preview(name)).isPresent();
    OpenedFile opened = library.files().open(name);
    assertThat(opened.isReadOnly()).isTrue();
    assertThat(opened.hindrance()).contains("read-only");
    library.files().close(opened);
  }

  @Test
  void theyAreNotWritten() throws IOException {
    Path out = folder.resolve("out.gib");
    String from = RECORDINGS.resolve("go-snapback.sgf").toString();
    ProgramRun run = ProgramRun.ofCatalog("", "convert", from, out.toString());
    assertThat(run.code()).isNotZero();
    assertThat(run.err()).startsWith("banmen: gib is a read-only format").hasLineCount(1);
    assertThat(out).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "x.gib, '\\HS\n\\[GAMENAME=x\\]\n', 2, found no line",
    "x.ngf, 'Rated game\n19\n', 2, found 2 lines about the game",
    "x.ugf, '[Header]\nSize=19\n', 2, found no line",
    "x.ugi, '[Header]\nSize=19\nCrypt=1,NO\n[Data]\n', 3, 'found Crypt=1,NO'"
  })
  void aBrokenFileIsOneFaultWithItsLine(String name, String text, int line, String fault)
      throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    ProgramRun run = ProgramRun.ofCatalog("", "show", file.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).startsWith("banmen: " + file + ":" + line + ": " + fault).hasLineCount(1);
  }
}
