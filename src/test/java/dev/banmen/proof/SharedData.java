package dev.banmen.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * Data that is not part of the project: in {@code data} and {@code conformance} of the folder in
 * the variable BANMEN_SHARED, or of {@code ../shared}. A test without it is skipped.
 */
public final class SharedData {
  private SharedData() {}

  /** A file that exists. */
  public static Path file(String name) {
    return there("data", name);
  }

  /** The folder of a family's cases of its exercise. */
  public static Path conformance(String family) {
    return there("conformance", family);
  }

  private static Path there(String folder, String name) {
    String shared = System.getenv().getOrDefault("BANMEN_SHARED", "../shared");
    Path file = Path.of(shared, folder).resolve(name);
    Assumptions.assumeTrue(Files.isReadable(file), () -> "skipped: there is no " + file);
    return file;
  }

  /** All lines of a file. */
  public static List<String> lines(String name) throws IOException {
    return Files.readAllLines(file(name));
  }
}
