package dev.banmen.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Where a user keeps lessons of his own, and the program what he has learned. Stateless. */
public final class DataFolder {
  private DataFolder() {}

  /**
   * The folder {@code banmen} in the one for data of the XDG Base Directory Specification; it need
   * not be there yet.
   *
   * @param home the user's, where the environment names none
   * @throws IOException if the locale's characters cannot spell its name
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    return UserFolder.of(environment, "XDG_DATA_HOME", home, Path.of(".local", "share"));
  }
}
