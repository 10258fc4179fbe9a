package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The folders of golden screens; that no file in them is orphaned, {@link Golden} checks. */
class GoldenFoldersTest {
  @Test
  void eachBelongsToATestClass() throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of("src", "test", "java"));
        Stream<Path> folders = Files.list(Golden.SCREENS)) {
      List<String> classes = sources.map(source -> source.getFileName().toString()).toList();
      assertThat(folders.map(folder -> folder.getFileName() + ".java"))
          .isNotEmpty()
          .isSubsetOf(classes);
    }
  }
}
