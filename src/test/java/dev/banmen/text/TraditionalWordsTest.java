package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The texts in traditional characters are those that the script makes; skipped without OpenCC. */
class TraditionalWordsTest {
  private static final long MOST_SECONDS = 300;

  @Test
  void theScriptWouldChangeNothing() throws Exception {
    assumeTrue(isInstalled("opencc"), "OpenCC is not installed");
    Path said = Files.createTempFile("traditional", ".txt");
    try {
      Process script =
          new ProcessBuilder("sh", "src/words/traditional", "--check")
              .redirectErrorStream(true)
              .redirectOutput(said.toFile())
              .start();
      boolean isOver = script.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
      script.destroyForcibly();
      assertThat(Files.readString(said)).isEmpty();
      assertThat(isOver && script.exitValue() == 0).isTrue();
    } finally {
      Files.delete(said);
    }
  }

  private static boolean isInstalled(String program) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }
}
