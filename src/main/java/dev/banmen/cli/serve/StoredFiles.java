package dev.banmen.cli.serve;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.StoreFault;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.storage.UserFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A person's own files in the store of a server. What is read waits for a moment at most; what is
 * saved waits until it is, so that nobody is told otherwise. For any thread that may wait: none
 * that paints.
 *
 * @param readMillis how long to wait for what is read
 */
record StoredFiles(OwnFileStore store, long person, long readMillis) implements UserFiles {
  /** How long to wait for the store, which answers in a thousandth of that. */
  static final long READ_MILLIS = 2_000;

  /** How often a file is changed again that others have changed meanwhile. */
  private static final int MOST_TRIES = 100;

  StoredFiles(OwnFileStore store, long person) {
    this(store, person, READ_MILLIS);
  }

  @Override
  public Optional<byte[]> read(String name, int most) throws IOException {
    return file(name, most).map(OwnFile::bytes);
  }

  private Optional<OwnFile> file(String name, int most) throws IOException {
    Optional<OwnFile> file = soon(store.read(person, name));
    if (file.isPresent() && file.get().bytes().length > most) {
      throw new UnreadableFile(Optional.empty(), UnreadableFile.Why.TOO_LARGE, most);
    }
    return file;
  }

  @Override
  public long add(String name, String line) throws IOException {
    OptionalLong size = saved(store.add(person, name, line.getBytes(StandardCharsets.UTF_8)));
    return size.orElseThrow(StoredFiles::full);
  }

  @Override
  public void change(String name, int most, Edit edit) throws IOException {
    for (int i = 0; i < MOST_TRIES; i++) {
      Optional<OwnFile> old = file(name, most);
      Optional<byte[]> made = edit.of(old.map(OwnFile::bytes));
      if (made.isEmpty()) {
        return;
      }
      OwnFile next = new OwnFile(name, made.get(), old.map(OwnFile::version).orElse(0L));
      switch (saved(store.replace(person, next))) {
        case DONE -> {
          return;
        }
        case FULL -> throw full();
        case OVERTAKEN -> {
          // What the others have saved is changed next.
        }
      }
    }
    throw StoreFault.of("store.failed");
  }

  /** The names of the files in a folder, without the folder's. */
  List<String> names(String folder) throws IOException {
    return soon(store.names(person)).stream()
        .filter(name -> name.startsWith(folder + "/"))
        .map(name -> name.substring(folder.length() + 1))
        .toList();
  }

  @Override
  public String shown(String name) {
    return name;
  }

  private static StoreFault full() {
    return StoreFault.of("store.room", RowLimits.OWN_BYTES >> 20);
  }

  private <T> T soon(CompletableFuture<T> asked) throws IOException {
    try {
      return asked.get(readMillis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw StoreFault.of("store.slow");
    } catch (ExecutionException e) {
      throw fault(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw StoreFault.of("store.slow");
    }
  }

  private static <T> T saved(CompletableFuture<T> asked) throws IOException {
    try {
      return asked.join();
    } catch (CompletionException e) {
      throw fault(e);
    }
  }

  private static StoreFault fault(Exception e) {
    return FaultBarrier.cause(e) instanceof StoreFault known
        ? known
        : new StoreFault(String.valueOf(e.getMessage()), e);
  }
}
