package dev.banmen.app;

import dev.banmen.drill.ResultStore;
import dev.banmen.game.Games;
import dev.banmen.session.Player;
import dev.banmen.text.Language;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Everything that belongs to one person: who they are, their language, and the ports to what they
 * can do. Many people can share one process; one sees nothing of another except the games that they
 * share.
 *
 * <p>A person is used by one viewer or line mode at a time, so by one thread at a time, unless a
 * method says otherwise. The same is true of each port.
 */
public interface Person {
  /** The available games, in this person's language. */
  Games games();

  /** This person's language. */
  default Language language() {
    return games().language();
  }

  /** This person as a player at a board. */
  default Player me() {
    return Player.HERE;
  }

  /** The program as this person can type it in a shell. */
  default String command() {
    return "banmen";
  }

  /** The games that this person plays. */
  GameRoom room();

  /** The place where this person meets others; none by default. */
  default Optional<Lobby> lobby() {
    return Optional.empty();
  }

  /** The files that this person can see; none by default. */
  default FileStore files() {
    return new NoFiles(language());
  }

  /** The lessons that this person can take; none by default. */
  default LessonStore lessons() {
    return () -> LocalDate.EPOCH; // nothing is remembered, so the day does not matter
  }

  /** The results of this person's drills; nothing is saved by default. */
  default ResultStore drills() {
    return ResultStore.NONE;
  }

  /** This person's settings; nothing is chosen by default. */
  default PreferenceStore preferences() {
    return chosen -> {
      throw new Refusal(language().words(Person.class).text("settings.save", chosen.name()));
    };
  }

  /** The themes that this person has made; none by default. */
  default ThemeStore themes() {
    return new NoThemes();
  }

  /**
   * Starts work that may take longer than a page can wait, on another thread. It uses no port.
   *
   * @param name of the work
   */
  default <T> Pending<T> background(String name, Pending.Work<T> work) {
    return Pending.start(name, work, unwanted -> {});
  }

  /**
   * Has something done with this person's own files: settings, progress, results of drills. It is
   * done in any case, each after the one before it: on another thread than the one that paints, but
   * at once by default.
   */
  default <T> Pending<T> withOwnFiles(Pending.Work<T> work) {
    return Pending.completed(work);
  }

  /**
   * The clock for what happens on its own on this person's pages, in milliseconds from any start.
   * It never goes back.
   */
  default long millis() {
    return System.nanoTime() / 1_000_000;
  }

  /**
   * The farewell after the last page is closed: lines, each with its end, on how to resume the last
   * game, on unsaved changes, and the result of a day's exercises; empty by default. Any thread.
   */
  default String farewell() {
    return "";
  }

  /** Adds one line to the farewell: something went wrong when no page could say so any more. */
  default void tellLate(String sentence) {}
}
