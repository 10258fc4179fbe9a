package dev.banmen.server.people;

import dev.banmen.app.Person;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executor;

/** The files of people in a house: settings, and what they learned. For any thread. */
public interface PersonFiles {
  /**
   * A person's own things.
   *
   * @param isRead whether their settings were read; if not, the defaults apply, and what is saved
   *     stays as it is
   */
  record OwnThings(Person person, boolean isRead) {}

  /** The language of somebody of whom only the terminal is known. */
  Language language(Map<String, String> environment);

  /**
   * A person's own things; the games of the house are not among them. Waits a moment for their
   * settings.
   *
   * @param person the person's number
   * @param environment what the terminal says of itself
   * @param files runs what takes long with their files, one after another
   */
  OwnThings of(long person, Map<String, String> environment, Executor files);

  /** All files of the house that are not in its store, by their names in its folder. */
  default Map<String, Path> files() throws IOException {
    return Map.of();
  }
}
