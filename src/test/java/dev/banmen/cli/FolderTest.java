package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
    assertThat(Run.of("", games)).isEqualTo(new Run(0, "browse games\n", ""));
    assertThat(Run.of("", "view", games)).isEqualTo(Run.of("", games));
    assertThat(Run.of("", "view", games, "--move", "3").out()).isEqualTo("view move 3 auto\n");
    String unseen = Files.createDirectory(folder.resolve("unseen")).toString();
    assertThat(Run.of("", unseen)).extracting(Run::code).isEqualTo(ExitCode.USAGE);
  }
}
