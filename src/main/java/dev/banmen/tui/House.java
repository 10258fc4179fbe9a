package dev.banmen.tui;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Recording;
import dev.banmen.game.Words;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Try;
import dev.banmen.record.Opened;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What pages ask of the program around the screen. On the viewer's thread. */
public interface House {
  /** The games there are. */
  Games games();

  /** The games that were left before their end, the newest first. */
  List<Kept> unfinished();

  /** What is chosen of a game's options where nothing is said of them; nothing by default. */
  default Map<String, String> usual(String family) {
    return Map.of();
  }

  /** Whether a coach warns of moves in games that begin; not by default. */
  default boolean isCoached() {
    return false;
  }

  /** Begins a game. */
  LiveSession begin(Terms terms) throws Refusal;

  /**
   * Resumes an unfinished game.
   *
   * @throws Refusal if it cannot be; it may name a file to look at instead
   */
  LiveSession resume(Kept game) throws Refusal;

  /** What is to be said of the game that was begun, resumed or opened last; often nothing. */
  default String notice() {
    return "";
  }

  /** Starts from what a file holds. */
  LiveSession open(String file) throws Refusal;

  /**
   * The files whose names go on like this, folders with a separator at their end; none by default.
   */
  default List<String> files(String begun) {
    return List.of();
  }

  /**
   * Writes a game, or a position set up by hand, to a file that is not there yet; the end of its
   * name says in which form, our own where it has none.
   *
   * @return what that form cannot hold, in one line; empty if all was written
   */
  String save(String file, Session session) throws Refusal;

  /** What lies in a folder. */
  default Listing list(String folder) {
    return new Listing("/", List.of());
  }

  /** Whether a name is a folder's; none at all is the one that the program was started in. */
  default boolean isFolder(String name) {
    return false;
  }

  /**
   * The last position of a file's first game; empty if that cannot be read in a moment. Any thread.
   */
  default Optional<Position> preview(String file) {
    return Optional.empty();
  }

  /** Whether a file is one to step through, and not a game to go on with. */
  default boolean isRecording(String file) {
    return false;
  }

  /** Opens a file of recordings; a house may have none. */
  default Opened view(String file) throws Refusal {
    throw Refusal.of("house.view", file);
  }

  /** Begins to open a file of recordings; one that is open in a moment is open at once. */
  default Pending<Opened> opening(String file) throws Refusal {
    Opened opened = view(file);
    return Pending.here(watch -> opened);
  }

  /**
   * Writes a file of recordings again, with one of its games changed.
   *
   * @return the file as it is now
   */
  default Opened save(Opened file, int game, Recording changed) throws Refusal {
    throw Refusal.of("house.keep", file.name());
  }

  /**
   * Begins to write a file of recordings again, likewise; one that is written in a moment is
   * written at once.
   */
  default Pending<Opened> saving(Opened file, int game, Recording changed) throws Refusal {
    Opened now = save(file, game, changed);
    return Pending.here(watch -> now);
  }

  /**
   * Writes one recording to a file that is not there yet; the end of its name says in which form.
   *
   * @return the new file
   */
  default Opened saveAs(String file, Recording recording) throws Refusal {
    throw Refusal.of("house.keep", file);
  }

  /** The first game of a recording that is given as text; empty if it is none. */
  default Optional<Recording> recording(String text) {
    return Optional.empty();
  }

  /**
   * Begins to look for a recorded game as an example of this one, from its start; none by default.
   */
  default Pending<Optional<Example>> example(Game game) {
    return Pending.here(watch -> Optional.empty());
  }

  /** The files of recordings that were opened lately, the newest first. */
  default List<String> recent() {
    return List.of();
  }

  /**
   * Keeps what was changed in a recording and is not saved yet, so that whoever opens that game
   * again goes on with it; saving the game ends that. By default nothing is kept.
   *
   * @param changed the game as it is now; empty once it is again as its file has it
   */
  default void keep(Opened file, int game, Optional<Recording> changed) throws Refusal {}

  /**
   * What was kept so when this game was left.
   *
   * @param now the game as its file has it
   */
  default Optional<Recording> kept(Opened file, int game, Recording now) {
    return Optional.empty();
  }

  /** Whether what was kept so is of the file as it was before another program changed it. */
  default boolean isOutdated(Opened file, int game) {
    return false;
  }

  /** The lessons at hand, in the order to learn them, once they are read; none by default. */
  default Pending<List<Lesson>> lessons() throws Refusal {
    return Pending.here(watch -> List.of());
  }

  /** Why files of lessons are not among those that were read, a line each; none by default. */
  default List<String> unreadLessons() {
    return List.of();
  }

  /** What has been learned so far. */
  default Progress progress() throws Refusal {
    return Progress.NONE;
  }

  /** The day it is where the learner is. */
  default LocalDate today() {
    return LocalDate.now();
  }

  /** Keeps what came of a try at a step of a lesson. By default nothing is kept. */
  default void remember(Try tried) throws Refusal {}

  /** What its user may choose once and for all, as it is chosen now; nothing by default. */
  default List<Preference> preferences() {
    return List.of();
  }

  /** Keeps such a choice, and uses it as far as the house has to do with it. */
  default void prefer(Preference chosen) throws Refusal {
    throw Refusal.of("house.choice", chosen.name());
  }

  /** Where such choices are kept. */
  default String preferencesFile() {
    return "";
  }

  /** Nobody here looks at this file any more. */
  default void close(Opened file) {}

  /**
   * The time by which pages go on by themselves, in milliseconds of a clock that never goes back.
   */
  default long millis() {
    return System.nanoTime() / 1_000_000;
  }

  /** Nobody here looks at this game any more. */
  void leave(LiveSession game);

  /**
   * Lines, each with its end, for whoever leaves: how to go on with the game that was played last,
   * and which recordings are changed and not saved; empty by default. Any thread.
   */
  default String farewell() {
    return "";
  }

  /** Something went wrong that no page can tell any more: one line for whoever leaves. */
  default void tellLate(String sentence) {}

  /**
   * A recorded game as an example of how it goes. Immutable.
   *
   * @param title which game it is, for people
   * @param moves from the game's own start; a rule may refuse one
   */
  record Example(String title, List<Move> moves) {
    public Example {
      moves = List.copyOf(moves);
    }
  }

  /**
   * What lies in a folder. Immutable.
   *
   * @param name the folder's full name, without a separator at its end unless it is the highest
   * @param rows folders with a separator at their end, then files, each in order; hidden ones too
   */
  record Listing(String name, List<String> rows) {}

  /**
   * A game that was left. Immutable.
   *
   * @param key tells it from all others
   * @param family the game's id; empty if what is kept cannot be read, and the title says why
   * @param title the game and its options, for people
   * @param moves how many were played
   * @param when it was left, such as {@code 2026-11-21 10:36}
   */
  record Kept(String key, String family, String title, int moves, String when) {}

  /** It cannot be done; the message is one line for people. */
  final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Optional<String> instead;

    /** A refusal that says this. */
    public Refusal(String message) {
      this(message, Optional.empty());
    }

    /**
     * A refusal that says this.
     *
     * @param instead the file of recordings that shows what was asked for, to be looked at only
     */
    public Refusal(String message, Optional<String> instead) {
      super(message);
      this.instead = instead;
    }

    /** The file of recordings that can be looked at instead; often none. */
    public Optional<String> instead() {
      return instead;
    }

    /** A refusal in the package's words. */
    private static Refusal of(String key, String what) {
      return new Refusal(Words.beside(House.class).text(key, what));
    }
  }
}
