package dev.banmen.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** The folder of a user's settings and themes. Stateless. */
public final class ConfigFolder {
  /** The environment variable for the configuration folder. */
  public static final String VARIABLE = "XDG_CONFIG_HOME";

  private ConfigFolder() {}

  /**
   * The folder {@code banmen} in the XDG Base Directory Specification's configuration folder; it
   * may be missing.
   *
   * @param home the user's home folder, used if {@code HOME} is not set
   * @throws IOException if the locale's characters cannot spell its name
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    return UserFolder.of(environment, VARIABLE, home, Path.of(".config"));
  }
}
