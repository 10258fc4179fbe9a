package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class FileNamesTest {
  @TempDir Path folder;

  @BeforeEach
  void fill() throws IOException {
    Files.createFile(folder.resolve("final-2.sgf"));
    Files.createFile(folder.resolve("final-1.sgf"));
    Files.createFile(folder.resolve("other"));
    Files.createFile(folder.resolve(".hidden"));
    Files.createDirectory(folder.resolve("finals"));
  }

  @Test
  void namesThatBeginSoAreInOrderAndFoldersEndInASlash() {
    assertThat(FileNames.begun(folder + "/fi"))
        .containsExactly(folder + "/final-1.sgf", folder + "/final-2.sgf", folder + "/finals/");
    assertThat(FileNames.begun(folder + "/final-2")).containsExactly(folder + "/final-2.sgf");
  }

  @Test
  void hiddenFilesAreThereForTheirDotOnly() {
    assertThat(FileNames.begun(folder + "/")).hasSize(4);
    assertThat(FileNames.begun(folder + "/.h")).containsExactly(folder + "/.hidden");
  }

  @Test
  void withoutASlashTheWorkingFolderIsMeant() {
    assertThat(FileNames.begun("pom.x")).containsExactly("pom.xml");
  }

  @Test
  void whatCannotBeReadHoldsNothing() {
    assertThat(FileNames.begun(folder + "/absent/x")).isEmpty();
    assertThat(FileNames.begun(folder + "/other/x")).isEmpty();
    assertThat(FileNames.begun("a\0b/")).isEmpty();
  }

  @Test
  @Timeout(60)
  void aPipeIsNotWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThat(FileNames.begun(pipe + "/x")).isEmpty();
    assertThat(FileNames.list(pipe.toString()).rows()).isEmpty();
  }
}
