package dev.banmen.cli.serve;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.OwnFileStore.Adopted;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.StaleFiles;
import dev.banmen.storage.UnreadableFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Moves people's own files, which older versions had in folders, into the embedded store, whose
 * numbers of people they have. Each is deleted once the store has it; so whenever this is stopped,
 * the next start continues, and nothing is lost or there twice. Waits for the store, before the
 * server is open.
 *
 * @param people the folder with a folder for each person's number; need not exist
 * @param left is told of each file that stays, and why
 */
record MovedFiles(Path people, Store store, BiConsumer<Path, IOException> left, Disk disk) {
  private static final EventLog LOG = EventLog.of(MovedFiles.class);

  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,17}");

  /** The most bytes of a file; older versions read no more of any. */
  static final int MOST_BYTES = 16 << 20;

  /** What is done on the disk; a test's may fail. */
  interface Disk {
    /** All that is in a folder, and the folder itself, from the inside out. */
    default List<Path> all(Path folder) throws IOException {
      try (Stream<Path> files = Files.walk(folder)) {
        return files.sorted(Comparator.reverseOrder()).toList();
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    }

    default byte[] read(Path file) throws IOException {
      return BoundedFile.bytes(file, MOST_BYTES);
    }

    default void delete(Path file) throws IOException {
      Files.delete(file);
    }
  }

  /** A file whose person's store was asked to take it over. */
  private record Moving(Path file, CompletableFuture<Adopted> adopted) {}

  MovedFiles(Path people, Store store, BiConsumer<Path, IOException> left) {
    this(people, store, left, new Disk() {});
  }

  /**
   * Moves all files that can be moved; the log has the others.
   *
   * @throws IOException if the store cannot save, or a file cannot be read: if its person came in
   *     without it, what they save then would keep it out for ever
   */
  void run() throws IOException {
    if (!Files.isDirectory(people)) {
      return;
    }
    Set<Long> owners = owners();
    Set<Long> gone = store.accounts().unreachable(owners).join();
    long moved = 0;
    for (long person : owners) {
      moved += move(person, gone.contains(person));
    }
    people.toFile().delete(); // if it is empty
    if (moved > 0) {
      LOG.info(LogEvent.FILES_MOVED, LogField.of("files", moved));
    }
  }

  private Set<Long> owners() throws IOException {
    try (Stream<Path> folders = Files.list(people)) {
      return folders
          .map(folder -> folder.getFileName().toString())
          .filter(NUMBER.asMatchPredicate())
          .map(Long::valueOf)
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Moves the files of a person, or deletes those of one who is gone; returns how many it moved.
   */
  private long move(long person, boolean isGone) throws IOException {
    Path folder = people.resolve(Long.toString(person));
    List<Path> all = all(person, folder);
    List<Moving> asked = new ArrayList<>();
    for (Path file : all.stream().filter(one -> !isFolder(one)).toList()) {
      if (isGone || StaleFiles.isNamedSo(file.getFileName().toString())) {
        delete(person, file); // it could not be deleted then, or is half of one
      } else {
        read(person, folder, file)
            .ifPresent(own -> asked.add(new Moving(file, store.ownFiles().adopt(person, own))));
      }
    }
    long moved = 0;
    for (Moving one : asked) {
      switch (answer(one.adopted())) {
        case DONE -> moved += delete(person, one.file()) ? 1 : 0;
        case OTHER -> leave(person, one.file(), new FileAlreadyExistsException(null));
        case NOBODY -> leave(person, one.file(), StoreFault.of("store.nobody", person));
      }
    }
    all.stream().filter(MovedFiles::isFolder).forEach(one -> one.toFile().delete()); // if empty
    return moved;
  }

  private List<Path> all(long person, Path folder) {
    try {
      return disk.all(folder);
    } catch (IOException e) {
      leave(person, folder, e);
      return List.of();
    }
  }

  /** A file as the store takes it; empty if it takes no such file, which stays. */
  private Optional<OwnFile> read(long person, Path folder, Path file) throws IOException {
    String name = folder.relativize(file).toString().replace('\\', '/');
    try {
      RowLimits.check(name, RowLimits.NAME);
      if (name.isEmpty() || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw new UnreadableFile(Optional.of(file), UnreadableFile.Why.IRREGULAR, MOST_BYTES);
      }
      return Optional.of(new OwnFile(name, disk.read(file), 0));
    } catch (UnreadableFile | StoreFault e) {
      leave(person, file, e);
      return Optional.empty();
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      FileSystemException named = new FileSystemException(file.toString(), null, e.getMessage());
      named.initCause(e);
      throw named;
    }
  }

  private static Adopted answer(CompletableFuture<Adopted> asked) throws StoreFault {
    try {
      return asked.join();
    } catch (CompletionException e) {
      if (FaultBarrier.cause(e) instanceof StoreFault known) {
        throw known;
      }
      throw e;
    }
  }

  /** Deletes a file, and leaves it if that fails; returns whether it is gone. */
  private boolean delete(long person, Path file) {
    try {
      disk.delete(file);
      return true;
    } catch (IOException e) {
      leave(person, file, e);
      return false;
    }
  }

  private static boolean isFolder(Path file) {
    return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
  }

  private void leave(long person, Path file, IOException why) {
    LOG.warn(LogEvent.FILE_LEFT, LogField.of("person", person), LogField.of("fault", why));
    left.accept(file, why);
  }
}
