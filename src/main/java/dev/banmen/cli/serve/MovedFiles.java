package dev.banmen.cli.serve;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.StaleFiles;
import dev.banmen.storage.UnreadableFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
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
import java.util.stream.Stream;

/**
 * Moves people's own files, which older versions had in folders, into the store. Each is deleted
 * once the store has it; so whenever this is stopped, the next start continues, and nothing is lost
 * or there twice. Waits for the store, before the server is open.
 *
 * @param people the folder with a folder for each person's number; need not exist
 * @param left is told of each file that cannot be moved, and why
 */
record MovedFiles(Path people, Store store, BiConsumer<Path, IOException> left) {
  private static final EventLog LOG = EventLog.of(MovedFiles.class);

  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,17}");

  /** The most bytes of a file; older versions read no more of any. */
  static final int MOST_BYTES = 16 << 20;

  /** A file whose person's store was asked to take it over. */
  private record Moving(Path file, CompletableFuture<Boolean> taken) {}

  /** Moves all files that can be moved; the log has the others. */
  void run() throws IOException {
    if (!Files.isDirectory(people)) {
      return;
    }
    Set<Long> owners = new TreeSet<>();
    for (String name : Optional.ofNullable(people.toFile().list()).orElse(new String[0])) {
      if (NUMBER.matcher(name).matches()) {
        owners.add(Long.parseLong(name));
      }
    }
    Set<Long> gone = store.accounts().unreachable(owners).join();
    long moved = 0;
    for (long person : owners) {
      Path folder = people.resolve(Long.toString(person));
      if (gone.contains(person)) {
        delete(all(folder)); // they are forgotten, and could not be deleted then
      } else {
        moved += move(person, folder);
      }
    }
    people.toFile().delete(); // if it is empty
    if (moved > 0) {
      LOG.info(LogEvent.FILES_MOVED, LogField.of("files", moved));
    }
  }

  private long move(long person, Path folder) throws IOException {
    List<Path> all = all(folder);
    List<Moving> asked = new ArrayList<>();
    for (Path file : all) {
      if (StaleFiles.isNamedSo(file.getFileName().toString())) {
        Files.delete(file); // what a killed program was writing
      } else if (!isFolder(file)) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        asked.add(new Moving(file, taken(person, name, file)));
      }
    }
    long moved = 0;
    for (Moving one : asked) {
      try {
        if (one.taken().join()) {
          Files.delete(one.file());
          moved++;
        } else {
          leave(person, one.file(), new FileAlreadyExistsException(null));
        }
      } catch (CompletionException e) {
        Throwable why = FaultBarrier.cause(e);
        if (why instanceof StoreFault store && store.getCause() != null) {
          throw store; // no file's fault: with the defaults in its place nobody would miss it
        }
        leave(person, one.file(), why instanceof IOException io ? io : new IOException(why));
      }
    }
    all.stream().filter(MovedFiles::isFolder).forEach(one -> one.toFile().delete()); // if empty
    return moved;
  }

  private CompletableFuture<Boolean> taken(long person, String name, Path file) {
    try {
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw new UnreadableFile(Optional.empty(), UnreadableFile.Why.IRREGULAR, MOST_BYTES);
      }
      OwnFile own = new OwnFile(name, BoundedFile.bytes(file, MOST_BYTES), 0);
      return store.ownFiles().adopt(person, own);
    } catch (IOException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private static boolean isFolder(Path file) {
    return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
  }

  private void leave(long person, Path file, IOException why) {
    LOG.warn(LogEvent.FILE_LEFT, LogField.of("person", person), LogField.of("fault", why));
    left.accept(file, why);
  }

  /** All that is in a folder, and the folder itself, from the inside out. */
  private static List<Path> all(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted(Comparator.reverseOrder()).toList();
    }
  }

  private static void delete(List<Path> all) throws IOException {
    for (Path one : all) {
      Files.delete(one);
    }
  }
}
