package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bots;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;

/** Seats the computer players that a session's terms name. For any thread. */
public final class ComputerSeats {
  /**
   * Where they think: beside the screens, and after them if there is more to do than the machine
   * can. The threads start when they are needed, and end a minute after.
   */
  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(ComputerSeats::thread);

  private ComputerSeats() {}

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "computer");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    return thread;
  }

  /** Has computer players play from now on for all seats of a session that are theirs. */
  public static void fill(LiveSession live, Games games) {
    fill(live, games, THREADS);
  }

  static void fill(LiveSession live, Games games, Executor threads) {
    Set<Player> seated = new HashSet<>();
    for (Side side : Side.values()) {
      Player holder = live.now().seat(side).holder();
      Optional<ComputerSeat> seat = ComputerSeat.of(holder);
      if (seat.isPresent() && seated.add(holder)) {
        SeatedOpponent.sit(live, holder, opponent(live, games, seat.get()), threads);
      }
    }
  }

  private static Opponent opponent(LiveSession live, Games games, ComputerSeat seat) {
    Session session = live.now();
    Family family = games.find(session.terms().family()).orElseThrow();
    Game game = session.position().game();
    Bots bots = ComputerPlayers.of(family);
    int level = Math.min(seat.level(), bots.levels(game)); // a file may ask for any
    long seed = seat.seed().orElseGet(() -> ThreadLocalRandom.current().nextLong());
    return new ComputerOpponent(
        () -> bots.bot(game, level), seed, ComputerOpponent.MOST_MILLIS, live::millis);
  }
}
