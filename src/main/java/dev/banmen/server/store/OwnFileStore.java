package dev.banmen.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * The part of a store that holds what people have on their own: settings, progress, results, own
 * problems. Nothing is saved for somebody who has neither a key nor a code, such as one who is
 * forgotten. Its methods are like those of a {@link Store}.
 */
public interface OwnFileStore {
  /** What became of a file. */
  enum Replaced {
    DONE,
    /** Others have changed it, and nothing was saved. */
    OVERTAKEN,
    /** Its person has no more room, and nothing was saved. */
    FULL
  }

  /** What became of a file from a disk. */
  enum Adopted {
    /** The store has it now, or has had the same. */
    DONE,
    /** The store has another one, and nothing was saved. */
    OTHER,
    /** There is no such person, and nothing was saved. */
    NOBODY
  }

  /** A file of a person; empty if there is none. */
  CompletableFuture<Optional<OwnFile>> read(long person, String name);

  /** The names of all files of a person, in order. */
  CompletableFuture<List<String>> names(long person);

  /**
   * Saves a file in place of the one of this version, or as a new one if that is 0. It may be
   * larger only if all that its person has is at most {@link RowLimits#OWN_BYTES} then.
   */
  CompletableFuture<Replaced> replace(long person, OwnFile file);

  /**
   * Adds a line to a file, which may be new, whatever others add.
   *
   * @param line without its end
   * @return how many bytes the file has then; empty if there is no more room, and nothing was saved
   */
  CompletableFuture<OptionalLong> add(long person, String name, byte[] line);

  /**
   * Takes over a file from a disk, however much its person has; one that is there stays.
   *
   * @param file whose name has at most {@link RowLimits#NAME} characters
   */
  CompletableFuture<Adopted> adopt(long person, OwnFile file);
}
