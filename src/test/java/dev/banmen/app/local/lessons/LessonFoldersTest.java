package dev.banmen.app.local.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lessons of the user's own. */
class LessonFoldersTest {
  @TempDir Path folder;

  /** Only Markdown is measured: problems come in collections. */
  @Test
  void aLargeCollectionOfProblemsIsALesson() throws IOException {
    Path own = Files.createDirectories(folder.resolve("lessons/zz"));
    String problem = "(;GM[1]SZ[5]C[" + "x".repeat(1 << 20) + "];B[aa])";
    Files.writeString(own.resolve("1.sgf"), problem);
    LessonFolders learning = new LessonFolders(Catalog.ALL, folder, folder, Clock.systemUTC());
    List<String> untold = new ArrayList<>();
    assertThat(learning.lessons(untold::add)).anyMatch(lesson -> lesson.id().equals("zz/1"));
    assertThat(untold).isEmpty();
  }
}
