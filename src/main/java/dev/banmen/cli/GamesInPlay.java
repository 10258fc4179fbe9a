package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import dev.banmen.game.Printable;
import dev.banmen.record.Journal;
import dev.banmen.record.JournalFolder;
import dev.banmen.session.Event;
import dev.banmen.session.GameText;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.tui.House;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The games of one user that are in play, each with its journal, and those that were left and can
 * be gone on with. One thread, but for {@link #folder} and {@link #farewell}.
 */
final class GamesInPlay {
  /** Where everything is kept; asked for when it is needed. */
  interface Place {
    /** A folder, which need not be there. */
    Path path() throws IOException;
  }

  /** A game that was taken for a left one is at its end; its file is put where it belongs. */
  private static final class Finished extends IOException {
    private static final long serialVersionUID = 1L;

    Finished() {
      super(Wording.of("left.finished"));
    }
  }

  /** A game in play and what keeps it. */
  private record InPlay(LiveSession live, Keeping keeping) {}

  private final Games games;
  private final Place place;
  private final List<InPlay> inPlay = new CopyOnWriteArrayList<>();
  private JournalFolder folder; // null until it is needed
  private String left = ""; // what is to be said of the game that was left last
  private volatile String late = ""; // what went wrong at the very end
  private String passedOver = ""; // what is to be said of newer games than the one gone on with

  GamesInPlay(Games games, Place place) {
    this.games = games;
    this.place = place;
  }

  /** The folder of the journals. For any thread. */
  synchronized JournalFolder folder() throws IOException {
    if (folder == null) {
      folder = new JournalFolder(place.path().resolve("games"));
    }
    return folder;
  }

  /** Goes on with a session of which nothing is kept yet. */
  LiveSession keep(Session session) {
    long now = System.currentTimeMillis();
    boolean waits = session.clock().isKept() && session.tree().size() > 1;
    Session fresh = waits ? session.on(new Stamped(now, Seat.HERE, new Event.GoOn())) : session;
    Keeping keeping = new Keeping(this, now);
    LiveSession live = new LiveSession(fresh, keeping, new WallClock());
    inPlay.add(new InPlay(live, keeping));
    return live;
  }

  /**
   * The games that were left, of one family or of all; with what is wrong where one cannot be read.
   */
  List<House.Kept> left(Optional<String> family) {
    try {
      return new LeftGames(games, folder(), family).list();
    } catch (IOException e) {
      return List.of(LeftGames.faulty("", Hindrance.named(e), ""));
    }
  }

  /** Goes on with a game that was left. */
  LiveSession resume(House.Kept game) throws House.Refusal {
    try {
      return resume(game.key());
    } catch (FileFault | IOException e) {
      throw new House.Refusal(
          Printable.of(e instanceof IOException io ? Hindrance.named(io) : e.getMessage()));
    }
  }

  /**
   * Goes on with the game that was left last and that nobody plays now.
   *
   * @param family of this game; empty for any
   */
  LiveSession resumeLast(Optional<String> family) throws House.Refusal {
    String fault = "";
    passedOver = "";
    for (House.Kept kept : left(family)) {
      String why = kept.title();
      if (!kept.family().isEmpty()) {
        try {
          return resume(kept.key());
        } catch (Finished e) {
          continue;
        } catch (FileFault e) {
          why = e.getMessage();
        } catch (IOException e) {
          why = kept.key() + ": " + Hindrance.of(e);
        }
      }
      fault = fault.isEmpty() ? "; " + why : fault;
      passedOver = Printable.of(Wording.of("left.passed", why));
    }
    String key = (fault.isEmpty() ? "left.none" : "left.faulty") + (family.isEmpty() ? "" : ".of");
    throw new House.Refusal(Printable.of(Wording.of(key, family.orElse("")) + fault));
  }

  private LiveSession resume(String key) throws FileFault, IOException {
    Journal journal = folder().goOn(key);
    try {
      GameText.Reading read = GameText.read(journal.text(), games);
      if (read.session().isOver()) {
        throw new Finished();
      }
      Keeping keeping = new Keeping(this, journal, read.millis());
      LiveSession live = new LiveSession(read.session(), keeping, new WallClock());
      live.submit(Seat.HERE, new Event.GoOn());
      inPlay.add(new InPlay(live, keeping));
      return live;
    } catch (InputFault fault) {
      folder().close(journal);
      throw new FileFault(journal.path().toString(), fault);
    } catch (Finished e) {
      folder().close(journal);
      folder().finish(journal);
      throw e;
    } catch (IOException e) {
      folder().close(journal);
      throw e;
    }
  }

  /** Whether a file is the journal of a game that is played here. */
  boolean isJournal(String file) {
    try {
      return folder().isWritten(Path.of(file));
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  /** All that happened, if it is in a journal; else the game as it stands. */
  String text(Session session) throws IOException {
    for (InPlay game : inPlay) {
      if (game.live.now().position() == session.position()) {
        return game.keeping.hasJournal()
            ? game.keeping.text()
            : GameText.of(session, game.live.millis());
      }
    }
    return GameText.of(session, System.currentTimeMillis());
  }

  /** A game is in play no more; one of which nothing was kept is gone. */
  void leave(LiveSession live) {
    for (InPlay game : List.copyOf(inPlay)) {
      if (game.live == live) {
        inPlay.remove(game);
        close(game);
      }
    }
  }

  private void close(InPlay game) {
    String said = farewell(game);
    left = said.isEmpty() ? left : said;
    try {
      game.keeping.close(folder());
    } catch (IOException e) {
      // All its lines were written; where the file lies matters less than going on.
    }
  }

  private static String farewell(InPlay game) {
    return game.keeping.farewell(game.live.now().terms().family());
  }

  /** What is to be said of the game in play, or of the one that was left last. */
  String farewell() {
    String said = late.isEmpty() ? left : late;
    for (InPlay game : inPlay) {
      said = farewell(game).isEmpty() || !late.isEmpty() ? said : farewell(game);
    }
    return Printable.of(said.strip()) + (said.isEmpty() ? "" : "\n");
  }

  /** What went wrong at the very end goes before. */
  void tellLate(String sentence) {
    late = sentence;
  }

  /** What is to be said of newer games than the one that was gone on with; often nothing. */
  String passedOver() {
    return passedOver;
  }
}
