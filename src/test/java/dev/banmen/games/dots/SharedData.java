package dev.banmen.games.dots;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Data from outside that is not part of the project; a test without it is skipped. */
final class SharedData {
  private SharedData() {}

  /** The lines of a file, from {@code ../shared/data} or from where BANMEN_SHARED points. */
  static List<String> lines(String name) throws IOException {
    String shared = System.getenv("BANMEN_SHARED");
    Path file = Path.of(shared == null ? "../shared" : shared, "data").resolve(name);
    Assumptions.assumeTrue(Files.isReadable(file), "skipped: there is no " + file);
    return Files.readAllLines(file);
  }
}
