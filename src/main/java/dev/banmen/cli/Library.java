package dev.banmen.cli;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Printable;
import dev.banmen.game.Recording;
import dev.banmen.game.Words;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Try;
import dev.banmen.record.Opened;
import dev.banmen.record.StateFolder;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.House;
import dev.banmen.tui.Pending;
import dev.banmen.tui.Preference;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is of one user on this machine: games, recordings, lessons and settings. One thread, but for
 * {@link #farewell}.
 */
final class Library implements House {
  private final Games games;
  private final GamesInPlay inPlay;
  private Path state; // null until it is needed: a start has no time for it
  private volatile Recordings recordings; // likewise
  private School school;
  private Habits habits; // likewise
  private Optional<Path> place = Optional.empty(); // of all, instead of the user's own
  private boolean isPicture;

  /** The games in the user's own folder. */
  Library(Games games) {
    this.games = games;
    this.inPlay = new GamesInPlay(games, this::state);
    this.school = new School(games);
  }

  /** What is kept in a folder instead of the user's own, settings too. */
  Library(Games games, Path state) {
    this.games = games;
    this.inPlay = new GamesInPlay(games, this::state);
    this.state = state;
    this.place = Optional.of(state);
    this.school = new School(new Learning(games, Path.of(""), state, Clock.systemDefaultZone()));
    habits = Habits.NONE;
  }

  /** How its user begins games, if that is known already. */
  void begunAs(Habits known) {
    habits = known;
  }

  private Habits habits() {
    if (habits == null) {
      habits = preferred().habits(games);
    }
    return habits;
  }

  @Override
  public Map<String, String> usual(String family) {
    return habits().games().of(family);
  }

  @Override
  public boolean isCoached() {
    return habits().isCoached();
  }

  /** Likewise, where nobody is there to whom anything else would be of use: no file is written. */
  static Library ofPicture(Games games, Path state) {
    Library library = new Library(games, state);
    library.isPicture = true;
    return library;
  }

  private void checkWritable(String file) throws Refusal {
    if (isPicture) {
      throw refusal(Wording.of("file.unwritten", file, Wording.of("picture.unkept")));
    }
  }

  private Preferred preferred() {
    return new Preferred(place);
  }

  private synchronized Path state() throws IOException {
    if (state == null) {
      state = StateFolder.of(System.getenv(), System.getProperty("user.home"));
    }
    return state;
  }

  @Override
  public Games games() {
    return games;
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
  LiveSession open(GameFile.Begun begun) {
    return inPlay.open(begun);
  }

  @Override
  public List<Kept> unfinished() {
    return inPlay.left(Optional.empty());
  }

  @Override
  public LiveSession resume(Kept game) throws Refusal {
    return inPlay.resume(game);
  }

  /**
   * Goes on with the game that was left last and that nobody plays now.
   *
   * @param family of this game; empty for any
   */
  LiveSession resumeLast(Optional<String> family) throws Refusal {
    return inPlay.resumeLast(family);
  }

  @Override
  public LiveSession open(String file) throws Refusal {
    String name = HomeFolder.full(file);
    checkUnwritten(file);
    try {
      GameFile.checkRegular(name); // anything else may keep the page waiting for ever
      return inPlay.open(GameFile.of(name).open(games));
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  /** Reading the journal of a game that is played here would end its lock: see JournalFolder. */
  private void checkUnwritten(String file) throws Refusal {
    if (isPlayedHere(file)) {
      throw refusal(Wording.of("left.here", file));
    }
  }

  private boolean isPlayedHere(String file) {
    return inPlay.isJournal(HomeFolder.full(file));
  }

  /** Files of recordings are read so. */
  void readingAs(Reading reading) throws IOException {
    recordings = new Recordings(reading, state());
  }

  private Recordings recordings() throws Refusal {
    if (recordings == null) {
      try {
        readingAs(Reading.usual(games));
      } catch (IOException e) {
        throw refusal(Hindrance.named(e));
      }
    }
    return recordings;
  }

  @Override
  public Listing list(String folder) {
    return FileNames.list(HomeFolder.full(folder));
  }

  @Override
  public boolean isFolder(String name) {
    return new File(HomeFolder.full(name.isEmpty() ? "." : name)).isDirectory();
  }

  @Override
  public Optional<Position> preview(String file) {
    if (isPlayedHere(file)) {
      return Optional.empty();
    }
    try {
      return new Previewing(Reading.usual(games)).of(HomeFolder.full(file));
    } catch (FileFault | InputFault | OptionFault | IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean isRecording(String file) {
    String name = HomeFolder.full(file);
    return new File(name).isFile() && !isPlayedHere(file) && !GameFile.isIn(name);
  }

  @Override
  public Opened view(String file) throws Refusal {
    return opening(file).outcome();
  }

  @Override
  public Pending<Opened> opening(String file) throws Refusal {
    checkUnwritten(file);
    try {
      GameFile.checkRegular(HomeFolder.full(file)); // as for a game
      return recordings().open(file);
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  /** Opens what a shell names: who waits for a pipe there can press Ctrl-C. */
  Pending<Opened> openingAny(String file) throws Refusal {
    checkUnwritten(file);
    try {
      return recordings().open(file);
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  @Override
  public List<Preference> preferences() {
    return preferred().all();
  }

  @Override
  public void prefer(Preference chosen) throws Refusal {
    preferred().keep(chosen);
    habits = null; // it may be one of them
    if (chosen.name().equals("language")) {
      Words.speak(Language.of(System.getenv(), Optional.of(chosen.value())));
      school.leave(); // each language has lessons of its own
    }
  }

  @Override
  public String preferencesFile() {
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
  public Opened save(Opened file, int game, Recording changed) throws Refusal {
    return saving(file, game, changed).outcome();
  }

  @Override
  public Pending<Opened> saving(Opened file, int game, Recording changed) throws Refusal {
    checkWritable(file.name());
    return recordings().save(file, game, changed);
  }

  @Override
  public Opened saveAs(String file, Recording recording) throws Refusal {
    checkWritable(file);
    return recordings().saveAs(file, recording);
  }

  /** Lessons are found and progress is kept there, instead of where the user's own are. */
  void learningFrom(Learning place) {
    school = new School(place);
  }

  @Override
  public Pending<List<Lesson>> lessons() throws Refusal {
    return school.lessons();
  }

  @Override
  public List<String> unreadLessons() {
    return school.unread();
  }

  /** The lesson of this name or in this file; empty if there is neither. */
  Optional<Lesson> lesson(String name) throws Refusal {
    return school.lesson(name);
  }

  @Override
  public Progress progress() throws Refusal {
    return school.progress();
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
  public void keep(Opened file, int game, Optional<Recording> changed) throws Refusal {
    recordings().keep(file, game, changed);
  }

  @Override
  public Optional<Recording> kept(Opened file, int game, Recording now) {
    return recordings == null
        ? Optional.empty()
        : recordings.kept(file, game).map(draft -> now.with(draft.tree()));
  }

  @Override
  public boolean isOutdated(Opened file, int game) {
    return recordings != null && recordings.isOutdated(file, game);
  }

  @Override
  public void close(Opened file) {
    if (recordings != null) {
      recordings.close(file);
    }
  }

  @Override
  public List<String> files(String begun) {
    return FileNames.begun(HomeFolder.full(begun));
  }

  @Override
  public String save(String file, Session session) throws Refusal {
    checkWritable(file);
    try {
      GameWriting writing = GameWriting.of(file, inPlay.text(session), games);
      NewFile.write(HomeFolder.full(file), out -> out.write(writing.bytes()));
      return writing.loss();
    } catch (IOException e) {
      throw refusal(Wording.of("file.unwritable", file, Hindrance.ofWriting(e)));
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

  /** The same of games alone: whoever tells line by line has said at once what is not saved. */
  String farewellOfGames() {
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

  /** What files hold, and are called, is shown as far as it can be. */
  private static Refusal refusal(String message) {
    return new Refusal(Printable.of(message));
  }
}
