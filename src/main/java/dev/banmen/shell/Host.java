package dev.banmen.shell;

import dev.banmen.game.Games;
import dev.banmen.game.Recording;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Try;
import dev.banmen.record.Opened;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the line mode asks of the program around it. One thread. */
public interface Host {
  /** The games there are. */
  Games games();

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
   * Goes on with the game that was left last.
   *
   * @param family of this game; empty for any
   * @throws Refusal if it cannot be; it may name a file to look at instead
   */
  LiveSession resume(Optional<String> family) throws Refusal;

  /** What is to be said of the game that was begun, resumed or opened last; often nothing. */
  default String notice() {
    return "";
  }

  /** Goes on from what a file holds. */
  LiveSession open(String file) throws Refusal;

  /** Nobody here looks at this game any more. */
  void leave(LiveSession game);

  /**
   * Writes a game to a file that is not there yet; the end of its name says in which form, our own
   * where it has none.
   *
   * @return what that form cannot hold, in one line; empty if all was written
   */
  String save(String file, Session session) throws Refusal;

  /** Whether a file is one to step through, and not a game to go on with. */
  boolean isRecording(String file);

  /** Opens a file of recordings. */
  Opened view(String file) throws Refusal;

  /**
   * Writes a file of recordings again, with one of its games changed.
   *
   * @return the file as it is now
   */
  Opened save(Opened file, int game, Recording changed) throws Refusal;

  /**
   * Writes one recording to a file that is not there yet; the end of its name says in which form.
   *
   * @return the new file
   */
  Opened saveAs(String file, Recording recording) throws Refusal;

  /**
   * Keeps what was changed in a recording and is not saved yet, so that whoever opens that game
   * again goes on with it.
   *
   * @param changed the game as it is now; empty once it is again as its file has it
   */
  void keep(Opened file, int game, Optional<Recording> changed) throws Refusal;

  /**
   * What was kept so when this game was left.
   *
   * @param now the game as its file has it
   */
  Optional<Recording> kept(Opened file, int game, Recording now);

  /** Whether what was kept so is of the file as it was before another program changed it. */
  boolean isOutdated(Opened file, int game);

  /** Nobody here looks at this file any more. */
  void close(Opened file);

  /** The lessons at hand, in the order to learn them. */
  List<Lesson> lessons() throws Refusal;

  /** The lesson of this name or in this file; empty if there is neither. */
  Optional<Lesson> lesson(String name) throws Refusal;

  /** What has been learned so far. */
  Progress progress() throws Refusal;

  /** Keeps what came of a try at a step of a lesson. */
  void remember(Try tried) throws Refusal;

  /** The files whose names go on like this, folders with a separator at their end. */
  List<String> files(String begun);

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
  }
}
