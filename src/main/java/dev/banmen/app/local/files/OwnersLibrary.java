package dev.banmen.app.local.files;

import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import dev.banmen.app.Listing;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.PackedFormat;
import dev.banmen.storage.FileStamp;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionIndexWriter;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * The recordings that the owner of a server gives to its guests: a folder and what is below it, as
 * they are at each request. Guests know its files by names that begin with {@link
 * FileStore#LIBRARY}, and reach nothing else of the disk by them: links and hidden files count as
 * if they weren't there. For any thread.
 */
public final class OwnersLibrary {
  /** How many files of recordings there may be. */
  static final int MOST_FILES = 20_000;

  /** How many of them a folder lists, with its folders. */
  static final int MOST_LISTED = 5_000;

  /** How many folders deep they may be. */
  static final int MOST_DEPTH = 8;

  /** How many bytes a file may have, and how many games. */
  static final long MOST_BYTES = 64 << 20;

  static final int MOST_GAMES = 10_000;

  /** How many games all together have an index; more are only found by reading them. */
  static final int MOST_INDEXED = 200_000;

  /** How many bytes are read at once, without another thread. */
  private static final long SMALL = 64 << 10;

  /** How many bytes a file may have whose preview is read for that alone. */
  private static final long MOST_PREVIEWED = 1 << 20;

  /** What the index and the register of all games are about. */
  private static final Path ABOUT = Path.of(FileStore.LIBRARY);

  private final Path folder;
  private final PositionIndexes indexes;
  private final GameQuery all;
  private final Executor readers;
  private final Executor maker;
  private volatile PositionIndex index; // null before it is made
  private volatile int percent; // of the one that is being made
  private Map<String, FileStamp> tooMany = Map.of(); // files with more than is indexed
  private IOException excess; // what of; null if there is none. The maker's, as the one above
  private String reported = ""; // the last fault of that thread; empty if it has made the index
  private final Consumer<IOException> faults;
  private CompletableFuture<PositionIndex> next; // to be made; null for none. Under this object
  private final Map<OpenKey, WeakReference<OpenedFile>> opened = new ConcurrentHashMap<>();

  /** Remembers how far it is; nobody gives it up. */
  private final Pending.Watch progress =
      new Pending.Watch() {
        @Override
        public void came(long done, long all) {
          percent = (int) (100 * Math.min(done, all) / Math.max(1, all));
        }

        @Override
        public boolean isGivenUp() {
          return false;
        }
      };

  /** A file as it was when somebody opened it, and the language of its faults. */
  private record OpenKey(Path path, FileStamp stamp, Language language) {}

  /**
   * The library in a folder.
   *
   * @param folder which need not exist; it may be a link
   * @param cache the server's folder of what can be made again
   * @param readers where large files are read
   * @param maker where the games are indexed: one thread
   * @param faults gets why they can't be, once until they can or there is another reason
   */
  public OwnersLibrary(
      Path folder,
      Path cache,
      Games games,
      Executor readers,
      Executor maker,
      Consumer<IOException> faults) {
    this.faults = faults;
    this.folder = folder;
    this.readers = readers;
    this.maker = maker;
    ReadingSettings reading = ReadingSettings.defaults(games);
    indexes = PositionIndexes.of(cache, reading, name -> open(name, reading));
    try {
      all =
          GameQuery.of(
              List.of(),
              games,
              (file, game) -> {
                throw new QueryFault(file, "");
              });
    } catch (QueryFault e) {
      throw new IllegalStateException(e); // there are no words
    }
  }

  /**
   * Has all games be indexed, the program's too, unless they are as they were: on the one thread
   * for that, once for all who ask before it begins.
   *
   * @return fails with an {@link IOException} if they can't be
   */
  public CompletableFuture<PositionIndex> index() {
    CompletableFuture<PositionIndex> asked;
    boolean isFirst;
    synchronized (this) {
      isFirst = next == null;
      next = isFirst ? new CompletableFuture<>() : next;
      asked = next;
    }
    if (isFirst) {
      try {
        maker.execute(this::make);
      } catch (RejectedExecutionException e) {
        asked.completeExceptionally(e); // the server ends
      }
    }
    return asked;
  }

  /** How much of what is being indexed has been read, from 0 to 100. */
  int percent() {
    return percent;
  }

  private void make() {
    CompletableFuture<PositionIndex> asked;
    synchronized (this) {
      asked = next;
      next = null;
    }
    try {
      percent = 0;
      index = made();
      percent = 100;
      reported = "";
      asked.complete(index);
    } catch (IOException e) {
      asked.completeExceptionally(e);
      if (!e.toString().equals(reported)) {
        reported = e.toString();
        faults.accept(e);
      }
    } catch (RuntimeException | Error e) {
      asked.completeExceptionally(e);
      throw e;
    }
  }

  private PositionIndex made() throws IOException {
    Map<String, FileStamp> files = new TreeMap<>(IncludedGames.stamps());
    files.putAll(below(FileStore.LIBRARY, indexes.reading().formats(), progress));
    if (excess != null && files.equals(tooMany)) {
      throw excess;
    }
    excess = null;
    boolean isRegistered = FolderRegister.named(indexes, FileStore.LIBRARY).isMade();
    Optional<PositionIndex> old =
        Optional.ofNullable(index)
            .filter(PositionIndex::isWhole)
            .or(() -> indexes.made(ABOUT))
            .filter(known -> isRegistered); // else all is read for that
    LibraryReadings readings = new LibraryReadings(files, old);
    try {
      PositionIndex made = indexes.of(ABOUT, files, old, readings, progress);
      readings.known.save();
      return made;
    } catch (TooManyGames | PositionIndexWriter.TooMany e) { // other faults may pass
      tooMany = files;
      excess = e;
      throw e;
    }
  }

  /** There are more games than are indexed. */
  static final class TooManyGames extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** Registers what the games say that are read for the index, some at a time. One thread. */
  private final class LibraryReadings implements PositionIndexes.Readings {
    private final Map<String, FileStamp> files;
    private KnownAnswers known;
    private int count; // games that aren't saved
    private long all; // games

    LibraryReadings(Map<String, FileStamp> files, Optional<PositionIndex> old) {
      this.files = files;
      known = fresh();
      old.map(PositionIndex::files).orElse(List.of()).stream()
          .filter(file -> file.stamp().equals(files.get(file.name())))
          .forEach(file -> all += Math.max(0, file.games()));
    }

    private KnownAnswers fresh() {
      FolderRegister register = FolderRegister.named(indexes, FileStore.LIBRARY);
      return KnownAnswers.of(
          OwnersLibrary.this.all, register, Optional.empty(), files, true, () -> false);
    }

    @Override
    public void begin(String file, int games) throws IOException {
      all += games;
      count += games;
      if (all > MOST_INDEXED) {
        throw new TooManyGames();
      } else if (count > MOST_GAMES) {
        known.save();
        known = fresh();
        count = games;
      }
      known.begin(file, games);
    }

    @Override
    public void add(String file, int number, Recording recording) {
      known.add(file, number, recording);
    }
  }

  /** The numbers of the games in the index that count and for which a question holds. */
  BitSet matching(IndexedGames indexed, GameQuery query, Pending.Watch watch) {
    PositionIndex index = indexed.indexes().get(0);
    Map<String, FileStamp> files = new TreeMap<>();
    index.files().stream()
        .filter(file -> indexed.counted().test(file.first()))
        .forEach(file -> files.put(file.name(), file.stamp()));
    return indexes.matching(
        index,
        query,
        watch,
        files,
        search -> search.through(files, known(search, files), indexes.opener()));
  }

  /** What is known of files without reading them. */
  private KnownAnswers known(FolderSearch search, Map<String, FileStamp> files) {
    FolderRegister register = FolderRegister.named(indexes, FileStore.LIBRARY);
    return KnownAnswers.of(
        search.query(),
        register,
        Optional.ofNullable(index),
        files,
        false,
        () -> search.watch().isGivenUp());
  }

  /** The path of a file or folder by its name; empty if there is none. */
  private Optional<Path> path(String name) {
    if (!FileStore.isOfLibrary(name)) {
      return Optional.empty();
    }
    String below = name.substring(Math.min(name.length(), FileStore.LIBRARY.length() + 1));
    try {
      Path root = folder.toRealPath();
      Path path = root.resolve(below);
      return path.startsWith(root)
              && path.toRealPath().equals(path)
              && isSeen(root.relativize(path))
          ? Optional.of(path)
          : Optional.empty();
    } catch (IOException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static boolean isSeen(Path below) {
    for (Path part : below) {
      if (part.toString().startsWith(".")) {
        return false;
      }
    }
    return below.getNameCount() <= MOST_DEPTH;
  }

  boolean isFolder(String name) {
    return path(name).filter(Files::isDirectory).isPresent();
  }

  boolean isFile(String name) {
    return path(name).filter(Files::isRegularFile).isPresent();
  }

  /** The folders and files in a folder that may be opened, by their names. */
  Listing list(String name, Formats formats) {
    List<String> rows =
        path(name)
            .filter(Files::isDirectory)
            .map(path -> FileNames.rows(path, file -> isListed(file, formats), MOST_LISTED))
            .orElse(List.of());
    return new Listing(name, rows);
  }

  private static boolean isListed(Path file, Formats formats) {
    String name = file.getFileName().toString();
    return !name.startsWith(".")
        && (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
            || Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && formats.byExtension(name).isPresent());
  }

  /**
   * The files of recordings in a folder and below it, by their names, in order: those there is room
   * for.
   */
  private Map<String, FileStamp> below(String name, Formats formats, Pending.Watch watch) {
    Map<String, FileStamp> files = new LinkedHashMap<>();
    Optional<Path> path = path(name).filter(Files::isDirectory);
    if (path.isPresent()) {
      int depth = MOST_DEPTH - name.split("/").length + 1;
      FilesBelow.of(
              path.get(),
              Set.of(),
              depth,
              formats,
              (file, e) -> {},
              count -> watch.isGivenUp() || count == MOST_FILES)
          .forEach(
              (file, stamp) -> {
                String below = path.get().relativize(Path.of(file)).toString();
                files.put(name + "/" + below.replace('\\', '/'), stamp);
              });
    }
    return files;
  }

  /** Looks through a folder and below it; returns whether all files there could be. */
  boolean search(String name, FolderSearch search) {
    Map<String, FileStamp> files = below(name, search.reading().formats(), search.watch());
    index(); // the next search finds more of them known
    search.through(files, known(search, files), file -> open(file, search.reading()));
    return files.size() < MOST_FILES;
  }

  /**
   * Opens a file to read.
   *
   * @throws FileFault by its name, if it can't be read or is too large
   */
  RecordingFile open(String name, ReadingSettings reading) throws FileFault {
    if (IncludedGames.contain(name)) {
      return IncludedGames.file(name, reading);
    }
    Path path =
        path(name)
            .filter(Files::isRegularFile)
            .orElseThrow(() -> new FileFault(name, reading.wording().of("library.none")));
    try {
      if (Files.size(path) > MOST_BYTES) {
        throw new FileFault(name, reading.wording().of("library.bytes", MOST_BYTES >> 20));
      }
      RecordingFile file =
          RecordingFile.open(path.toString(), reading, InputStream.nullInputStream());
      if (file.archive().size() > MOST_GAMES) {
        file.close();
        throw new FileFault(name, reading.wording().of("library.games", MOST_GAMES));
      }
      return file;
    } catch (FileFault fault) {
      throw fault.named(name);
    } catch (IOException e) {
      throw RecordingFile.unreadable(name, e, reading.wording());
    } catch (UncheckedIOException e) {
      throw RecordingFile.unreadable(name, e.getCause(), reading.wording());
    }
  }

  /**
   * Opens a file to step through: one that somebody has open already is not read again. A large one
   * is read on another thread.
   */
  Pending<OpenedFile> openAsync(String name, ReadingSettings reading) throws Refusal {
    Optional<Path> path = path(name);
    Pending.Work<OpenedFile> work = watch -> opened(name, reading);
    try {
      boolean isSmall =
          path.isEmpty()
              || Files.size(path.get()) <= SMALL && !isPacked(name, reading)
              || known(key(path.get(), reading)).isPresent();
      return isSmall ? Pending.completed(work) : Pending.queued(readers, work, unwanted -> {});
    } catch (IOException e) {
      throw new Refusal(RecordingFile.unreadable(name, e, reading.wording()).getMessage());
    }
  }

  private static boolean isPacked(String name, ReadingSettings reading) {
    return reading.formats().byExtension(name).orElse(null) instanceof PackedFormat;
  }

  private static OpenKey key(Path path, ReadingSettings reading) throws IOException {
    return new OpenKey(path, FileStamp.of(path), reading.games().language());
  }

  private Optional<OpenedFile> known(OpenKey key) {
    return Optional.ofNullable(opened.get(key)).map(WeakReference::get);
  }

  private OpenedFile opened(String name, ReadingSettings reading) throws Refusal {
    try {
      Path path =
          path(name).orElseThrow(() -> new FileFault(name, reading.wording().of("library.none")));
      OpenKey key = key(path, reading);
      Optional<OpenedFile> known = known(key);
      if (known.isPresent()) {
        return known.get();
      }
      RecordingFile file = open(name, reading);
      OpenedArchive archive = OpenedArchive.of(file, reading, Optional.empty()).withOnlyGameRead();
      String hindrance = reading.wording().of("hindrance.library");
      OpenedFile open = new OpenedFile(name, file.format(), archive, hindrance);
      opened.values().removeIf(one -> one.get() == null);
      opened.put(key, new WeakReference<>(open));
      return open;
    } catch (FileFault fault) {
      throw new Refusal(Printable.of(fault.getMessage()));
    } catch (IOException e) {
      throw new Refusal(RecordingFile.unreadable(name, e, reading.wording()).getMessage());
    }
  }

  /** The preview of a game of a file; empty if that takes more than a moment. */
  Optional<FilePreview> preview(String name, ReadingSettings reading, int game, int node)
      throws FileFault, InputFault, IOException {
    Optional<Path> path = path(name).filter(Files::isRegularFile);
    if (path.isEmpty() || Files.size(path.get()) > MOST_PREVIEWED || isPacked(name, reading)) {
      return Optional.empty();
    }
    try (RecordingFile file = open(name, reading)) {
      return Previewing.of(file, reading.games(), game, node);
    }
  }
}
