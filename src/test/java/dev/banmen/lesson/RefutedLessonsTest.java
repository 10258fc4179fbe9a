package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.reader.LessonFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Problems that said something untrue. Each file's head names what is wrong, for a solver to find;
 * no lesson has them any more.
 */
class RefutedLessonsTest {
  private static final Path REFUTED = Path.of("src", "test", "resources", "lessons-refuted");
  private static final Path LESSONS = Path.of("recordings", "lessons");
  private static final String ANSWERS = "```answers\n";
  private static final String CHOICES = "```choices\n";

  @TestFactory
  Stream<DynamicTest> noLessonSaysThisAnyMore() throws IOException {
    List<Path> refuted;
    try (Stream<Path> files = Files.list(REFUTED)) {
      refuted = files.sorted().toList();
    }
    assertThat(refuted).hasSizeGreaterThan(20);
    String lessons = texts();
    return refuted.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file, lessons)));
  }

  private static void check(Path file, String lessons) throws IOException {
    String text = Files.readString(file);
    Lesson lesson = Fixture.lesson(Fixture.read(text));
    assertThat(lesson.source()).startsWith("wrong in this: ");
    String problem = text.substring(text.indexOf("```board"));
    assertThat(lessons).doesNotContain(problem.substring(0, end(problem)));
  }

  /** The end of the block that asks for something. */
  private static int end(String problem) {
    int from = Math.max(problem.indexOf(ANSWERS), problem.indexOf(CHOICES));
    return problem.indexOf("\n```", from) + 1;
  }

  private static String texts() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String name : new LessonFolder(LESSONS).names()) {
      all.append(Files.readString(LESSONS.resolve(name)));
    }
    return all.toString();
  }
}
