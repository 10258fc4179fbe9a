package dev.banmen.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** The folder of a user's own lessons and learning progress. Stateless. */
public final class DataFolder {
  private DataFolder() {}

  /**
   * The folder {@code banmen} in the XDG Base Directory Specification's data folder; it may be
   * missing.
   *
   * @param home the user's home folder, used if {@code HOME} is not set
   * @throws IOException if the locale's characters cannot spell its name
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    return UserFolder.of(environment, "XDG_DATA_HOME", home, Path.of(".local", "share"));
  }
}
