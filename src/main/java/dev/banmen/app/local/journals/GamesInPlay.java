package dev.banmen.app.local.journals;

import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.schedule.SteadyClock;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.storage.Journal;
import dev.banmen.storage.JournalFolder;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * One user's games in play, each with its journal. One thread, except {@link #folder} and {@link
 * #farewell}.
 */
public final class GamesInPlay {
  /** The folder where everything is saved; looked up when it is needed. */
  public interface SaveFolder {
    /** A folder, which need not exist. */
    Path path() throws IOException;
  }

  private record InPlay(LiveSession live, JournalWriter writer) {}

  private final LocalText wording;
  private final String command;
  private final SaveFolder saves;
  private final List<InPlay> inPlay = new CopyOnWriteArrayList<>();
  private JournalFolder folder; // null until it is needed
  private volatile String left = ""; // the farewell of the game that was left last
  private volatile String late = ""; // what went wrong at the very end

  /**
   * Makes it, with no game yet.
   *
   * @param command the program, as its user types it
   */
  public GamesInPlay(LocalText wording, String command, SaveFolder saves) {
    this.wording = wording;
    this.command = command;
    this.saves = saves;
  }

  /** The folder of the journals. For any thread. */
  public synchronized JournalFolder folder() throws IOException {
    if (folder == null) {
      folder = new JournalFolder(saves.path().resolve("games"));
    }
    return folder;
  }

  /** Starts a session, and saves it from now on. */
  public LiveSession start(Session session) {
    long now = System.currentTimeMillis();
    boolean waits = session.clock().isTimed() && session.tree().size() > 1;
    Session fresh = waits ? session.on(new Stamped(now, Player.SYSTEM, Event.Act.RESUME)) : session;
    JournalWriter writer = new JournalWriter(this, now);
    LiveSession live = live(fresh, writer, now);
    live.watchClocks();
    inPlay.add(new InPlay(live, writer));
    return live;
  }

  public LiveSession resume(SavedGameText.Reading read, Journal journal) throws IOException {
    JournalWriter writer = new JournalWriter(this, journal, read.millis());
    LiveSession live = live(read.session(), writer, read.millis());
    live.submit(Player.SYSTEM, Event.Act.RESUME);
    inPlay.add(new InPlay(live, writer)); // last: the event may not be saved
    return live;
  }

  /** A session that goes on at this time, or now: the computer's clock may have been set back. */
  private static LiveSession live(Session session, JournalWriter writer, long earliest) {
    long now = Math.max(earliest, System.currentTimeMillis());
    return new LiveSession(session, writer, new SteadyClock(now), DaemonScheduler.SCHEDULER);
  }

  /** Whether a file is the journal of a game that is played here. */
  public boolean isJournal(String file) {
    try {
      return folder().isWritten(Path.of(file));
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  /**
   * Refuses the journal of a game that is played here: reading it would release its lock.
   *
   * @param name as its user wrote it
   */
  public void checkUnwritten(String name, String full) throws Refusal {
    if (isJournal(full)) {
      throw new Refusal(Printable.of(wording.of("left.here", name)));
    }
  }

  /** All that happened, if the game has a journal; otherwise the game as it stands. */
  public String text(Session session) throws IOException {
    for (InPlay game : inPlay) {
      if (game.live.now().position().isSameAs(session.position())) {
        return game.writer.hasJournal()
            ? game.writer.text()
            : SavedGameText.of(session, game.live.millis());
      }
    }
    return SavedGameText.stopped(session, System.currentTimeMillis());
  }

  /** Lets go of a game; one of which nothing was saved is gone. */
  public void leave(LiveSession live) {
    for (InPlay game : List.copyOf(inPlay)) {
      if (game.live == live) {
        inPlay.remove(game);
        live.close();
        close(game);
      }
    }
  }

  private void close(InPlay game) {
    String farewell = farewell(game);
    left = farewell.isEmpty() ? left : farewell;
    try {
      game.writer.close(folder());
    } catch (IOException e) {
      // All its lines are written; continuing matters more than where the file is.
    }
  }

  private static String farewell(InPlay game) {
    return game.writer.farewell(game.live.now().terms().family());
  }

  /** The farewell about the game in play, or the one that was left last. */
  public String farewell() {
    String text = late.isEmpty() ? left : late;
    for (InPlay game : inPlay) {
      text = farewell(game).isEmpty() || !late.isEmpty() ? text : farewell(game);
    }
    return Printable.of(text.strip()) + (text.isEmpty() ? "" : "\n");
  }

  /** Shows what went wrong at the very end before the farewell. */
  public void tellLate(String sentence) {
    late = sentence;
  }

  /** The program, as its user types it. */
  String command() {
    return command;
  }

  public LocalText wording() {
    return wording;
  }
}
