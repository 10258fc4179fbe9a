package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.cli.options.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder in place of a file. */
class FolderTest {
  @Test
  void aFolderIsBrowsedWhereNothingElseIsSaid(@TempDir Path folder) throws IOException {
    String games = Files.createDirectory(folder.resolve("games")).toString();
    assertThat(ProgramRun.of("", games)).isEqualTo(new ProgramRun(0, "browse games\n", ""));
    assertThat(ProgramRun.of("", "view", games)).isEqualTo(ProgramRun.of("", games));
    assertThat(ProgramRun.of("", "view", games, "--move", "3").out())
        .isEqualTo("view move 3 auto\n");
    String unseen = Files.createDirectory(folder.resolve("unseen")).toString();
    assertThat(ProgramRun.of("", unseen)).extracting(ProgramRun::code).isEqualTo(ExitCode.USAGE);
  }
}
