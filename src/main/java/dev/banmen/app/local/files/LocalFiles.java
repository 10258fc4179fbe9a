package dev.banmen.app.local.files;

import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import dev.banmen.app.Listing;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.journals.GamesInPlay;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.SingleGame;
import dev.banmen.session.Session;
import dev.banmen.session.text.BanmenFormat;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Printable;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/** The files of this machine as one user sees them. One thread, except {@link #farewell}. */
public final class LocalFiles implements FileStore {
  /** The size in bytes of the longest paste: the end of such a text may be missing. */
  private static final int MOST_PASTED = 1 << 20;

  /** The most files of a list that are read to see whether they can be opened. */
  private static final int MOST_READ = 24;

  /** Says that a text is in UTF-8, whatever charset it names, as SGF may. */
  private static final String UTF_8_MARK = "\ufeff";

  private final HostEnvironment host;
  private final Games games;
  private final GamesInPlay inPlay;
  private final GamesInPlay.SaveFolder saves;
  private final boolean canSave;
  private volatile Recordings recordings; // null until needed: it would slow the start
  private Optional<OwnersLibrary> library = Optional.empty(); // of the server that this is on

  /** The files; {@code saves} is that of drafts and the like. */
  public LocalFiles(
      HostEnvironment host,
      Games games,
      GamesInPlay inPlay,
      GamesInPlay.SaveFolder saves,
      boolean canSave) {
    this.host = host;
    this.games = games;
    this.inPlay = inPlay;
    this.saves = saves;
    this.canSave = canSave;
  }

  /** Sets how files of recordings are read. */
  public void readAs(ReadingSettings reading) throws IOException {
    recordings = new Recordings(host, reading, saves.path());
  }

  /** Shows the recordings that the owner of a server gives to its guests, too. */
  public void showLibrary(OwnersLibrary given) {
    library = Optional.of(given);
  }

  private Recordings recordings() throws Refusal {
    if (recordings == null) {
      try {
        readAs(ReadingSettings.defaults(games));
      } catch (IOException e) {
        throw refusal(IoReason.named(e, wording()));
      }
    }
    return recordings;
  }

  @Override
  public Listing list(String folder) {
    if (folder.equals(INCLUDED)) {
      return IncludedGames.list();
    } else if (FileStore.isOfLibrary(folder)) {
      return library
          .map(given -> given.list(folder, RecordingFormats.of(games)))
          .orElse(new Listing(folder, List.of()));
    } else if (folder.equals(PAST)) {
      try {
        return finished().list();
      } catch (IOException e) {
        return new Listing(PAST, List.of());
      }
    }
    Listing all = FileNames.list(host.full(folder));
    String path = all.name().endsWith("/") ? all.name() : all.name() + "/";
    Listing listing = new Listing(all.name(), offered(all.rows(), path));
    boolean isStart =
        Path.of(listing.name()).equals(Path.of(host.full(".")).toAbsolutePath().normalize());
    return isStart ? listing.startingWith(INCLUDED + "/") : listing;
  }

  /**
   * Returns the folders, and the files that can be opened: by their extension or, where that says
   * nothing and such files are few, by how they start.
   */
  private List<String> offered(List<String> names, String folder) {
    Formats formats = RecordingFormats.of(games);
    boolean isRead = names.stream().filter(LocalFiles::isText).count() <= MOST_READ;
    return names.stream()
        .filter(
            name ->
                name.endsWith("/")
                    || (isRead && isText(name)
                        ? isRecord(formats, folder + name)
                        : formats.byExtension(name).isPresent()))
        .toList();
  }

  private static boolean isText(String file) {
    return file.toLowerCase(Locale.ROOT).endsWith(".txt");
  }

  private static boolean isRecord(Formats formats, String file) {
    Path path = Path.of(file);
    try (InputStream in =
        Files.isRegularFile(path) ? Files.newInputStream(path) : InputStream.nullInputStream()) {
      return !formats.fitting(in.readNBytes(Format.HEAD)).isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  private FinishedGames finished() throws IOException {
    return new FinishedGames(games, inPlay.folder(), host.clock());
  }

  /** Returns the path of a file: of a finished game, by its name in the folder of those. */
  private String full(String name) {
    try {
      boolean isFinished = FinishedGames.contain(name);
      return isFinished ? finished().path(name).orElse(name) : host.full(name);
    } catch (IOException e) {
      return name;
    }
  }

  @Override
  public String absolute(String name) {
    if (name.equals(PAST)) {
      return name;
    }
    try {
      return Path.of(full(name)).toAbsolutePath().normalize().toString();
    } catch (InvalidPathException e) {
      return name;
    }
  }

  @Override
  public boolean isFolder(String name) {
    if (FileStore.isOfLibrary(name)) {
      return library.filter(given -> given.isFolder(name)).isPresent();
    }
    return name.equals(INCLUDED)
        || name.equals(PAST)
        || new File(host.full(name.isEmpty() ? "." : name)).isDirectory();
  }

  @Override
  public List<String> startingWith(String begun) {
    return offered(FileNames.begun(host.full(begun)), "");
  }

  @Override
  public List<String> writableStartingWith(String begun) {
    Formats formats = RecordingFormats.of(games);
    return startingWith(begun).stream()
        .filter(name -> name.endsWith("/") || isWritten(formats, name))
        .toList();
  }

  private static boolean isWritten(Formats formats, String name) {
    return formats.byExtension(name).filter(format -> !format.isOnlyRead()).isPresent();
  }

  @Override
  public Optional<FilePreview> preview(String file) {
    return preview(file, 0, -1);
  }

  @Override
  public Optional<FilePreview> preview(String file, int game, int node) {
    try {
      ReadingSettings usual = ReadingSettings.defaults(games);
      if (FileStore.isOfLibrary(file)) {
        return library.isPresent()
            ? library.get().preview(file, usual, game, node)
            : Optional.empty();
      }
      return IncludedGames.contain(file)
          ? IncludedGames.preview(file, usual, game, node)
          : previewOfFile(file, game, node);
    } catch (FileFault | InputFault | OptionFault | IOException e) {
      return Optional.empty();
    }
  }

  private Optional<FilePreview> previewOfFile(String file, int game, int node)
      throws FileFault, InputFault, OptionFault, IOException {
    String full = full(file);
    return inPlay.isJournal(full)
        ? Optional.empty()
        : new Previewing(ReadingSettings.defaults(games)).of(full, game, node);
  }

  @Override
  public boolean isRecording(String file) {
    if (IncludedGames.contain(file)) {
      return IncludedGames.isGame(file);
    } else if (FileStore.isOfLibrary(file)) {
      return library.filter(given -> given.isFile(file)).isPresent();
    }
    String name = full(file);
    boolean isPast = FinishedGames.contain(file);
    return new File(name).isFile() && !inPlay.isJournal(name) && (isPast || !GameFile.isIn(name));
  }

  @Override
  public OpenedFile open(String file) throws Refusal {
    return openAsync(file).outcome();
  }

  @Override
  public Pending<OpenedFile> openAsync(String file) throws Refusal {
    if (IncludedGames.contain(file)) {
      Recordings reader = recordings();
      return Pending.completed(watch -> included(file, reader));
    } else if (FileStore.isOfLibrary(file) && library.isPresent()) {
      return library.get().openAsync(file, ReadingSettings.defaults(games));
    }
    String full = full(file);
    inPlay.checkUnwritten(file, full);
    try {
      GameFile.checkRegular(full, wording()); // as for a game
      return recordings().open(FinishedGames.contain(file) ? full : file);
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  private OpenedFile included(String file, Recordings reader) throws Refusal {
    try {
      return IncludedGames.open(file, reader, wording());
    } catch (FileFault e) {
      throw refusal(e.getMessage());
    }
  }

  /** Opens a file that a shell names, even a pipe: Ctrl-C can stop waiting for it there. */
  public Pending<OpenedFile> openAnyAsync(String file) throws Refusal {
    inPlay.checkUnwritten(file, host.full(file));
    try {
      return recordings().open(file);
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  @Override
  public OpenedFile openText(String text) throws Refusal {
    if (text.getBytes(StandardCharsets.UTF_8).length >= MOST_PASTED) {
      throw refusal(wording().of("pasted.large", MOST_PASTED >> 20));
    }
    String bare = text.startsWith(UTF_8_MARK) ? text.substring(UTF_8_MARK.length()) : text;
    String lines = String.join("\n", bare.lines().toList()); // terminals end them with CR
    String marked = lines.stripLeading().startsWith("(") ? UTF_8_MARK + lines : lines;
    try {
      byte[] bytes = marked.getBytes(StandardCharsets.UTF_8);
      return recordings()
          .open(bytes, wording().of("pasted.name"), wording().of("hindrance.pasted"));
    } catch (FileFault e) {
      throw refusal(wording().of("pasted.none"));
    }
  }

  @Override
  public OpenedFile openPlayed(Session session) throws Refusal {
    try {
      byte[] text = inPlay.text(session).getBytes(StandardCharsets.UTF_8);
      return recordings().open(text, wording().of("played.name"), wording().of("hindrance.played"));
    } catch (FileFault e) {
      throw refusal(e.getMessage());
    } catch (IOException e) {
      throw refusal(IoReason.named(e, wording()));
    }
  }

  @Override
  public OpenedFile openShown(Recording recording) {
    return new OpenedFile(
        wording().of("shown.name"),
        new BanmenFormat(games),
        new SingleGame(recording),
        wording().of("hindrance.shown"));
  }

  @Override
  public void close(OpenedFile file) {
    if (recordings != null) {
      recordings.close(file);
    }
  }

  @Override
  public Optional<Pending<IndexedGames>> positions(OpenedFile file, String collection) {
    if (FileStore.isOfLibrary(collection)) {
      return library.map(given -> Pending.of(indexed(given), given::percent));
    }
    return Optional.of(
        Pending.start(
            "positions",
            watch -> {
              try {
                return IndexedGames.of(indexes().of(collection(file, collection), watch));
              } catch (IOException e) {
                throw refusal(IoReason.named(e, wording()));
              }
            },
            unwanted -> {}));
  }

  private CompletableFuture<IndexedGames> indexed(OwnersLibrary given) {
    return given
        .index()
        .handle(
            (index, fault) -> {
              if (fault instanceof OwnersLibrary.TooManyGames) {
                String many = wording().of("library.many", OwnersLibrary.MOST_INDEXED);
                throw new CompletionException(refusal(many));
              } else if (fault instanceof IOException e) {
                String name = wording().of("library.name");
                throw new CompletionException(PositionIndexes.refusal(name, e, wording()));
              } else if (fault != null) {
                throw new CompletionException(fault);
              }
              return IndexedGames.of(index);
            });
  }

  @Override
  public BitSet matching(IndexedGames indexed, GameQuery query, Pending.Watch watch)
      throws Refusal {
    PositionIndex index = indexed.indexes().get(0); // there is one
    try {
      return FileStore.isOfLibrary(index.about())
          ? library.orElseThrow().matching(indexed, query, watch)
          : indexes().matching(index, query, watch);
    } catch (IOException e) {
      throw refusal(IoReason.named(e, wording()));
    }
  }

  @Override
  public boolean find(
      String folder, GameQuery query, Consumer<FoundGame> found, Pending.Watch watch)
      throws Refusal {
    FolderSearch search = new FolderSearch(ReadingSettings.defaults(games), query, found, watch);
    try {
      if (folder.equals(INCLUDED)) {
        IncludedGames.search(search);
        return true;
      } else if (folder.equals(PAST)) {
        return finished().search(search);
      } else if (FileStore.isOfLibrary(folder)) {
        return library.isEmpty() || library.get().search(folder, search);
      }
      return search.below(Path.of(host.full(folder)), indexes());
    } catch (IOException | UncheckedIOException e) {
      throw refusal(String.valueOf(e.getMessage()));
    }
  }

  @Override
  public Recording asked(String file, int number) throws QueryFault {
    ReadingSettings usual = ReadingSettings.defaults(games);
    return new AskedGames(usual, name -> opened(name, usual)).read(file, number);
  }

  private RecordingFile opened(String name, ReadingSettings reading) throws FileFault {
    if (FileStore.isOfLibrary(name) && library.isPresent()) {
      return library.get().open(name, reading);
    }
    return IncludedGames.contain(name)
        ? IncludedGames.file(name, reading)
        : RecordingFile.open(full(name), reading, InputStream.nullInputStream());
  }

  /** Those of a picture are gone with it. */
  private PositionIndexes indexes() throws IOException {
    Path folder = canSave ? host.cache() : saves.path();
    return PositionIndexes.in(folder, ReadingSettings.defaults(games));
  }

  private String collection(OpenedFile file, String named) throws IOException, Refusal {
    boolean isPast = named.equals(PAST);
    if (!isPast && !named.isEmpty()) {
      return host.full(named);
    }
    Optional<Path> path = isPast ? Optional.empty() : path(file);
    Path folder = path.isPresent() ? path.get().getParent() : inPlay.folder().finishedPath();
    if (path.isEmpty() && !Files.isDirectory(folder)) {
      throw refusal(wording().of("positions.nowhere"));
    }
    boolean isFile = path.isPresent() && file.archive().size() > 1;
    return (isFile ? path.get() : folder).toString();
  }

  @Override
  public String folder(OpenedFile file) {
    Optional<Path> folder = path(file).map(Path::getParent);
    try {
      boolean isPast = folder.isEmpty() || folder.get().equals(inPlay.folder().finishedPath());
      return IncludedGames.contain(file.name())
          ? INCLUDED
          : isPast ? PAST : folder.get().toString();
    } catch (IOException e) {
      return "";
    }
  }

  private static Optional<Path> path(OpenedFile file) {
    return file.archive() instanceof OpenedArchive opened
        ? opened.origin().map(OpenedArchive.FileOrigin::path)
        : Optional.empty();
  }

  @Override
  public boolean isAt(OpenedFile file, String path) {
    try {
      Path there = Path.of(full(path)).toRealPath();
      return path(file).filter(there::equals).isPresent();
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  @Override
  public List<String> recent() {
    try {
      return recordings().recent();
    } catch (Refusal e) {
      return List.of();
    }
  }

  private void checkWritable(String file) throws Refusal {
    if (!canSave) {
      throw refusal(wording().of("file.unwritten", file, wording().of("picture.unkept")));
    }
  }

  @Override
  public String save(String file, Session session) throws Refusal {
    checkWritable(file);
    try {
      GameWriting writing = GameWriting.of(file, inPlay.text(session), games);
      NewFile.write(host.full(file), out -> out.write(writing.bytes()), wording());
      return writing.loss();
    } catch (IOException e) {
      throw refusal(wording().of("file.unwritable", file, IoReason.ofWriting(e, wording())));
    }
  }

  @Override
  public OpenedFile save(OpenedFile file, int game, Recording changed) throws Refusal {
    return saveAsync(file, game, changed).outcome();
  }

  @Override
  public Pending<OpenedFile> saveAsync(OpenedFile file, int game, Recording changed)
      throws Refusal {
    checkWritable(file.name());
    return recordings().save(file, game, changed);
  }

  @Override
  public OpenedFile saveAs(String file, Recording recording) throws Refusal {
    checkWritable(file);
    return recordings().saveAs(file, recording);
  }

  @Override
  public Optional<String> text(Session session, int most) {
    try {
      String own = inPlay.text(session);
      String name = "game." + GameWriting.ending(session.terms().family(), games);
      LimitedBytes out = new LimitedBytes(most);
      out.write(GameWriting.of(name, own, games).bytes());
      return Optional.of(out.text());
    } catch (Refusal | IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public Optional<String> text(Recording recording, int most) {
    String name = "game." + GameWriting.ending(recording.family(), games);
    LimitedBytes out = new LimitedBytes(most);
    try {
      Format format = RecordingFormats.of(games).byExtension(name).orElseThrow();
      FileRewrite.write(format, recording, out);
      return Optional.of(out.text());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public Optional<Recording> recording(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return Optional.of(RecordingFile.first(new ByteArrayInputStream(bytes), games));
    } catch (FileFault | InputFault | IOException | RuntimeException e) {
      return Optional.empty();
    }
  }

  @Override
  public void saveDraft(OpenedFile file, int game, Optional<Recording> changed) throws Refusal {
    recordings().keep(file, game, changed);
  }

  @Override
  public Optional<Recording> draft(OpenedFile file, int game, Recording now) {
    return recordings == null
        ? Optional.empty()
        : recordings.kept(file, game).map(draft -> now.with(draft.tree()));
  }

  @Override
  public boolean isDraftOutdated(OpenedFile file, int game) {
    return recordings != null && recordings.isOutdated(file, game);
  }

  /** The farewell about unsaved changes: a line for each file; often empty. Any thread. */
  public String farewell() {
    Recordings opened = recordings;
    return opened == null ? "" : opened.farewell();
  }

  /** A refusal whose message shows files' contents and names as far as they can be shown. */
  private static Refusal refusal(String message) {
    return new Refusal(Printable.of(message));
  }

  private LocalText wording() {
    return inPlay.wording();
  }
}
