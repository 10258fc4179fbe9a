package dev.banmen.tui;

import dev.banmen.app.BellUse;
import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import dev.banmen.app.GameRoom;
import dev.banmen.app.GameSearch;
import dev.banmen.app.KeyChoice;
import dev.banmen.app.LessonDraft;
import dev.banmen.app.LessonStore;
import dev.banmen.app.Listing;
import dev.banmen.app.Lobby;
import dev.banmen.app.NoThemes;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.app.PreferenceStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TableStatus;
import dev.banmen.app.ThemeStore;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.catalog.Catalog;
import dev.banmen.drill.DrillResult;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.ResultStore;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.MistakeProblem;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.StepResult;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Words;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.keys.KeyMap;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** A person with all games and the toy, and with all ports in memory. Time stands still. */
public class TestHouse implements Person, GameRoom, FileStore, LessonStore, PreferenceStore {
  public final List<UnfinishedGame> unfinished = new ArrayList<>();
  public final Map<String, Session> saved = new HashMap<>();
  boolean isSaving; // whether games that are left can be resumed
  boolean isBroken; // whether leaving a game fails
  public boolean isCoached;
  public CompletableFuture<Void> release; // work in the background waits for it; null for none
  public Executor ownFiles = Runnable::run; // where settings and progress are saved
  public Lobby lobby; // null for none
  public final List<String> engines = new ArrayList<>();
  public KeyChoice keys = KeyChoice.DEFAULT;
  public ThemeStore themes = new NoThemes();
  List<KeyChoice.Own> own = List.of(); // keys in addition to those of the set that is preferred
  public String notice = "";
  public TableOptions options; // of the game that was begun last
  public LiveSession began; // the game that was begun last
  public TableStatus status = TableStatus.NONE; // of every game
  public final Map<String, Map<String, String>> usual = new HashMap<>();
  public final Map<String, Map<String, String>> lastUsed = new HashMap<>();
  public final List<LiveSession> left = new ArrayList<>();
  public final Map<String, Session> files = new HashMap<>(); // what may be opened or gone on with
  public final Map<String, OpenedFile> recordings = new HashMap<>();
  public final Map<String, Pending<OpenedFile>> slow = new HashMap<>(); // to open or to save
  public Pending<IndexedGames> positions; // of any games; null for none
  public Optional<Pending<?>> pending = Optional.empty(); // in place of work with own files
  public final List<String> lookedIn = new ArrayList<>(); // for positions
  public boolean isChangedElsewhere; // each file, since what was kept of it
  public Pending<Candidate> hint; // what is being looked for
  public double[] owners = {}; // what is estimated
  public OptionalDouble lead = OptionalDouble.empty(); // of Black
  public final List<MistakeProblem> mistakes = new ArrayList<>(); // saved as problems
  public List<PositionValue> values = List.of(); // of a game's positions
  public int suspects; // among its moves, of which the first is looked at again
  public Pending<Integer> valuing; // whose outcome they are; null if nobody can tell
  public final Map<String, Recording> kept = new HashMap<>(); // what was changed and not saved
  public final List<String> recent = new ArrayList<>();
  public final Map<String, List<String>> folders = new HashMap<>();
  public final Map<String, Position> boards = new ConcurrentHashMap<>();
  public Summary summary = new Summary("", "", "", "", "", -1); // of each game of boards
  public final List<String> late = new ArrayList<>();
  public final List<OpenedFile> closed = new ArrayList<>();
  public final List<Lesson> lessons = new ArrayList<>();
  public final List<DrillResult> drilled = new ArrayList<>();

  /** The results of the days that were opened again. */
  public final List<String> daysDone = new ArrayList<>();

  /** Lessons in files; a file without one has a fault. */
  public final Map<String, Optional<Lesson>> lessonFiles = new HashMap<>();

  /** The file of a lesson that its author works on. */
  public Optional<LessonDraft> draft = Optional.empty();

  public final List<String> unread = new ArrayList<>();
  public boolean isUnwritable; // the files of what is preferred, and of progress
  public final List<Preference> preferences =
      new ArrayList<>(
          List.of(
              new Preference("theme", "wood", List.of("wood", "slate")),
              new Preference("glyphs", "auto", List.of("auto", "ascii")),
              new Preference("color", "auto", Display.COLOURS),
              new Preference("language", "auto", List.of("auto", "en", "zh")),
              new Preference("mouse", "true", List.of("true", "false")),
              new Preference("bell", "off", BellUse.NAMES),
              new Preference("coach", "false", List.of("true", "false")),
              new Preference("bot-time", "10", List.of("5", "10")),
              new Preference("ponder", "false", List.of("true", "false")),
              new Preference("recall", "0.9", List.of("0.8", "0.9")),
              new Preference("reviews", "20", List.of("10", "20")),
              new Preference("keys", "default", KeyMap.SETS)));
  public Pending<List<Lesson>> reading; // null for those above, at once
  public final List<StepResult> remembered = new ArrayList<>();
  public LocalDate today = LocalDate.of(2026, 11, 21);
  private Progress progress = Progress.NONE;
  private long millis;

  public final ChosenLanguage language;
  Player me = Player.HERE;

  public TestHouse(long millis) {
    this(millis, Words.ENGLISH);
  }

  public TestHouse(long millis, Locale language) {
    this.millis = millis;
    this.language = new ChosenLanguage(language);
  }

  /** Makes this person another player. */
  public void me(Player other) {
    me = other;
  }

  public void pass(long passed) {
    millis += passed;
  }

  public static Games everything() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return new Games(families);
  }

  /** Does it at once, unless a test says when. */
  @Override
  public String command() {
    return "./banmen";
  }

  @Override
  public <T> Pending<T> background(String name, Pending.Work<T> work) {
    return release == null
        ? Pending.completed(work)
        : Pending.start(
            name,
            watch -> {
              release.join();
              return work.done(watch);
            },
            unwanted -> {});
  }

  @Override
  public <T> Pending<T> withOwnFiles(Pending.Work<T> work) {
    @SuppressWarnings("unchecked") // what a test has made
    Optional<Pending<T>> other = pending.map(made -> (Pending<T>) made);
    return other.orElseGet(() -> Pending.ofSaving(ownFiles, work));
  }

  @Override
  public ThemeStore themes() {
    return themes;
  }

  @Override
  public Player me() {
    return me;
  }

  @Override
  public GameRoom room() {
    return this;
  }

  @Override
  public Optional<Lobby> lobby() {
    return Optional.ofNullable(lobby);
  }

  @Override
  public FileStore files() {
    return this;
  }

  @Override
  public LessonStore lessons() {
    return this;
  }

  @Override
  public PreferenceStore preferences() {
    return this;
  }

  @Override
  public KeyChoice keys() {
    return keys;
  }

  @Override
  public Games games() {
    return everything().in(language);
  }

  @Override
  public void delete(UnfinishedGame game) {
    unfinished.remove(game);
  }

  @Override
  public List<UnfinishedGame> unfinished() {
    return List.copyOf(unfinished);
  }

  @Override
  public Map<String, String> defaults(String family) {
    return usual.getOrDefault(family, Map.of());
  }

  @Override
  public TableStatus status(LiveSession game) {
    return status;
  }

  @Override
  public BellUse bell() {
    return preferences.stream()
        .filter(one -> one.name().equals("bell"))
        .map(one -> BellUse.of(one.value()))
        .findFirst()
        .orElse(BellUse.OFF);
  }

  @Override
  public Map<String, Map<String, String>> lastUsed() {
    return lastUsed;
  }

  @Override
  public void use(String family, Map<String, String> chosen) {
    lastUsed.put(family, chosen);
  }

  @Override
  public List<String> engines() {
    return engines;
  }

  /** Those of Go, and those with the game in their names. */
  @Override
  public List<String> engines(String family) {
    return engines.stream().filter(name -> family.equals("go") || name.startsWith(family)).toList();
  }

  @Override
  public boolean isCoached() {
    return isCoached;
  }

  @Override
  public LiveSession begin(Terms terms, TableOptions table) throws Refusal {
    options = table;
    try {
      return began = live(Session.begin(terms, terms.start(games())));
    } catch (OptionFault e) {
      throw new Refusal(e.getMessage());
    }
  }

  @Override
  public Pending<Candidate> hint(LiveSession live) throws Refusal {
    if (hint == null) {
      throw new Refusal("nobody knows");
    }
    return hint;
  }

  @Override
  public Pending<AreaEstimate> estimate(LiveSession live) {
    double komi = live.now().position().game().komi();
    return Pending.completed(watch -> new AreaEstimate(owners, komi, lead));
  }

  @Override
  public Pending<Integer> values(
      String family,
      Map<String, String> chosen,
      List<PlayedTurn> turns,
      PositionValue.Receiver found)
      throws Refusal {
    if (valuing == null) {
      throw new Refusal("nobody knows");
    }
    for (int at = 0; at < Math.min(turns.size(), values.size()); at++) {
      found.found(at, values.get(at));
    }
    if (suspects > 0) {
      found.lookingAgain(1, suspects);
    }
    return valuing;
  }

  private LiveSession live(Session session) {
    return new LiveSession(session, LiveSession.EventWriter.NONE, () -> millis);
  }

  @Override
  public LiveSession resume(UnfinishedGame game) throws Refusal {
    if (recordings.containsKey(game.key())) {
      throw new Refusal("It is open read-only: the disk is full", Optional.of(game.key()));
    }
    LiveSession live = continueFrom(game.key());
    if (isSaving) {
      unfinished.remove(game);
    }
    return live;
  }

  @Override
  public String notice() {
    return notice;
  }

  @Override
  public LiveSession resumeLast(Optional<String> family) throws Refusal {
    for (UnfinishedGame game : unfinished) {
      if (family.isEmpty() || family.get().equals(game.family())) {
        return resume(game);
      }
    }
    throw new Refusal("there is no unfinished game");
  }

  @Override
  public LiveSession continueFrom(String file) throws Refusal {
    if (!files.containsKey(file)) {
      throw new Refusal(file + ": not found");
    }
    return live(files.get(file));
  }

  @Override
  public List<String> startingWith(String begun) {
    return files.keySet().stream().filter(name -> name.startsWith(begun)).sorted().toList();
  }

  @Override
  public List<String> writableStartingWith(String begun) {
    return startingWith(begun).stream().filter(name -> !name.endsWith(".md")).toList();
  }

  @Override
  public String save(String file, Session session) throws Refusal {
    if (saved.putIfAbsent(file, session) != null) {
      throw new Refusal(file + " is there already");
    }
    return file.endsWith(".txt") ? "comments" : "";
  }

  @Override
  public List<Preference> all() {
    return List.copyOf(preferences);
  }

  @Override
  public void prefer(Preference chosen) throws Refusal {
    if (isUnwritable) {
      throw new Refusal("the file cannot be written");
    }
    preferences.replaceAll(one -> one.name().equals(chosen.name()) ? chosen : one);
    if (chosen.name().equals("keys")) {
      keys = new KeyChoice(chosen.value(), own);
    }
  }

  @Override
  public String file() {
    return "/home/ann/.config/banmen/config.toml";
  }

  @Override
  public List<String> recent() {
    return List.copyOf(recent);
  }

  @Override
  public Listing list(String folder) {
    String name = folder.isEmpty() ? "/home/ann" : folder;
    return new Listing(name, folders.getOrDefault(name, List.of()));
  }

  @Override
  public boolean isFolder(String name) {
    return name.isEmpty() || folders.containsKey(name);
  }

  @Override
  public Optional<Position> preview(UnfinishedGame game) {
    return Optional.ofNullable(files.get(game.key())).map(Session::position);
  }

  @Override
  public Recording asked(String file, int number) throws QueryFault {
    try {
      return recordings.get(file).archive().game(number - 1, Note.UNHEARD);
    } catch (InputFault | IOException | RuntimeException e) {
      throw new QueryFault(file, "not found");
    }
  }

  @Override
  public boolean find(
      String folder, GameQuery query, Consumer<FoundGame> found, Pending.Watch watch) {
    for (Map.Entry<String, OpenedFile> file : new TreeMap<>(recordings).entrySet()) {
      Archive archive = file.getValue().archive();
      for (int game = 0; file.getKey().startsWith(folder) && game < archive.size(); game++) {
        GameSearch.find(archive, game, file.getKey(), query).ifPresent(found);
      }
    }
    return true;
  }

  @Override
  public Optional<FilePreview> preview(String file) {
    return Optional.ofNullable(boards.get(file)).map(board -> new FilePreview(1, summary, board));
  }

  @Override
  public boolean isRecording(String file) {
    return recordings.containsKey(file) || lessonFiles.containsKey(file);
  }

  @Override
  public OpenedFile open(String file) throws Refusal {
    if (!recordings.containsKey(file)) {
      throw new Refusal(file + ": not found");
    }
    return recordings.get(file);
  }

  @Override
  public OpenedFile openText(String text) throws Refusal {
    return text.startsWith(SavedGameText.NAME) ? openGame(text) : open(text);
  }

  @Override
  public Optional<String> text(Session session, int most) {
    return Optional.of(SavedGameText.of(session, 0)).filter(text -> text.length() <= most);
  }

  @Override
  public Optional<String> text(Recording recording, int most) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      RecordOutput out = new RecordOutput(bytes);
      new SgfFormat(games()).write(List.of(recording), out);
      out.flush();
      return Optional.of(bytes.toString(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public OpenedFile openPlayed(Session session) throws Refusal {
    return openGame(SavedGameText.of(session, 0));
  }

  @Override
  public OpenedFile openShown(Recording recording) {
    OpenedFile opened = Scribe.opened("teaching table", List.of(recording));
    return new OpenedFile(opened.name(), opened.format(), opened.archive(), "it is shown");
  }

  private OpenedFile openGame(String text) throws Refusal {
    ReadingSettings reading = ReadingSettings.defaults(games());
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (RecordingFile file = RecordingFile.open(RecordingFile.STANDARD_INPUT, reading, in)) {
      List<Recording> played = List.of(file.archive().game(0, Note.UNHEARD));
      OpenedFile opened = Scribe.opened("this game", played);
      return new OpenedFile(opened.name(), opened.format(), opened.archive(), "it has no file yet");
    } catch (FileFault | InputFault | IOException e) {
      throw new Refusal(e.getMessage());
    }
  }

  @Override
  public Optional<Pending<IndexedGames>> positions(OpenedFile file, String collection) {
    lookedIn.add(collection);
    return Optional.ofNullable(positions);
  }

  @Override
  public BitSet matching(IndexedGames indexed, GameQuery query, Pending.Watch watch) {
    PositionIndex index = indexed.indexes().get(0);
    BitSet found = new BitSet();
    for (int game = 0; game < index.games(); game++) {
      found.set(game, query.holds(recorded(index, game)));
    }
    return found;
  }

  private Recording recorded(PositionIndex index, int game) {
    try {
      return recordings.get(index.files().get(0).name()).archive().game(game, Note.UNHEARD);
    } catch (InputFault | IOException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public boolean isAt(OpenedFile file, String path) {
    return file.name().equals(path);
  }

  @Override
  public Pending<OpenedFile> openAsync(String file) throws Refusal {
    return slow.containsKey(file) ? slow.get(file) : FileStore.super.openAsync(file);
  }

  @Override
  public Pending<OpenedFile> saveAsync(OpenedFile file, int game, Recording changed)
      throws Refusal {
    return slow.containsKey(file.name())
        ? slow.get(file.name())
        : FileStore.super.saveAsync(file, game, changed);
  }

  @Override
  public ResultStore drills() {
    return new ResultStore() {
      @Override
      public List<DrillResult> results() {
        return List.copyOf(drilled);
      }

      @Override
      public void save(DrillRun run) {
        drilled.add(run.results().get(run.results().size() - 1));
      }

      @Override
      public void dayDone(DrillRun day) {
        daysDone.add(day.resultLine(language));
      }
    };
  }

  @Override
  public void tellLate(String sentence) {
    late.add(sentence);
  }

  @Override
  public OpenedFile save(OpenedFile file, int game, Recording changed) throws Refusal {
    if (file.isReadOnly()) {
      throw new Refusal(file.name() + " is only read");
    }
    kept.values().removeIf(draft -> draft.tree() == changed.tree());
    return put(file.name(), changed);
  }

  @Override
  public OpenedFile saveAs(String file, Recording recording) throws Refusal {
    if (recordings.containsKey(file)) {
      throw new Refusal(file + " is there already");
    }
    return put(file, recording);
  }

  private OpenedFile put(String file, Recording recording) {
    OpenedFile opened = Scribe.opened(file, List.of(recording));
    recordings.put(file, opened);
    return opened;
  }

  @Override
  public void close(OpenedFile file) {
    closed.add(file);
  }

  @Override
  public void saveDraft(OpenedFile file, int game, Optional<Recording> changed) {
    changed.ifPresentOrElse(now -> kept.put(file.name(), now), () -> kept.remove(file.name()));
  }

  @Override
  public boolean isDraftOutdated(OpenedFile file, int game) {
    return isChangedElsewhere;
  }

  @Override
  public Optional<Recording> draft(OpenedFile file, int game, Recording now) {
    return Optional.ofNullable(kept.get(file.name()));
  }

  @Override
  public long millis() {
    return millis;
  }

  @Override
  public void leave(LiveSession game) {
    left.add(game);
    if (isBroken) {
      throw new IllegalStateException("a broken room");
    }
    if (isSaving) {
      game.close();
      String key = "left-" + left.size();
      files.put(key, game.now());
      String family = game.now().position().game().id();
      int moves = game.now().position().ply();
      unfinished.add(0, new UnfinishedGame(key, family, family, "", moves, "now"));
    }
  }

  @Override
  public Pending<List<Lesson>> inOrder() {
    return reading == null ? Pending.completed(watch -> List.copyOf(lessons)) : reading;
  }

  @Override
  public List<String> unread() {
    return unread;
  }

  @Override
  public Optional<Lesson> named(String name) throws Refusal {
    if (!lessonFiles.containsKey(name)) {
      return LessonStore.super.named(name);
    }
    Lesson lesson = lessonFiles.get(name).orElseThrow(() -> new Refusal(name + ":1: no lesson"));
    return Optional.of(lesson);
  }

  @Override
  public Optional<LessonDraft> draft(String file, String stamp) {
    return draft.filter(read -> !read.stamp().equals(stamp));
  }

  @Override
  public Progress progress() {
    return progress;
  }

  @Override
  public LocalDate today() {
    return today;
  }

  @Override
  public void remember(StepResult tried) throws Refusal {
    if (isUnwritable) {
      throw new Refusal("the file cannot be written");
    }
    remembered.add(tried);
    progress = progress.and(new DatedStepResult(today.atStartOfDay(), tried));
  }

  @Override
  public void keep(MistakeProblem problem) {
    mistakes.add(problem);
  }

  @Override
  public void say(LiveSession live, String text) throws Refusal {
    throw new Refusal("nobody else is here");
  }

  @Override
  public Seat seat(LiveSession live, Side side, String who) throws Refusal {
    throw new Refusal("nobody else is here");
  }
}
