package dev.banmen.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of which parts go while its files are found, and how much may be in one. */
class FolderFilesTest {
  @TempDir Path folder;

  private Path file(String name, int bytes) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.write(file, new byte[bytes]);
  }

  /** Deletes all folders but the one in which this file is. */
  private void deleteOthers(Path found) {
    try (Stream<Path> all = Files.list(folder)) {
      for (Path one : all.filter(other -> !found.startsWith(other)).toList()) {
        Files.deleteIfExists(one.resolve("progress"));
        Files.deleteIfExists(one);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void foldersThatGoMeanwhileAreLeftOut() throws IOException {
    for (int person = 1; person <= 20; person++) {
      file(person + "/progress", 1);
    }
    List<Path> found = new ArrayList<>();
    FolderFiles.find(
        folder,
        file -> {
          found.add(file);
          deleteOthers(file);
        });
    assertThat(found).hasSize(1);
  }

  @Test
  void aFolderThatIsNotThereHasNoFiles() throws IOException {
    List<Path> found = new ArrayList<>();
    FolderFiles.find(folder.resolve("none"), found::add);
    assertThat(found).isEmpty();
  }
}
