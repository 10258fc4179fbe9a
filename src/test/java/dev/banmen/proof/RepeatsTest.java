package dev.banmen.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RepeatsTest {
  private static final Path TESTS = Path.of("src", "test", "java");

  @Test
  void whatRepeatsAFewTimesIsTaggedToRepeatManyTimes() throws IOException {
    List<Path> untagged;
    try (Stream<Path> files = Files.walk(TESTS)) {
      untagged =
          files
              .filter(file -> file.toString().endsWith("Test.java"))
              .filter(file -> text(file).contains(" Repeats.of("))
              .filter(file -> !text(file).contains("@Tag(Repeats.TAG)"))
              .toList();
    }
    assertThat(untagged).isEmpty();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
