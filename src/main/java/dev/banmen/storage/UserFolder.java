package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/** The program's folders among those of the XDG Base Directory Specification. Stateless. */
public final class UserFolder {
  /** The environment variable for the folder of configurations. */
  public static final String CONFIG = "XDG_CONFIG_HOME";

  private UserFolder() {}

  /** The folder of a user's settings and themes, which may be missing. */
  public static Path config(Map<String, String> environment, String home) throws IOException {
    return of(environment, CONFIG, home, Path.of(".config"));
  }

  /** The folder of a user's own lessons and learning progress, which may be missing. */
  public static Path data(Map<String, String> environment, String home) throws IOException {
    return of(environment, "XDG_DATA_HOME", home, Path.of(".local", "share"));
  }

  /**
   * The folder {@code banmen} in a base folder.
   *
   * @param variable the environment variable of the base folder
   * @param home the user's home folder, used if {@code HOME} is not set
   * @param usual the base folder's default place in the home folder
   * @throws IOException if the locale's characters cannot spell its name
   */
  static Path of(Map<String, String> environment, String variable, String home, Path usual)
      throws IOException {
    String named = environment.getOrDefault(variable, "");
    String known = environment.getOrDefault("HOME", "");
    try {
      // "All paths set in these environment variables must be absolute", else they are ignored.
      Path base =
          named.startsWith("/")
              ? Path.of(named)
              : Path.of(known.isEmpty() ? home : known).resolve(usual);
      return base.resolve("banmen");
    } catch (InvalidPathException e) {
      throw new StorageFault("folder.spelling", e.getInput());
    }
  }
}
