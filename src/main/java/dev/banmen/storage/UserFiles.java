package dev.banmen.storage;

import java.io.IOException;
import java.util.Optional;

/**
 * The small files of one user: settings, progress, results, problems of their own. They have names
 * such as {@code config.toml} or {@code lessons/go/mistakes.md}, and need not exist. On a disk, or
 * in the store of a server. Any thread; each method waits for what it asks.
 */
public interface UserFiles {
  /** Makes new contents. */
  interface Edit {
    /**
     * The contents to save, of those that there are; empty to leave them. Is asked again if others
     * were faster.
     */
    Optional<byte[]> of(Optional<byte[]> old) throws IOException;
  }

  /**
   * The bytes of a file; empty if there is none.
   *
   * @param most the maximum size, in bytes
   * @throws UnreadableFile if it has more, or isn't a regular file
   */
  Optional<byte[]> read(String name, int most) throws IOException;

  /**
   * Adds a line to a file, whatever others add meanwhile.
   *
   * @param line without its end
   * @return how many bytes the file has then
   */
  long add(String name, String line) throws IOException;

  /**
   * Replaces a file as a whole.
   *
   * @param most the maximum size, in bytes, of what is replaced
   */
  void change(String name, int most, Edit edit) throws IOException;

  /** The name of a file as its user may see it. */
  String shown(String name);
}
