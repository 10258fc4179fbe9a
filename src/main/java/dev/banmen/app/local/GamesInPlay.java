package dev.banmen.app.local;

import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.record.Background;
import dev.banmen.record.Journal;
import dev.banmen.record.JournalFolder;
import dev.banmen.session.ByteRepair;
import dev.banmen.session.Event;
import dev.banmen.session.GameText;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.SalvagedGame;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * One user's games in play, each with its journal, and the unfinished ones that can be resumed. One
 * thread, except {@link #folder} and {@link #farewell}.
 */
final class GamesInPlay {
  /** Where everything is saved; looked up when it is needed. */
  interface Place {
    /** A folder, which need not exist. */
    Path path() throws IOException;
  }

  /** A game that seemed unfinished is over; its file is moved where it belongs. */
  private static final class Finished extends IOException {
    private static final long serialVersionUID = 1L;

    Finished(String message) {
      super(message);
    }
  }

  /** A game in play and what saves it. */
  private record InPlay(LiveSession live, JournalKeeper keeping) {}

  private final HostEnvironment host;
  private final Games games;
  private final Place place;
  private final List<InPlay> inPlay = new CopyOnWriteArrayList<>();
  private JournalFolder folder; // null until it is needed
  private volatile String left = ""; // what to say about the game that was left last
  private volatile String late = ""; // what went wrong at the very end
  private String notice = ""; // what to say about the game that was opened last

  GamesInPlay(HostEnvironment host, Games games, Place place) {
    this.host = host;
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

  /** Starts a session, and saves it from now on. */
  LiveSession keep(Session session) {
    notice = "";
    long now = System.currentTimeMillis();
    boolean waits = session.clock().isTimed() && session.tree().size() > 1;
    Session fresh =
        waits ? session.on(new Stamped(now, Player.SYSTEM, new Event.Resume())) : session;
    JournalKeeper keeping = new JournalKeeper(this, now);
    LiveSession live = new LiveSession(fresh, keeping, new WallClock(), Background.SCHEDULER);
    live.watchClocks();
    inPlay.add(new InPlay(live, keeping));
    return live;
  }

  /** The unfinished games, of one family or of all; for one that cannot be read, what is wrong. */
  List<UnfinishedGame> left(Optional<String> family) {
    try {
      return new UnfinishedGames(games, folder(), family, host).list();
    } catch (IOException e) {
      return List.of(UnfinishedGames.faulty("", IoReason.named(e, wording()), ""));
    }
  }

  /** Resumes an unfinished game. */
  LiveSession resume(UnfinishedGame game) throws Refusal {
    notice = "";
    try {
      return resume(game.key());
    } catch (FileFault e) {
      throw new Refusal(Printable.of(e.getMessage()));
    } catch (IOException e) {
      throw onlyRead(game.key(), e).orElse(new Refusal(Printable.of(IoReason.named(e, wording()))));
    }
  }

  /** Whether a game whose file cannot be written can still be opened read-only. */
  private Optional<Refusal> onlyRead(String key, IOException e) {
    if (e instanceof Journal.InUse || e instanceof Finished) {
      return Optional.empty();
    }
    try {
      Path file = folder().path(key);
      return Files.isRegularFile(file) && Files.isReadable(file)
          ? Optional.of(
              new Refusal(
                  Printable.of(wording().of("left.only-read", IoReason.of(e, wording()))),
                  Optional.of(file.toString())))
          : Optional.empty();
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /**
   * Resumes the newest unfinished game that nobody plays now.
   *
   * @param family of this game; empty for any
   */
  LiveSession resumeLast(Optional<String> family) throws Refusal {
    String fault = "";
    String passedOver = "";
    notice = "";
    for (UnfinishedGame kept : left(family)) {
      String why = kept.title();
      if (!kept.family().isEmpty()) {
        try {
          LiveSession live = resume(kept.key());
          notice = Sentences.of(passedOver, notice);
          return live;
        } catch (Finished e) {
          continue;
        } catch (FileFault e) {
          why = e.getMessage();
        } catch (IOException e) {
          Optional<Refusal> onlyRead = onlyRead(kept.key(), e);
          if (onlyRead.isPresent()) {
            throw onlyRead.get();
          }
          why = kept.key() + ": " + IoReason.of(e, wording());
        }
      }
      fault = fault.isEmpty() ? "; " + why : fault;
      passedOver = Printable.of(wording().of("left.passed", why));
    }
    String key = (fault.isEmpty() ? "left.none" : "left.faulty") + (family.isEmpty() ? "" : ".of");
    throw new Refusal(Printable.of(wording().of(key, family.orElse("")) + fault));
  }

  private LiveSession resume(String key) throws FileFault, IOException {
    Journal journal = folder().resume(key);
    try {
      SalvagedGame salvaged = SalvagedGame.of(journal.all(), games);
      GameText.Reading read = salvaged.reading();
      if (read.session().isOver()) {
        throw new Finished(
            wording().of("left.finished")); // its file stays as it is, damaged or not
      }
      String said = withoutDamage(journal, salvaged);
      JournalKeeper keeping = new JournalKeeper(this, journal, read.millis());
      LiveSession live =
          new LiveSession(read.session(), keeping, new WallClock(), Background.SCHEDULER);
      live.submit(Player.SYSTEM, new Event.Resume());
      inPlay.add(new InPlay(live, keeping));
      notice = said; // last, so that it never belongs to another game
      return live;
    } catch (InputFault fault) {
      folder().close(journal);
      throw new FileFault(journal.path().toString(), DamageTexts.withAdvice(fault, wording()));
    } catch (Finished e) {
      folder().close(journal);
      folder().finish(journal);
      throw e;
    } catch (IOException | RuntimeException e) {
      folder().close(journal);
      throw e;
    }
  }

  /** Repairs a damaged file, or cuts it off before the damage; empty if it is whole. */
  private String withoutDamage(Journal journal, SalvagedGame salvaged) throws IOException {
    if (!salvaged.isDamaged()) {
      return "";
    } else if (salvaged.repair().isEmpty()) {
      Path damaged = journal.cutAfter(salvaged.lines());
      return Printable.of(wording().of("left.damaged", salvaged.lines() + 1, damaged));
    }
    ByteRepair repair = salvaged.repair().get();
    Path damaged = journal.change(repair.at(), repair.value());
    return Printable.of(
        Sentences.of(DamageTexts.text(repair, wording()), wording().of("left.copy", damaged)));
  }

  /** Whether a file is the journal of a game that is played here. */
  boolean isJournal(String file) {
    try {
      return folder().isWritten(Path.of(file));
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  /** All that happened, if the game has a journal; otherwise the game as it stands. */
  String text(Session session) throws IOException {
    for (InPlay game : inPlay) {
      if (game.live.now().position().isSameAs(session.position())) {
        return game.keeping.hasJournal()
            ? game.keeping.text()
            : GameText.of(session, game.live.millis());
      }
    }
    return GameText.of(session, System.currentTimeMillis());
  }

  /** Lets go of a game; one of which nothing was saved is gone. */
  void leave(LiveSession live) {
    for (InPlay game : List.copyOf(inPlay)) {
      if (game.live == live) {
        inPlay.remove(game);
        live.close();
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
      // All its lines are written; continuing matters more than where the file is.
    }
  }

  private static String farewell(InPlay game) {
    return game.keeping.farewell(game.live.now().terms().family());
  }

  /** What to say about the game in play, or the one that was left last. */
  String farewell() {
    String said = late.isEmpty() ? left : late;
    for (InPlay game : inPlay) {
      said = farewell(game).isEmpty() || !late.isEmpty() ? said : farewell(game);
    }
    return Printable.of(said.strip()) + (said.isEmpty() ? "" : "\n");
  }

  /** Shows what went wrong at the very end before the farewell. */
  void tellLate(String sentence) {
    late = sentence;
  }

  /** The message about the game that was resumed last; often empty. */
  String notice() {
    return notice;
  }

  /** Resumes the game in a file. */
  LiveSession open(GameFile.Begun begun) {
    LiveSession live = keep(begun.session());
    notice = begun.notice();
    return live;
  }

  LocalText wording() {
    return LocalText.of(games);
  }
}
