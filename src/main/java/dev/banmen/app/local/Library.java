package dev.banmen.app.local;

import dev.banmen.app.NoThemes;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.files.LocalFiles;
import dev.banmen.app.local.games.LocalGames;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.journals.GamesInPlay;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.app.local.lessons.LocalLessons;
import dev.banmen.app.local.settings.LocalPreferences;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.app.local.settings.SettingChoices;
import dev.banmen.drill.DrillResult;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.ResultFile;
import dev.banmen.drill.ResultStore;
import dev.banmen.game.Games;
import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.HeldTime;
import dev.banmen.schedule.SerialExecutor;
import dev.banmen.storage.DiskFiles;
import dev.banmen.storage.UserFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * One user's games, recordings, lessons and settings on this machine. One thread, except {@link
 * #farewell}.
 */
public final class Library implements Person {
  private final HostEnvironment host;
  private final Optional<UserFiles> own; // instead of those in the user's own folders
  private final Games games;
  private final GamesInPlay inPlay;
  private final LocalGames room;
  private final LocalFiles files;
  private final LocalLessons lessons;
  private final LocalPreferences preferences;
  private final ThemeStore themes;
  private volatile String day = ""; // the line with the result of a day's exercises
  private LongSupplier millis = Person.super::millis;
  private Executor ownFiles =
      new SerialExecutor(task -> DaemonThreads.start("files", task), Integer.MAX_VALUE);
  private Path state; // null until needed: it would slow the start

  /** A library in the user's own folder. */
  public Library(HostEnvironment host, Games games, SettingChoices choices) {
    this(
        host,
        games,
        choices,
        LocalThemes.of(host, games.language()),
        Optional.empty(),
        Optional.empty(),
        true);
  }

  /** A library in another folder than the user's own, settings too, and without themes. */
  public Library(HostEnvironment host, Games games, SettingChoices choices, Path state) {
    this(host, games, choices, new NoThemes(), state, true);
  }

  /**
   * A library of somebody without a disk of their own: settings and progress are in these files,
   * and nothing else is saved.
   */
  public Library(HostEnvironment host, Games games, SettingChoices choices, UserFiles own) {
    this(
        host,
        games,
        choices,
        new NoThemes(),
        Optional.of(host.folder()), // where nothing is
        Optional.of(own),
        true);
    preferences.startWithDefaults();
  }

  /**
   * A library for a picture, where only a game and themes are of use: it saves no files.
   *
   * @param time for what happens on its own, and for computer players
   */
  public static Library ofPicture(
      HostEnvironment host,
      Games games,
      SettingChoices choices,
      ThemeStore themes,
      Path state,
      HeldTime time) {
    Library library = new Library(host, games, choices, themes, state, false);
    library.millis = time::millis;
    library.ownFiles = Runnable::run; // a picture is of what has been read
    library.room.thinkOn(time);
    return library;
  }

  @Override
  public long millis() {
    return millis.getAsLong();
  }

  private Library(
      HostEnvironment host,
      Games games,
      SettingChoices choices,
      ThemeStore themes,
      Path state,
      boolean canSave) {
    this(
        host,
        games,
        choices,
        themes,
        Optional.of(state),
        Optional.of(new DiskFiles(state)),
        canSave);
    lessons.readFrom(new LessonFolders(games, host.folder(), state, host.clock()));
  }

  private Library(
      HostEnvironment host,
      Games games,
      SettingChoices choices,
      ThemeStore themes,
      Optional<Path> folder,
      Optional<UserFiles> own,
      boolean canSave) {
    this.host = host;
    this.own = own;
    this.games = games;
    this.themes = themes;
    state = folder.orElse(null);
    GamesInPlay.SaveFolder saves = this::state;
    inPlay = new GamesInPlay(LocalText.of(games), host.command(), saves);
    files = new LocalFiles(host, games, inPlay, saves, canSave);
    lessons = new LocalLessons(host, games);
    preferences = new LocalPreferences(host, games, choices, own, lessons);
    lessons.planBy(preferences::reviewPlan);
    room = new LocalGames(host, games, inPlay, preferences);
  }

  private synchronized Path state() throws IOException {
    if (state == null) {
      state = host.state();
    }
    return state;
  }

  @Override
  public String command() {
    return host.command();
  }

  @Override
  public Games games() {
    return games;
  }

  @Override
  public LocalGames room() {
    return room;
  }

  @Override
  public LocalFiles files() {
    return files;
  }

  @Override
  public LocalLessons lessons() {
    return lessons;
  }

  /** In the folder of the lessons' progress; it is made when there is something to save. */
  @Override
  public ResultStore drills() {
    return new ResultStore() {
      @Override
      public List<DrillResult> results() throws IOException {
        try {
          return new ResultFile(data()).results();
        } catch (IOException e) {
          throw reasonAlone(e);
        }
      }

      @Override
      public long now() {
        return host.clock().millis();
      }

      @Override
      public void save(DrillRun run) throws IOException {
        try {
          new ResultFile(data()).save(run);
        } catch (IOException e) {
          throw reasonAlone(e);
        }
        if (run.isOver() && run.plan().day().isPresent()) {
          dayDone(run);
        }
      }

      @Override
      public void dayDone(DrillRun done) {
        day = done.resultLine(games.language()) + "\n";
      }
    };
  }

  /** A fault in words, without the file's name, which isn't for a server's guests. */
  private IOException reasonAlone(IOException e) {
    return new IOException(IoReason.of(e, LocalText.of(games)), e);
  }

  private UserFiles data() throws IOException {
    return own.isPresent() ? own.get() : new DiskFiles(host.data());
  }

  @Override
  public LocalPreferences preferences() {
    return preferences;
  }

  @Override
  public <T> Pending<T> withOwnFiles(Pending.Work<T> work) {
    return Pending.ofSaving(ownFiles, work);
  }

  @Override
  public ThemeStore themes() {
    return themes;
  }

  @Override
  public String farewell() {
    return inPlay.farewell() + files.farewell() + day;
  }

  /** The farewell about games alone: line mode has reported unsaved changes already. */
  public String farewellOfGames() {
    return inPlay.farewell();
  }

  @Override
  public void tellLate(String sentence) {
    inPlay.tellLate(sentence);
  }
}
