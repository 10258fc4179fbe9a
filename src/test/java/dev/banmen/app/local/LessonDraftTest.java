package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.app.local.lessons.LocalLessons;
import dev.banmen.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lesson in a file that its author works on. */
class LessonDraftTest {
  private static final String LESSON = "---\ngame: go\nset: size=5\n---\n# Eyes\nSome words.\n";

  @TempDir private Path folder;

  private Optional<LessonDraft> read(String name, String stamp) throws IOException {
    return new LessonFolders(Catalog.ALL, folder, folder, Clock.systemUTC()).draft(name, stamp);
  }

  @Test
  void itIsReadOnceForEachStateOfTheFile() throws IOException {
    Path file = folder.resolve("eyes.md");
    assertThat(read(file.toString(), "")).isEmpty();
    Files.writeString(file, LESSON);
    LessonDraft first = read(file.toString(), "").orElseThrow();
    assertThat(first.lesson().orElseThrow().title()).isEqualTo("Eyes");
    assertThat(read(file.toString(), first.stamp())).isEmpty();
    Files.writeString(file, LESSON + "\n## More\n\n```bord\n```\n");
    LessonDraft second = read(file.toString(), first.stamp()).orElseThrow();
    assertThat(second.lesson()).isEmpty();
    assertThat(second.faults()).hasSize(2).anyMatch(fault -> fault.startsWith("10:4: "));
    Files.delete(file); // as an editor may for a moment
    assertThat(read(file.toString(), second.stamp())).isEmpty();
  }

  /** Thousands of problems are worth it. */
  @Test
  void aFileThatWasReadIsNotReadAgainForItsLesson() throws Exception {
    Path file = folder.resolve("eyes.md");
    Files.writeString(file, LESSON);
    LocalLessons lessons = new LocalLessons(HostEnvironment.ofProcess(), Catalog.ALL);
    lessons.readFrom(new LessonFolders(Catalog.ALL, folder, folder, Clock.systemUTC()));
    Optional<LessonDraft> read = lessons.draft(file.toString(), "");
    assertThat(lessons.named(file.toString(), read)).isEqualTo(read.orElseThrow().lesson());
    Files.writeString(file, LESSON + "\n## More\n\n```bord\n```\n");
    Optional<LessonDraft> faulty = lessons.draft(file.toString(), "");
    assertThatThrownBy(() -> lessons.named(file.toString(), faulty)).hasMessageContaining(":8: ");
    assertThat(lessons.named("none", Optional.empty())).isEmpty();
  }

  @Test
  void aLessonOfTheProgramIsNoFile() throws IOException {
    Files.writeString(folder.resolve("ko"), LESSON);
    assertThat(read("ko", "")).isEmpty();
  }
}
