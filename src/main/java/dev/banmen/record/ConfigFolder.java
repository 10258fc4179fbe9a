package dev.banmen.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Where a user's settings and themes are. Stateless. */
public final class ConfigFolder {
  /** The variable that names the folder for configuration. */
  public static final String VARIABLE = "XDG_CONFIG_HOME";

  private ConfigFolder() {}

  /**
   * The folder {@code banmen} in the one for configuration of the XDG Base Directory Specification;
   * it need not be there.
   *
   * @param home the user's, where the environment names none
   * @throws IOException if the locale's characters cannot spell its name
   */
  public static Path of(Map<String, String> environment, String home) throws IOException {
    return UserFolder.of(environment, VARIABLE, home, Path.of(".config"));
  }
}
