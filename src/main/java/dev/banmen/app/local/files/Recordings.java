package dev.banmen.app.local.files;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.files.OpenedArchive.FileOrigin;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.storage.FileStamp;
import dev.banmen.storage.WriterLocks;
import dev.banmen.storage.WriterLocks.WriterLock;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The open files of recordings: reads and saves them, and saves drafts of unsaved changes. One
 * thread, and those that it starts.
 */
final class Recordings {
  /** The size in bytes from which a file may take longer than somebody waits for a key. */
  private static final long LARGE = 4 << 20;

  /** A file has changed since it was opened, or is gone. */
  private static final class Overtaken extends IOException {
    private static final long serialVersionUID = 1L;

    private final boolean isThere;

    Overtaken(boolean isThere) {
      this.isThere = isThere;
    }

    /** The key of its text for the user. */
    String key() {
      return isThere ? "file.changed" : "file.gone";
    }
  }

  private static final Set<PosixFilePermission> WRITING =
      Set.copyOf(PosixFilePermissions.fromString("-w--w--w-"));

  /**
   * A file to read.
   *
   * @param name what its user calls it
   * @param format the format to read it in; empty to find it from the content
   * @param origin empty if it cannot be saved
   */
  private record RecordingSource(
      String name, String path, Optional<Format> format, Optional<FileOrigin> origin) {}

  private final HostEnvironment host;
  private final ReadingSettings reading;
  private final WriterLocks locks;
  private final Drafts drafts;
  private final RecentFiles recent;
  private final Path games; // of journals

  /** The files' stamps when the drafts found in the folder were started. */
  private final Map<Drafts.Of, FileStamp> begun = new HashMap<>();

  /** The newest drafts made here that were not deleted. */
  private final Map<Drafts.Of, RecordTree> newest = new HashMap<>();

  /** The names, as given, of the files of all drafts made or found here. */
  private final Map<Drafts.Of, String> unsaved = new LinkedHashMap<>();

  /** No files yet; the folder {@code state} of the user's own things need not exist. */
  Recordings(HostEnvironment host, ReadingSettings reading, Path state) {
    this.host = host;
    this.reading = reading;
    locks = new WriterLocks(state.resolve("seats"));
    drafts = new Drafts(state.resolve("drafts"));
    recent = new RecentFiles(state.resolve("recent"));
    games = state.resolve("games");
  }

  List<String> recent() {
    return recent.names();
  }

  /** Opens a file; if that may take long, on a thread of its own. */
  Pending<OpenedFile> open(String name) throws FileFault {
    try {
      boolean isPiped = host.piped().isPresent() && name.equals(RecordingFile.STANDARD_INPUT);
      String full = isPiped ? host.piped().get() : host.full(name);
      Path path = Path.of(full);
      if (isPiped || !Files.isRegularFile(path)) {
        RecordingSource piped = new RecordingSource(name, full, reading.format(), Optional.empty());
        return Pending.completed(watch -> opened(piped, watch));
      }
      FileOrigin origin = origin(path);
      RecordingSource source =
          new RecordingSource(name, path.toString(), reading.format(), Optional.of(origin));
      Pending.Work<OpenedFile> work =
          watch -> {
            OpenedFile opened = withOnlyGameRead(opened(source, watch));
            recent.opened(path);
            return opened;
          };
      return origin.stamp().bytes() < LARGE
          ? Pending.completed(work)
          : Pending.start("opening", work, this::close);
    } catch (IOException e) {
      throw RecordingFile.unreadable(name, e, wording());
    }
  }

  /**
   * Opens recordings in a text in UTF-8 that is in no file.
   *
   * @param name what to call them
   * @param hindrance why they cannot be saved under a name
   */
  OpenedFile open(byte[] text, String name, String hindrance) throws FileFault {
    RecordingFile file =
        RecordingFile.open(
            RecordingFile.STANDARD_INPUT,
            reading,
            Optional.empty(),
            new ByteArrayInputStream(text),
            bytes -> bytes);
    OpenedArchive archive = OpenedArchive.of(file, reading, Optional.empty());
    return withOnlyGameRead(new OpenedFile(name, file.format(), archive, hindrance));
  }

  /** Reads a file's only game here, so that no page has to wait for a long one. */
  private static OpenedFile withOnlyGameRead(OpenedFile file) {
    OpenedArchive read = archive(file).withOnlyGameRead();
    return new OpenedFile(file.name(), file.format(), read, file.hindrance());
  }

  /** A file as it is now, with a lock of ours at it. */
  private FileOrigin origin(Path path) throws IOException {
    Path real = path.toRealPath();
    FileStamp stamp = FileStamp.of(path); // nothing may fail once there is a lock
    return new FileOrigin(real, stamp, lock(real));
  }

  /** A lock at a file; without locks, the check before each writing must be enough. */
  private Optional<WriterLock> lock(Path real) {
    try {
      return locks.take(real);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Opens a file with a lock of its own, which is freed if that fails. */
  private OpenedFile opened(RecordingSource source, Pending.Watch watch) throws Refusal {
    try {
      return read(source, watch);
    } catch (Refusal | RuntimeException | Error fault) {
      source.origin().flatMap(FileOrigin::lock).ifPresent(Recordings::close);
      throw fault;
    }
  }

  private OpenedFile read(RecordingSource source, Pending.Watch watch) throws Refusal {
    try {
      RecordingFile file =
          RecordingFile.open(
              source.path(),
              reading,
              source.format(),
              InputStream.nullInputStream(),
              bytes -> new WatchedBytes(bytes, watch));
      OpenedArchive archive = OpenedArchive.of(file, reading, source.origin());
      return new OpenedFile(
          source.name(), file.format(), archive, hindrance(file.format(), archive));
    } catch (FileFault | UsageFault fault) {
      throw new Refusal(Printable.of(fault.getMessage()));
    }
  }

  private String hindrance(Format format, OpenedArchive archive) {
    if (archive.origin().isEmpty()) {
      return wording().of("hindrance.irregular");
    } else if (archive.lock().isPresent() && archive.lock().get().number() != WriterLocks.FIRST) {
      return wording().of("hindrance.elsewhere");
    } else if (format.isOnlyRead()) {
      return wording().of("hindrance.only-read", format.name());
    }
    Path path = archive.origin().get().path();
    if (isJournal(path)) {
      return wording().of("hindrance.journal");
    }
    boolean canWrite = Files.isWritable(path) && Files.isWritable(path.getParent());
    return canWrite && !isForNobody(path) ? "" : wording().of("hindrance.denied");
  }

  /** Whether no permission lets anybody write a file: even a user who could must not then. */
  private static boolean isForNobody(Path path) {
    try {
      Set<PosixFilePermission> those = Files.getPosixFilePermissions(path);
      return Collections.disjoint(those, WRITING);
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  private boolean isJournal(Path path) {
    try {
      return Files.isDirectory(games) && games.toRealPath().equals(path.getParent());
    } catch (IOException e) {
      return true;
    }
  }

  void close(OpenedFile file) {
    if (file.archive() instanceof OpenedArchive opened) { // a record that is only shown is none
      opened.lock().ifPresent(Recordings::close);
    }
  }

  private static void close(WriterLock lock) {
    try {
      lock.close();
    } catch (IOException e) {
      // The end of the program frees it.
    }
  }

  private static OpenedArchive archive(OpenedFile file) {
    return (OpenedArchive) file.archive(); // whatever is saved was opened by this class
  }

  /** Saves a file with one of its games changed; a large one on a thread of its own. */
  Pending<OpenedFile> save(OpenedFile file, int game, Recording changed) throws Refusal {
    if (file.isReadOnly()) {
      throw new Refusal(
          wording().of("file.read-only", file.name(), file.hindrance()) + elsewhere());
    }
    try {
      FileOrigin origin = archive(file).origin().orElseThrow();
      FileStamp known = known(archive(file), origin, game);
      checkUnchanged(origin, known);
      Pending.Work<OpenedFile> work = watch -> saved(file, known, game, changed, watch);
      return Files.size(origin.path()) < LARGE
          ? Pending.completed(work)
          : Pending.start("saving", work, this::close);
    } catch (IOException e) {
      throw unsaved(file, e);
    }
  }

  private OpenedFile saved(
      OpenedFile file, FileStamp known, int game, Recording changed, Pending.Watch watch)
      throws Refusal {
    OpenedArchive old = archive(file);
    FileOrigin origin = old.origin().orElseThrow();
    try {
      Recording now = old.games().game(game, Note.UNHEARD).with(changed.tree());
      checkLoss(file.name(), file.format(), now);
      NewFile.replace(
          origin.path().toString(),
          out -> {
            OutputStream watched = new WatchedBytes.WatchedOutput(out, watch);
            new FileRewrite(old, file.format(), game, now).writeTo(watched);
            watched.flush();
            checkUnchanged(origin, known); // others may change a large one while it is written
          },
          wording());
      FileOrigin written =
          new FileOrigin(origin.path(), FileStamp.of(origin.path()), origin.lock());
      written(old, game, changed.tree(), origin.stamp(), written.stamp());
      RecordingSource source =
          new RecordingSource(
              file.name(),
              origin.path().toString(),
              Optional.of(file.format()),
              Optional.of(written));
      return read(source, watch); // if this fails, the old one keeps the lock
    } catch (FileRewrite.LostGame e) {
      throw new Refusal(wording().of("file.unwritten", file.name(), e.getMessage()) + elsewhere());
    } catch (InputFault e) {
      throw new Refusal(file.name() + ": " + e.getMessage());
    } catch (IOException e) {
      throw unsaved(file, e);
    }
  }

  /**
   * Bases drafts on the file as it is now, and deletes the game's own unless it has changed since.
   */
  private synchronized void written(
      OpenedArchive old, int game, RecordTree tree, FileStamp before, FileStamp now)
      throws IOException {
    Drafts.Of draft = draft(old, game);
    if (newest.getOrDefault(draft, tree) == tree) {
      forget(draft);
    }
    drafts.restamp(draft, before, now);
    begun.replaceAll((of, stamp) -> stamp.equals(before) ? now : stamp);
  }

  private Refusal unsaved(OpenedFile file, IOException e) {
    return e instanceof Overtaken overtaken
        ? new Refusal(wording().of(overtaken.key(), file.name()) + elsewhere())
        : new Refusal(
            wording().of("file.unwritable", file.name(), IoReason.of(e, wording())) + elsewhere());
  }

  private String elsewhere() {
    return wording().of("file.elsewhere");
  }

  /** The file's stamp when the unsaved changes to a game were started. */
  private synchronized FileStamp known(OpenedArchive archive, FileOrigin origin, int game) {
    return begun.getOrDefault(draft(archive, game), origin.stamp());
  }

  private static void checkUnchanged(FileOrigin origin, FileStamp known) throws IOException {
    boolean isThere = Files.exists(origin.path());
    if (!isThere || !FileStamp.of(origin.path()).equals(known)) {
      throw new Overtaken(isThere);
    }
  }

  /** Refuses what a format cannot hold, and names a format that can. */
  private void checkLoss(String name, Format format, Recording recording) throws Refusal {
    Optional<String> loss = format.loss(List.of(recording));
    if (loss.isEmpty()) {
      return;
    }
    for (Format other : reading.formats().all()) {
      if (other.loss(List.of(recording)).isEmpty()) {
        String ending = other.endings().get(0);
        throw new Refusal(wording().of("file.loss.other", name, format.name(), loss.get(), ending));
      }
    }
    throw new Refusal(wording().of("file.loss", name, format.name(), loss.get()));
  }

  OpenedFile saveAs(String name, Recording recording) throws Refusal {
    Format format = reading.formats().byExtension(name).orElse(null);
    if (format == null) {
      throw new Refusal(
          wording().of("file.ending", name, WordList.or(wording().language(), endings())));
    }
    checkLoss(name, format, recording);
    String full = host.full(name);
    try {
      NewFile.write(full, out -> FileRewrite.write(format, recording, out), wording());
      Path path = Path.of(full).toRealPath();
      recent.opened(path);
      RecordingSource source =
          new RecordingSource(name, full, Optional.of(format), Optional.of(origin(path)));
      return Pending.<OpenedFile>completed(watch -> opened(source, watch)).outcome();
    } catch (IOException e) {
      throw new Refusal(wording().of("file.unwritable", name, IoReason.ofWriting(e, wording())));
    }
  }

  private List<String> endings() {
    return reading.formats().all().stream()
        .filter(format -> !format.isOnlyRead())
        .map(format -> "." + format.endings().get(0))
        .distinct()
        .toList();
  }

  synchronized void keep(OpenedFile file, int game, Optional<Recording> changed) throws Refusal {
    OpenedArchive archive = archive(file);
    if (archive.origin().isEmpty()) {
      return; // opening it again gives another file
    }
    Drafts.Of draft = draft(archive, game);
    try {
      if (changed.isEmpty()) {
        forget(draft);
        return;
      }
      FileStamp stamp = begun.getOrDefault(draft, archive.origin().get().stamp());
      newest.put(draft, changed.get().tree());
      drafts.keep(draft, new Drafts.SavedDraft(stamp, changed.get().tree()));
      unsaved.put(draft, file.name());
    } catch (IOException e) {
      throw new Refusal(wording().of("file.unkept", IoReason.named(e, wording())));
    }
  }

  private void forget(Drafts.Of draft) throws IOException {
    drafts.drop(draft);
    begun.remove(draft);
    newest.remove(draft);
    unsaved.remove(draft);
  }

  /** The farewell about unsaved changes: a line for each file. Any thread. */
  synchronized String farewell() {
    StringBuilder said = new StringBuilder();
    for (String name : new LinkedHashSet<>(unsaved.values())) {
      said.append(Printable.of(wording().of("kept.unsaved", name))).append('\n');
    }
    return said.toString();
  }

  private static Drafts.Of draft(OpenedArchive archive, int game) {
    int lock = archive.lock().map(WriterLock::number).orElse(WriterLocks.FIRST);
    return new Drafts.Of(archive.origin().orElseThrow().path(), game, lock);
  }

  synchronized Optional<Drafts.SavedDraft> kept(OpenedFile file, int game) {
    OpenedArchive archive = archive(file);
    if (archive.origin().isEmpty()) {
      return Optional.empty();
    }
    try {
      Drafts.Of wanted = draft(archive, game);
      Optional<Drafts.SavedDraft> found = drafts.find(wanted);
      for (int lock = 1; found.isEmpty() && lock < WriterLocks.ALL; lock++) {
        found = left(wanted, lock);
      }
      found.ifPresent(draft -> begun.put(wanted, draft.stamp()));
      found.ifPresent(draft -> unsaved.put(wanted, file.name()));
      return found;
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether a game's draft is of another state of its file than the opened one. */
  synchronized boolean isOutdated(OpenedFile file, int game) {
    OpenedArchive archive = archive(file);
    if (archive.origin().isEmpty()) {
      return false;
    }
    FileStamp opened = archive.origin().get().stamp();
    return !begun.getOrDefault(draft(archive, game), opened).equals(opened);
  }

  /** The draft from a lock that nobody holds any more; the first to find it gets it. */
  private Optional<Drafts.SavedDraft> left(Drafts.Of wanted, int number) throws IOException {
    Drafts.Of other = wanted.by(number);
    if (number == wanted.lock() || drafts.find(other).isEmpty()) {
      return Optional.empty();
    }
    Optional<WriterLock> lock = locks.take(wanted.file(), number);
    if (lock.isEmpty()) {
      return Optional.empty();
    }
    try {
      Optional<Drafts.SavedDraft> found = drafts.find(other);
      if (found.isPresent()) {
        drafts.keep(wanted, found.get());
        drafts.drop(other);
      }
      return found;
    } finally {
      lock.get().close();
    }
  }

  private LocalText wording() {
    return reading.wording();
  }
}
