package dev.banmen.server.store;

/**
 * Something that a person has on their own, such as their settings.
 *
 * @param name such as {@code config.toml} or {@code lessons/go/mistakes.md}
 * @param bytes all of it; not to be changed
 * @param version how often it was changed; 0 for one that is not there yet
 */
public record OwnFile(String name, byte[] bytes, long version) {
  public OwnFile {
    if (version < 0) {
      throw new IllegalArgumentException("version " + version);
    }
  }
}
