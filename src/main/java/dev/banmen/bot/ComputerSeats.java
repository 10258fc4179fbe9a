package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bots;
import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;

/** Seats programs at a session whose seats are theirs, now and as seats change. For any thread. */
public final class ComputerSeats {
  /**
   * The threads that computers think on: beside the screens, and after them if there is more to do
   * than the machine can. The threads start when they are needed, and end a minute after.
   */
  public static final Executor THREADS =
      Executors.newCachedThreadPool(new DaemonThreads("computer", Thread.MIN_PRIORITY));

  private final LiveSession live;
  private final Games games;
  private final OpponentFinder others;
  private final ThinkingTime time;
  private final Executor threads;
  private final Map<Player, Runnable> seated = new HashMap<>(); // has each leave; under this

  private ComputerSeats(
      LiveSession live, Games games, OpponentFinder others, ThinkingTime time, Executor threads) {
    this.live = live;
    this.games = games;
    this.others = others;
    this.time = time;
    this.threads = threads;
  }

  /**
   * Has programs play from now on for all seats of a session that are theirs. Call it once for a
   * session.
   *
   * @param time when our computer players may think
   * @param threads on which all programs think
   */
  public static void fill(
      LiveSession live, Games games, OpponentFinder others, ThinkingTime time, Executor threads) {
    ComputerSeats seats = new ComputerSeats(live, games, others, time, threads);
    live.listen(seats::fill);
    seats.fill();
  }

  private synchronized void fill() {
    Session now = live.now();
    Set<Player> gone = new HashSet<>(seated.keySet());
    for (Side side : Side.values()) {
      Player holder = now.seat(side).holder();
      gone.remove(holder);
      if (now.seat(side).isComputer() && !seated.containsKey(holder)) {
        FaultBarrier.contain(() -> sit(now, holder));
      }
    }
    gone.forEach(player -> FaultBarrier.contain(seated.remove(player)));
  }

  private void sit(Session now, Player holder) {
    Optional<Opponent> found = opponent(now, holder); // if that fails, it is tried again
    seated.put(holder, () -> {});
    found.ifPresent(one -> seated.put(holder, SeatedOpponent.sit(live, holder, one, threads)));
  }

  private Optional<Opponent> opponent(Session session, Player holder) {
    Optional<ComputerSeat> seat = ComputerSeat.of(holder);
    return seat.isPresent() ? Optional.of(own(session, seat.get())) : others.find(live, holder);
  }

  private Opponent own(Session session, ComputerSeat seat) {
    Optional<Family> found = games.find(session.terms().family());
    Game game = session.position().game();
    Bots bots = ComputerPlayers.of(found.orElseThrow());
    int level = Math.min(seat.level(), bots.levels(game)); // a file may ask for any
    long seed = seat.seed().orElseGet(() -> ThreadLocalRandom.current().nextLong());
    ThinkingTime own = seat.seed().isEmpty() ? time : ThinkingTime.ofTurns(time.mostMillis());
    return new ComputerOpponent(() -> bots.bot(game, level), seed, own, live::millis, found);
  }
}
