package dev.banmen.app.local;

import dev.banmen.app.Example;
import dev.banmen.app.FileStore;
import dev.banmen.app.GameRoom;
import dev.banmen.app.KeyChoice;
import dev.banmen.app.LessonStore;
import dev.banmen.app.Listing;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Preference;
import dev.banmen.app.PreferenceStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Try;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Printable;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One user's games, recordings, lessons and settings on this machine. One thread, except {@link
 * #farewell}.
 */
public final class Library implements Person, GameRoom, FileStore, LessonStore, PreferenceStore {
  private final HostEnvironment host;
  private final Games games;
  private final GamesInPlay inPlay;
  private Path state; // null until needed: it would slow the start
  private volatile Recordings recordings; // the same
  private LessonLibrary school;
  private PlayDefaults habits; // the same
  private KeyChoice keys = KeyChoice.DEFAULT;
  private Optional<Path> place = Optional.empty(); // of everything, instead of the user's own
  private boolean isPicture;

  /** A library in the user's own folder. */
  public Library(HostEnvironment host, Games games) {
    this.host = host;
    this.games = games;
    this.inPlay = new GamesInPlay(host, games, this::state);
    this.school = new LessonLibrary(host, games);
  }

  /** A library in another folder than the user's own, settings too. */
  public Library(HostEnvironment host, Games games, Path state) {
    this.host = host;
    this.games = games;
    this.inPlay = new GamesInPlay(host, games, this::state);
    this.state = state;
    this.place = Optional.of(state);
    this.school = new LessonLibrary(host, new Learning(games, host.folder(), state, host.clock()));
    habits = PlayDefaults.NONE;
  }

  /** Sets how its user starts games, if that is known already. */
  public void begunAs(PlayDefaults known) {
    habits = known;
  }

  /** Sets its user's keys. */
  public void pressedAs(KeyChoice known) {
    keys = known;
  }

  @Override
  public KeyChoice keys() {
    return keys;
  }

  private PlayDefaults habits() {
    if (habits == null) {
      habits = preferred().habits(games);
    }
    return habits;
  }

  @Override
  public Map<String, String> defaults(String family) {
    return habits().games().of(family);
  }

  @Override
  public boolean isCoached() {
    return habits().isCoached();
  }

  /** The same for a picture, where nothing else is of use: it saves no files. */
  public static Library ofPicture(HostEnvironment host, Games games, Path state) {
    Library library = new Library(host, games, state);
    library.isPicture = true;
    return library;
  }

  private void checkWritable(String file) throws Refusal {
    if (isPicture) {
      throw refusal(wording().of("file.unwritten", file, wording().of("picture.unkept")));
    }
  }

  private SettingsEditor preferred() {
    return new SettingsEditor(host, place, games.language());
  }

  private synchronized Path state() throws IOException {
    if (state == null) {
      state = host.state();
    }
    return state;
  }

  @Override
  public Games games() {
    return games;
  }

  @Override
  public GameRoom room() {
    return this;
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
  public LiveSession begin(Terms terms) throws Refusal {
    try {
      return inPlay.keep(Session.begin(terms, terms.start(games)));
    } catch (OptionFault e) {
      throw refusal(e.getMessage());
    }
  }

  /** Resumes the game in a file. */
  public LiveSession open(GameFile.Begun begun) {
    return inPlay.open(begun);
  }

  @Override
  public List<UnfinishedGame> unfinished() {
    return inPlay.left(Optional.empty());
  }

  @Override
  public LiveSession resume(UnfinishedGame game) throws Refusal {
    return inPlay.resume(game);
  }

  /** Skips games that somebody plays now. */
  @Override
  public LiveSession resumeLast(Optional<String> family) throws Refusal {
    return inPlay.resumeLast(family);
  }

  @Override
  public LiveSession open(String file) throws Refusal {
    String name = host.full(file);
    checkUnwritten(file);
    try {
      GameFile.checkRegular(name, wording()); // anything else may block the page forever
      return inPlay.open(GameFile.of(games, name).open());
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  /** Refuses the journal of a game that is played here: reading it would release its lock. */
  private void checkUnwritten(String file) throws Refusal {
    if (isPlayedHere(file)) {
      throw refusal(wording().of("left.here", file));
    }
  }

  private boolean isPlayedHere(String file) {
    return inPlay.isJournal(host.full(file));
  }

  /** Sets how files of recordings are read. */
  public void readingAs(ReadingSettings reading) throws IOException {
    recordings = new Recordings(host, reading, state());
  }

  private Recordings recordings() throws Refusal {
    if (recordings == null) {
      try {
        readingAs(ReadingSettings.usual(games));
      } catch (IOException e) {
        throw refusal(IoReason.named(e, wording()));
      }
    }
    return recordings;
  }

  @Override
  public Listing list(String folder) {
    return FileNames.list(host.full(folder));
  }

  @Override
  public boolean isFolder(String name) {
    return new File(host.full(name.isEmpty() ? "." : name)).isDirectory();
  }

  @Override
  public Optional<Position> preview(String file) {
    if (isPlayedHere(file)) {
      return Optional.empty();
    }
    try {
      return new Previewing(ReadingSettings.usual(games)).of(host.full(file));
    } catch (FileFault | InputFault | OptionFault | IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean isRecording(String file) {
    String name = host.full(file);
    return new File(name).isFile() && !isPlayedHere(file) && !GameFile.isIn(name);
  }

  @Override
  public OpenedFile view(String file) throws Refusal {
    return opening(file).outcome();
  }

  @Override
  public Pending<OpenedFile> opening(String file) throws Refusal {
    checkUnwritten(file);
    try {
      GameFile.checkRegular(host.full(file), wording()); // as for a game
      return recordings().open(file);
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  /** Opens a file that a shell names, even a pipe: Ctrl-C can stop waiting for it there. */
  public Pending<OpenedFile> openingAny(String file) throws Refusal {
    checkUnwritten(file);
    try {
      return recordings().open(file);
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  @Override
  public List<Preference> all() {
    return preferred().all();
  }

  @Override
  public void prefer(Preference chosen) throws Refusal {
    keys = preferred().keep(chosen);
    habits = null; // it may be one of them
    if (chosen.name().equals("language")) {
      speak(LanguageChoice.of(host.localeVariables(), Optional.of(chosen.value())));
      school.leave(); // each language has its own lessons
    }
  }

  /** Switches to another language at once, if this person may choose it. */
  private void speak(Locale language) {
    if (games.language() instanceof ChosenLanguage own) {
      own.choose(language);
    }
  }

  @Override
  public String file() {
    return preferred().file();
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
  public Pending<Optional<Example>> example(Game game) {
    return Pending.begun("example", watch -> new Examples(games).of(game), unwanted -> {});
  }

  @Override
  public OpenedFile save(OpenedFile file, int game, Recording changed) throws Refusal {
    return saving(file, game, changed).outcome();
  }

  @Override
  public Pending<OpenedFile> saving(OpenedFile file, int game, Recording changed) throws Refusal {
    checkWritable(file.name());
    return recordings().save(file, game, changed);
  }

  @Override
  public OpenedFile saveAs(String file, Recording recording) throws Refusal {
    checkWritable(file);
    return recordings().saveAs(file, recording);
  }

  /** Sets where lessons and progress are, instead of the user's own place. */
  public void learningFrom(Learning place) {
    school = new LessonLibrary(host, place);
  }

  @Override
  public Pending<List<Lesson>> inOrder() throws Refusal {
    return school.lessons();
  }

  @Override
  public List<String> unread() {
    return school.unread();
  }

  @Override
  public Optional<Lesson> named(String name) throws Refusal {
    return school.lesson(name);
  }

  @Override
  public Progress progress() throws Refusal {
    return school.progress();
  }

  @Override
  public LocalDate today() {
    return LocalDate.now(host.clock());
  }

  @Override
  public void remember(Try tried) throws Refusal {
    school.remember(tried);
  }

  @Override
  public List<String> recent() {
    try {
      return recordings().recent();
    } catch (Refusal e) {
      return List.of();
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

  @Override
  public void close(OpenedFile file) {
    if (recordings != null) {
      recordings.close(file);
    }
  }

  @Override
  public List<String> startingWith(String begun) {
    return FileNames.begun(host.full(begun));
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
  public void leave(LiveSession live) {
    inPlay.leave(live);
  }

  @Override
  public String farewell() {
    Recordings opened = recordings;
    return inPlay.farewell() + (opened == null ? "" : opened.farewell());
  }

  /** The farewell about games alone: line mode has reported unsaved changes already. */
  public String farewellOfGames() {
    return inPlay.farewell();
  }

  @Override
  public void tellLate(String sentence) {
    inPlay.tellLate(sentence);
  }

  @Override
  public String notice() {
    return inPlay.notice();
  }

  /** A refusal whose message shows files' contents and names as far as they can be shown. */
  private static Refusal refusal(String message) {
    return new Refusal(Printable.of(message));
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
