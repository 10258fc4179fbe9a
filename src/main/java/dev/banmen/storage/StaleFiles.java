package dev.banmen.storage;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Temporary files that a killed program left behind. The first write into a folder deletes them,
 * once a run: only the user's own regular files with such names that have not been written for an
 * hour and that no program holds. Any thread.
 */
public final class StaleFiles {
  static final String BEGINNING = ".banmen-"; // then a number: a temporary name
  static final String JOURNAL_ENDING = ".banmen"; // the end of a journal's name

  /** Follows that until a journal has its first lines: nobody resumes it before. */
  static final String BEGUN = ".begun";

  /** The age from which an unwritten file is taken for one of a killed program. */
  static final long OLD_MILLIS = 3_600_000;

  private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

  private StaleFiles() {}

  /** A unique name beside a file's; short, as that one may have the maximum length. */
  public static Path beside(Path target) {
    long number = ThreadLocalRandom.current().nextLong();
    return target.resolveSibling(BEGINNING + Long.toHexString(number));
  }

  /** Shows others that a file is being written, as far as the system can; ends with its close. */
  static void hold(FileChannel file) {
    try {
      file.tryLock();
    } catch (IOException e) {
      // There are no locks here: nobody will get one on it either.
    }
  }

  /**
   * Deletes what killed programs left in a folder, once per run. What can't be deleted stays,
   * without an error.
   *
   * @param own a file just created by this program, owned by this user; it stays whatever its age
   */
  public static void sweep(Path folder, Path own) {
    if (!SWEPT.add(folder.toAbsolutePath())) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      UserPrincipal user = Files.getOwner(own, NOFOLLOW_LINKS);
      for (Path file : files) {
        if (!file.equals(own) && isNamedSo(file.getFileName().toString())) {
          deleteIfLeft(file, user);
        }
      }
    } catch (IOException | DirectoryIteratorException | UnsupportedOperationException e) {
      // See above.
    }
  }

  /** Allows a folder to be swept again, as another run of the program would. */
  static void forget(Path folder) {
    SWEPT.remove(folder.toAbsolutePath());
  }

  /** Whether a file has the name of one that a killed program may have left behind. */
  public static boolean isNamedSo(String name) {
    if (name.endsWith(JOURNAL_ENDING + BEGUN)) {
      return true;
    } else if (!name.startsWith(BEGINNING) || name.length() == BEGINNING.length()) {
      return false;
    }
    return name.chars().skip(BEGINNING.length()).allMatch(c -> Character.digit(c, 16) >= 0)
        && name.length() <= BEGINNING.length() + 16;
  }

  private static void deleteIfLeft(Path file, UserPrincipal user) {
    try {
      BasicFileAttributes is =
          Files.readAttributes(file, BasicFileAttributes.class, NOFOLLOW_LINKS);
      long age = System.currentTimeMillis() - is.lastModifiedTime().toMillis();
      if (is.isRegularFile()
          && age > OLD_MILLIS
          && Files.getOwner(file, NOFOLLOW_LINKS).equals(user)
          && !isHeld(file)) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // Another program has just swept here, or this one is not allowed to.
    }
  }

  /**
   * Whether a program is writing a file. Closing the channel would end this program's own lock on
   * it, as POSIX has it. That does no harm: this program sweeps a folder once, before it writes the
   * contents of its first temporary file there, and a new journal has such a name for a moment
   * only. So none of its own files is old enough then to be checked here.
   */
  private static boolean isHeld(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, NOFOLLOW_LINKS)) {
      return channel.tryLock(0, Long.MAX_VALUE, true) == null;
    } catch (OverlappingFileLockException e) {
      return true; // this program is writing it
    }
  }
}
