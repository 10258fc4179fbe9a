package dev.banmen.server.people;

import dev.banmen.app.Person;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;

/** The files of people in a house: settings, and what they learned. For any thread. */
public interface PersonFiles {
  /** The language of somebody of whom only the terminal is known. */
  Language language(Map<String, String> environment);

  /**
   * A person's own things, read from the disk; the games of the house are not among them.
   *
   * @param person the person's number
   * @param environment what the terminal says of itself
   * @param files runs what takes long with their files, one after another
   */
  Person of(long person, Map<String, String> environment, Executor files);

  /** The files of a person's own things, by their names; none by default. */
  default Map<String, Path> files(long person) throws IOException {
    return Map.of();
  }

  /** All files of the house that are not in its store, by their names in its folder. */
  default Map<String, Path> files() throws IOException {
    return Map.of();
  }

  /** The people who have files of their own; none by default. */
  default Set<Long> owners() {
    return Set.of();
  }

  /** Deletes a person's own things. */
  default void forget(long person) throws IOException {}
}
