package dev.banmen.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RepeatsTest {
  private static final Path TESTS = Path.of("src", "test", "java");

  @Test
  void whatRepeatsAFewTimesIsTaggedToRepeatManyTimes() throws IOException {
    List<Path> untagged;
    try (Stream<Path> files = Files.walk(TESTS)) {
      untagged =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> isUntagged(text(file)))
              .toList();
    }
    assertThat(untagged).isEmpty();
  }

  private static boolean isUntagged(String text) {
    boolean isOfTests = text.contains("  @Test\n") || text.contains("  @ParameterizedTest\n");
    boolean isRepeating = text.contains("Repeats.of") || text.contains("Schedules.hold(");
    boolean isTagged = text.contains("@Tag(Repeats.TAG)") || text.contains("@Tag(\"long\")");
    return isOfTests && isRepeating && !isTagged;
  }

  @Test
  @Tag("long")
  void longTestsRepeatManyTimes() {
    assertThat(Repeats.of(1, 2, 3)).isEqualTo(2);
  }

  @Test
  @Tag("thorough")
  void thoroughTestsRepeatMostOften() {
    assertThat(Repeats.of(1, 2)).isEqualTo(2);
    assertThat(Repeats.of(1, 2, 3)).isEqualTo(3);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
