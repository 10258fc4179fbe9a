package dev.banmen.cli.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** What the build wrote of itself. Stateless. */
public final class BuildProperties {
  private BuildProperties() {}

  /** A property: {@code version} or {@code date}. */
  public static String of(String key) {
    try (InputStream in =
        BuildProperties.class.getResourceAsStream("/dev/banmen/cli/version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty(key);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
