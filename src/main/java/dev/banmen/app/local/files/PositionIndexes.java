package dev.banmen.app.local.files;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.DELETE_ON_CLOSE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import dev.banmen.record.PackedFormat;
import dev.banmen.storage.FileStamp;
import dev.banmen.storage.MappedFile;
import dev.banmen.storage.StaleFiles;
import dev.banmen.storage.StateFolder;
import dev.banmen.storage.WholeFile;
import dev.banmen.storage.WriterLocks;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedFile;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionIndexWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Indexes of the positions in recorded games, in a folder of files that can be made again: one for
 * each file or folder of recordings that somebody has asked about. For any thread; two programs
 * that make the same one do so twice.
 *
 * @param folder need not exist
 * @param reading how recordings are read: without wishes
 * @param opener opens their files
 */
public record PositionIndexes(Path folder, ReadingSettings reading, FileOpener opener) {
  private static final String ANY_TEXT = ".txt";
  private static final String ENDING = ".positions";

  private static final int WRITING_PART = 9; // of what reading takes

  /** Is given the games that are read for an index. */
  interface Readings {
    Readings NONE =
        new Readings() {
          @Override
          public void begin(String file, int games) {}

          @Override
          public void add(String file, int number, Recording recording) {}
        };

    /** Begins a file with so many games. */
    void begin(String file, int games) throws IOException;

    /** Gets a game of it, from 1. */
    void add(String file, int number, Recording recording);
  }

  /** The indexes in a user's folder of what can be made again. */
  public static PositionIndexes in(Path cache, ReadingSettings reading) {
    return of(cache, reading, FileOpener.onDisk(reading));
  }

  /** The same, of files that are opened in another way. */
  static PositionIndexes of(Path cache, ReadingSettings reading, FileOpener opener) {
    return new PositionIndexes(cache.resolve("positions"), reading, opener);
  }

  /** Whether a file is one of recordings: by its name and, where many others have such, content. */
  public static boolean isRecording(Formats formats, Path file) {
    String name = file.toString();
    Optional<Format> format = formats.byExtension(name);
    if (format.isPresent() && format.get() instanceof PackedFormat packed) {
      return packed.mayHold(file);
    }
    return format.isPresent() && !(name.endsWith(ANY_TEXT) && isOther(formats, file));
  }

  private static boolean isOther(Formats formats, Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return formats.fitting(in.readNBytes(Format.HEAD)).isEmpty();
    } catch (IOException e) {
      return false; // opening it says why
    }
  }

  private Path place(Path about) {
    return place(about, ENDING);
  }

  /** Where what is about a file or folder lies, given its real path. */
  Path place(Path about, String ending) {
    return folder.resolve(Long.toHexString(WriterLocks.name(about)) + ending);
  }

  /** The index of a file or folder, given its real path, as it was made; empty if there is none. */
  public Optional<PositionIndex> made(Path about) {
    try {
      return PositionIndex.of(MappedFile.of(place(about)), about.toString());
    } catch (IOException e) {
      return Optional.empty(); // it is made again
    }
  }

  /**
   * Returns the index of a file, or of the files of recordings in a folder and below it, as they
   * are now. Only those are read that have changed since it was made.
   *
   * @throws Refusal if they can't be read, or it can't be saved; also if it was given up
   */
  public PositionIndex of(String name, Pending.Watch watch) throws Refusal {
    try {
      Path about = Path.of(name).toRealPath();
      Map<String, FileStamp> stamps = stamps(about, watch);
      if (watch.isGivenUp()) {
        throw new WatchedBytes.GivenUp(); // there may be more files
      }
      return of(about, stamps, made(about), Readings.NONE, watch);
    } catch (IOException e) {
      throw refusal(name, e, reading.wording());
    }
  }

  /** Says that files known by a name can't be indexed. */
  static Refusal refusal(String name, IOException e, LocalText wording) {
    if (e instanceof PositionIndexWriter.TooMany many) {
      String key = "positions.many." + many.limit().name().toLowerCase(Locale.ROOT);
      return new Refusal(name + ": " + wording.of(key, many.limit().most()));
    }
    if (e instanceof TooManyFiles) {
      return new Refusal(name + ": " + wording.of("positions.files", FolderSearch.MOST_FILES));
    }
    return new Refusal(wording.of("positions.none", name, IoReason.of(e, wording)));
  }

  /**
   * Returns the index of some files as they are now: the old one, if they are as they were.
   *
   * @param about what names the index
   * @param readings gets each game that is read
   */
  PositionIndex of(
      Path about,
      Map<String, FileStamp> files,
      Optional<PositionIndex> old,
      Readings readings,
      Pending.Watch watch)
      throws IOException {
    if (old.isPresent() && isOf(old.get(), files)) {
      return old.get();
    }
    StateFolder.made(folder);
    try (FileChannel runs = scratch(about);
        FileChannel changes = scratch(about)) {
      PositionIndexWriter writer =
          new PositionIndexWriter(reading.games(), about.toString(), old, runs, changes);
      add(files, old, writer, readings, watch);
      WholeFile.replace(
          place(about),
          WholeFile.Readers.USER,
          out -> writer.writeTo(new WatchedBytes.WatchedOutput(out, watch)));
    }
    return made(about).orElseThrow(() -> new NoSuchFileException(place(about).toString()));
  }

  private FileChannel scratch(Path about) throws IOException {
    Path scratch = StaleFiles.beside(place(about));
    return StateFolder.open(scratch, Set.of(CREATE_NEW, READ, WRITE, DELETE_ON_CLOSE));
  }

  private Map<String, FileStamp> stamps(Path about, Pending.Watch watch) throws IOException {
    if (!Files.isDirectory(about)) {
      return new TreeMap<>(Map.of(about.toString(), FileStamp.of(about)));
    }
    Files.newDirectoryStream(about).close(); // says why, if it can't be read
    Map<String, FileStamp> stamps =
        FilesBelow.of(
            about,
            reading.formats(),
            (file, e) -> {},
            count -> watch.isGivenUp() || count > FolderSearch.MOST_FILES);
    if (stamps.size() > FolderSearch.MOST_FILES) {
      throw new TooManyFiles();
    }
    return stamps;
  }

  /** There are more files below a folder than are looked through. */
  private static final class TooManyFiles extends IOException {
    private static final long serialVersionUID = 1L;
  }

  private static boolean isOf(PositionIndex index, Map<String, FileStamp> stamps) {
    return index.files().size() == stamps.size()
        && stamps.entrySet().stream()
            .allMatch(one -> index.file(one.getKey(), one.getValue()).isPresent());
  }

  private void add(
      Map<String, FileStamp> stamps,
      Optional<PositionIndex> old,
      PositionIndexWriter writer,
      Readings readings,
      Pending.Watch watch)
      throws IOException {
    Map<String, IndexedFile> known = new HashMap<>();
    long left = 0;
    for (Map.Entry<String, FileStamp> one : stamps.entrySet()) {
      Optional<IndexedFile> same = old.flatMap(it -> it.file(one.getKey(), one.getValue()));
      same.ifPresent(file -> known.put(file.name(), file));
      left += same.isPresent() ? 0 : one.getValue().bytes();
    }
    ReadingProgress progress = new ReadingProgress(watch, left + left / WRITING_PART);
    for (Map.Entry<String, FileStamp> one : stamps.entrySet()) {
      String name = one.getKey();
      if (known.containsKey(name)) {
        writer.keep(known.get(name));
      } else {
        writer.begin(name, one.getValue());
        add(name, writer, readings, progress);
        progress.done += one.getValue().bytes();
      }
    }
  }

  /** How far the reading is. Mutable. */
  private static final class ReadingProgress {
    private final Pending.Watch watch;
    private final long all;
    private long done;

    ReadingProgress(Pending.Watch watch, long all) {
      this.watch = watch;
      this.all = all;
    }

    void at(long bytes) throws IOException {
      if (watch.isGivenUp()) {
        throw new WatchedBytes.GivenUp();
      }
      watch.came(done + bytes, all);
    }
  }

  private void add(
      String name, PositionIndexWriter writer, Readings readings, ReadingProgress progress)
      throws IOException {
    progress.at(0);
    try (RecordingFile file = opener.open(name)) {
      Archive archive = file.archive();
      readings.begin(name, archive.size());
      for (int game = 0; game < archive.size(); game++) {
        progress.at(file.bytes().size() * game / archive.size());
        Optional<Recording> read = read(archive, game);
        if (read.isPresent()) {
          writer.add(read.get());
          readings.add(name, game + 1, read.get());
        } else {
          writer.addUnread();
        }
      }
    } catch (FileFault | RuntimeException | StackOverflowError fault) {
      writer.addUnreadable(); // opening it says why
    }
  }

  /**
   * The numbers of the games in an index for which a question holds, as their files are now.
   *
   * @throws IOException if what it is about can't be read
   */
  public BitSet matching(PositionIndex index, GameQuery query, Pending.Watch watch)
      throws IOException {
    Path about = Path.of(index.about());
    Map<String, FileStamp> now = stamps(about, watch);
    return matching(index, query, watch, now, search -> search.through(about, now, this));
  }

  /**
   * The same, of files wherever they are.
   *
   * @param now the files, of which those with games in the index are to be looked through
   */
  BitSet matching(
      PositionIndex index,
      GameQuery query,
      Pending.Watch watch,
      Map<String, FileStamp> now,
      Consumer<FolderSearch> search) {
    Map<String, IndexedFile> files = new HashMap<>();
    index.files().stream()
        .filter(file -> file.games() > 0)
        .forEach(file -> files.put(file.name(), file));
    now.keySet().retainAll(files.keySet());
    BitSet found = new BitSet();
    Consumer<FoundGame> add =
        game -> {
          IndexedFile file = files.get(game.file());
          found.set(file.first() + game.game() - 1, game.game() <= file.games());
        };
    search.accept(new FolderSearch(reading, query, add, watch));
    return found;
  }

  private static Optional<Recording> read(Archive archive, int game) {
    try {
      return Optional.of(archive.game(game, Note.UNHEARD));
    } catch (InputFault | IOException | RuntimeException | StackOverflowError e) {
      return Optional.empty(); // opening it says why
    }
  }

  /** Deletes all of them, and registers of games beside them; returns how many there were. */
  public int forget() throws IOException {
    int count = 0;
    String all = "*{" + ENDING + "," + FolderRegister.ENDING + "}";
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, all)) {
      for (Path file : files) {
        count += Files.deleteIfExists(file) ? 1 : 0;
      }
    } catch (NoSuchFileException e) {
      // Nobody has asked about a position.
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return count;
  }
}
