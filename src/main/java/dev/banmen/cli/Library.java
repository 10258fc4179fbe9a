package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Printable;
import dev.banmen.record.Journal;
import dev.banmen.record.JournalFolder;
import dev.banmen.session.Event;
import dev.banmen.session.GameText;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.tui.House;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The games of one user on this machine: those in play, each with its journal, and those that were
 * left. One thread, but for {@link #folder}.
 */
final class Library implements House {
  /** A game in play and what keeps it. */
  private record Shelf(LiveSession live, Keeping keeping) {}

  private final Games games;
  private final List<Shelf> shelves = new ArrayList<>();
  private Optional<String> left = Optional.empty(); // the game that was left last, if unfinished
  private JournalFolder folder; // null until it is needed: a start has no time for it

  /** The games in the user's own folder. */
  Library(Games games) {
    this.games = games;
  }

  /** The games in a folder. */
  Library(Games games, JournalFolder folder) {
    this.games = games;
    this.folder = folder;
  }

  /** The folder of the journals. For any thread. */
  synchronized JournalFolder folder() throws IOException {
    if (folder == null) {
      folder = JournalFolder.of(System.getenv(), System.getProperty("user.home"));
    }
    return folder;
  }

  @Override
  public Games games() {
    return games;
  }

  @Override
  public LiveSession begin(Terms terms) throws Refusal {
    try {
      return keep(Session.begin(terms, terms.start(games)));
    } catch (OptionFault e) {
      throw refusal(e.getMessage());
    }
  }

  /** Goes on with a session of which nothing is kept yet. */
  LiveSession keep(Session session) {
    long now = System.currentTimeMillis();
    boolean waits = session.clock().isKept() && session.tree().size() > 1;
    Session fresh = waits ? session.on(new Stamped(now, Seat.HERE, new Event.GoOn())) : session;
    Keeping keeping = new Keeping(this, now);
    LiveSession live = new LiveSession(fresh, keeping, new WallClock());
    shelves.add(new Shelf(live, keeping));
    return live;
  }

  @Override
  public List<Kept> unfinished() {
    return left(Optional.empty());
  }

  private List<Kept> left(Optional<String> family) {
    try {
      return new LeftGames(games, folder(), family).list();
    } catch (IOException e) {
      return List.of(LeftGames.faulty("", Hindrance.named(e), ""));
    }
  }

  @Override
  public LiveSession resume(Kept game) throws Refusal {
    try {
      return resume(game.key());
    } catch (FileFault | IOException e) {
      throw refusal(e instanceof IOException io ? Hindrance.named(io) : e.getMessage());
    }
  }

  /**
   * Goes on with the game that was left last and that nobody plays now.
   *
   * @param family of this game; empty for any
   */
  LiveSession resumeLast(Optional<String> family) throws Refusal {
    String fault = "";
    for (Kept kept : left(family)) {
      if (kept.family().isEmpty()) {
        fault = fault.isEmpty() ? "; " + kept.title() : fault;
      } else {
        try {
          return resume(kept.key());
        } catch (FileFault e) {
          fault = fault.isEmpty() ? "; " + e.getMessage() : fault;
        } catch (IOException e) {
          fault = fault.isEmpty() ? "; " + kept.key() + ": " + Hindrance.of(e) : fault;
        }
      }
    }
    String none = "no unfinished game" + family.map(id -> " of " + id).orElse("");
    throw refusal(fault.isEmpty() ? none + " is kept" : none + " can be gone on with" + fault);
  }

  private LiveSession resume(String key) throws FileFault, IOException {
    Journal journal = folder().goOn(key);
    try {
      GameText.Reading read = GameText.read(journal.text(), games);
      Keeping keeping = new Keeping(this, journal, read.millis());
      LiveSession live = new LiveSession(read.session(), keeping, new WallClock());
      live.submit(Seat.HERE, new Event.GoOn());
      shelves.add(new Shelf(live, keeping));
      return live;
    } catch (InputFault fault) {
      folder().close(journal);
      throw new FileFault(journal.path().toString(), fault);
    } catch (IOException e) {
      folder().close(journal);
      throw e;
    }
  }

  @Override
  public LiveSession open(String file) throws Refusal {
    String name = HomeFolder.full(file);
    try {
      GameFile.checkRegular(name); // anything else may keep the page waiting for ever
      return keep(GameFile.of(name).open(games));
    } catch (FileFault | UsageFault e) {
      throw refusal(e.getMessage());
    }
  }

  @Override
  public List<String> files(String begun) {
    return FileNames.begun(HomeFolder.full(begun));
  }

  @Override
  public void save(String file, Session session) throws Refusal {
    try {
      NewFile.write(HomeFolder.full(file), text(session));
    } catch (IOException e) {
      throw refusal(file + " cannot be written: " + Hindrance.of(e));
    }
  }

  /** All that happened, if it is in a journal; else the game as it stands. */
  private String text(Session session) throws IOException {
    for (Shelf shelf : shelves) {
      if (shelf.live.now().position() == session.position()) {
        return shelf.keeping.hasJournal()
            ? shelf.keeping.text()
            : GameText.of(session, shelf.live.millis());
      }
    }
    return GameText.of(session, System.currentTimeMillis());
  }

  @Override
  public void leave(LiveSession game) {
    for (Shelf shelf : List.copyOf(shelves)) {
      if (shelf.live == game) {
        shelves.remove(shelf);
        close(shelf);
      }
    }
  }

  private void close(Shelf shelf) {
    if (shelf.keeping.hasJournal()) {
      Session session = shelf.live.now();
      left = session.isOver() ? Optional.empty() : Optional.of(session.terms().family());
      try {
        shelf.keeping.close(folder(), shelf.live.now().isOver());
      } catch (IOException e) {
        // All its lines were written; where the file lies matters less than going on.
      }
    }
  }

  /** Says how to go on with the game that was left last. */
  void farewell(Streams streams) {
    if (left.isPresent()) {
      streams.say("The game is kept: 'banmen play " + left.get() + " --resume' goes on with it.\n");
    }
  }

  /** What files hold, and are called, is shown as far as it can be. */
  private static Refusal refusal(String message) {
    return new Refusal(Printable.of(message));
  }
}
