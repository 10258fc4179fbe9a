package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The folder of a user's games, one file each, with a subfolder {@code finished}. Nothing in it is
 * deleted except by {@link #delete}. For any thread.
 */
public final class JournalFolder {
  private static final String ENDING = StaleFiles.JOURNAL_ENDING;
  private static final String FINISHED = "finished";
  private static final int MOST_OF_A_NAME = DamagedCopy.MOST_OF_A_NAME;
  private static final int MOST_READ = 1 << 24; // bytes

  private final Path folder;
  private final Set<Journal> own = ConcurrentHashMap.newKeySet(); // created or resumed here

  /** A folder that may be missing; the user's own is {@code games} in the StateFolder. */
  public JournalFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Creates a new file.
   *
   * @param name its name without extension; a number is added if it is taken
   * @param lines the first lines, each with its end
   * @throws IOException if they can't be saved; then no file is created
   */
  public Journal begin(String name, String lines) throws IOException {
    StateFolder.made(folder);
    for (int i = 1; ; i++) {
      Path path = folder.resolve((i == 1 ? name : name + "-" + i) + ENDING);
      try {
        return added(Journal.create(path, lines));
      } catch (FileAlreadyExistsException e) {
        if (i == MOST_OF_A_NAME) {
          throw e;
        }
      }
    }
  }

  /** Resumes one of the {@link #unfinished}; throws InUse if any program is writing it. */
  public Journal resume(String name) throws IOException {
    return added(Journal.resume(folder.resolve(name)));
  }

  private Journal added(Journal journal) {
    own.add(journal);
    return journal;
  }

  /**
   * The file names of unfinished games, last written first.
   *
   * @throws IOException if this user may not see them
   */
  public List<String> unfinished() throws IOException {
    return names(folder);
  }

  /**
   * The file names of finished games below the folder, last written first.
   *
   * @throws IOException if this user may not see them
   */
  public List<String> finished() throws IOException {
    return names(folder.resolve(FINISHED)).stream().map(name -> FINISHED + "/" + name).toList();
  }

  /** The folder of the finished games, which need not exist. */
  public Path finishedPath() {
    return folder.resolve(FINISHED);
  }

  /** Deletes an unfinished game; throws InUse if any program is writing it. */
  public void delete(String name) throws IOException {
    Journal journal = resume(name);
    close(journal);
    Files.delete(journal.path());
  }

  private static List<String> names(Path folder) throws IOException {
    Map<FileTime, List<String>> names = new TreeMap<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
      for (Path file : files) {
        note(file, names);
      }
    } catch (NoSuchFileException e) {
      // No game was ever saved here.
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    List<String> oldestFirst = new ArrayList<>();
    for (List<String> together : names.values()) {
      together.sort(null);
      oldestFirst.addAll(together);
    }
    Collections.reverse(oldestFirst);
    return oldestFirst;
  }

  private static void note(Path file, Map<FileTime, List<String>> names) throws IOException {
    try {
      BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
      if (is.isRegularFile()) {
        names
            .computeIfAbsent(is.lastModifiedTime(), t -> new ArrayList<>())
            .add(file.getFileName().toString());
      }
    } catch (NoSuchFileException e) {
      // Another program has just finished it.
    }
  }

  /** Whether this process is writing a file, anywhere and by any name. */
  public boolean isWritten(Path file) {
    return WrittenFiles.OF_PROCESS.has(file);
  }

  /** Whether a file of this folder was created or resumed here, and not closed yet. */
  public boolean isOwn(String name) {
    Path path = folder.resolve(name);
    for (Journal journal : own) {
      if (journal.path().equals(path)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Reads a file that this process isn't writing; of a very large one, its beginning.
   *
   * @throws Journal.InUse if this process is writing it
   */
  public byte[] bytes(String name) throws IOException {
    return WrittenFiles.OF_PROCESS.bytes(folder.resolve(name), MOST_READ);
  }

  /** The time of the last write to a file. */
  public FileTime time(String name) throws IOException {
    return Files.getLastModifiedTime(folder.resolve(name));
  }

  /** A file's path, to show to people. */
  public Path path(String name) {
    return folder.resolve(name);
  }

  /** Closes a file of this folder. */
  public void close(Journal journal) throws IOException {
    own.remove(journal);
    journal.close();
    StaleFiles.sweep(folder, journal.path());
  }

  /** Moves a file, open or closed, to the finished games. */
  public void finish(Journal journal) throws IOException {
    Path finished = StateFolder.made(folder.resolve(FINISHED));
    move(journal, finished);
  }

  /** Moves a file back from the finished games. */
  public void unfinish(Journal journal) throws IOException {
    move(journal, folder);
  }

  private synchronized void move(Journal journal, Path to) throws IOException {
    Path from = journal.path();
    String name = from.getFileName().toString();
    Path target = to.resolve(name);
    for (int i = 2; Files.exists(target); i++) {
      target = to.resolve(name.replace(ENDING, "-" + i + ENDING));
    }
    Files.move(from, target);
    StateFolder.force(to); // first, so that no power cut leaves it in neither
    StateFolder.force(from.toAbsolutePath().getParent());
    journal.movedTo(target);
  }
}
