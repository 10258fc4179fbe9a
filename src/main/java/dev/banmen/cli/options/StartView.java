package dev.banmen.cli.options;

import dev.banmen.app.Refusal;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.files.GameFile;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.drill.DrillPlan;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import java.util.Map;
import java.util.Optional;

/** The first thing to show. Immutable. */
public sealed interface StartView {
  /** Hands this to the method for its kind. */
  <R> R to(Handler<R> handler);

  /** Has a method for each kind of first view. */
  interface Handler<R> {
    R home();

    R game(OfGame game);

    R file(ViewedFile file);

    R folder(Browse folder);

    R lesson(Optional<String> lesson);

    R drill(DrillPlan plan);
  }

  /** A game to play. */
  sealed interface OfGame extends StartView {
    /** Begins or continues the game; a refusal may name a file to look at instead. */
    LiveSession open(Library library) throws Refusal;

    @Override
    default <R> R to(Handler<R> handler) {
      return handler.game(this);
    }
  }

  /**
   * A new game.
   *
   * @param engines command lines of programs that play in it, by the names of their seats
   */
  record New(Terms terms, Map<String, String> engines) implements OfGame {
    public New(Terms terms) {
      this(terms, Map.of());
    }

    @Override
    public LiveSession open(Library library) throws Refusal {
      use(engines, library);
      try {
        return library.room().begin(terms.over(library.preferences().defaults(terms.family())));
      } catch (Refusal e) {
        throw new UsageFault(e.getMessage());
      }
    }
  }

  record Home() implements StartView {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.home();
    }
  }

  /**
   * The game or position of a file.
   *
   * @param engines as in {@link New}
   */
  record From(GameFile.Begun begun, Map<String, String> engines) implements OfGame {
    @Override
    public LiveSession open(Library library) throws Refusal {
      use(engines, library);
      return library.room().continueFrom(begun);
    }
  }

  /** The newest unfinished game, of this family if one is named. */
  record LastUnfinished(Optional<String> family) implements OfGame {
    @Override
    public LiveSession open(Library library) throws Refusal {
      return library.room().resumeLast(family);
    }
  }

  /**
   * A recorded game.
   *
   * @param game from 1; empty for the only one, or for a list of them
   * @param move after which move; empty for the start, or {@link #END}
   * @param speed how many moves a second come by themselves; 0 for none
   * @param cast the file to record the session in, if any
   * @param reviewer the program that reviews it, by name or command line; empty for the computer
   * @param isWithNetwork whether a network is given for the computer to ask
   */
  record ViewedFile(
      ReadingSettings reading,
      String file,
      Optional<Integer> game,
      Optional<Integer> move,
      double speed,
      Optional<String> cast,
      Optional<String> reviewer,
      boolean isWithNetwork)
      implements StartView {
    /** Whether only a file is named. */
    public boolean isPlain() {
      return game.isEmpty() && move.isEmpty() && speed == 0 && cast.isEmpty() && reviewer.isEmpty();
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.file(this);
    }
  }

  /** The files of a folder, named as the user wrote it, and how they are read. */
  record Browse(ReadingSettings reading, String folder) implements StartView {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.folder(this);
    }
  }

  /** All lessons, or the one with this name or in this file. */
  record LessonStart(Optional<String> lesson) implements StartView {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.lesson(lesson);
    }
  }

  /** Exercises. */
  record DrillStart(DrillPlan plan) implements StartView {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.drill(plan);
    }
  }

  /** In place of a move's number: after the last one. */
  int END = Integer.MAX_VALUE;

  private static void use(Map<String, String> engines, Library library) {
    if (!engines.isEmpty()) { // the first stone is not to wait for what it needs
      engines.forEach(library.preferences()::useEngine);
    }
  }
}
