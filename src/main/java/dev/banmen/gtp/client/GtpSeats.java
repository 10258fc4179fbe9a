package dev.banmen.gtp.client;

import dev.banmen.bot.ComputerSeats;
import dev.banmen.bot.Opponent;
import dev.banmen.bot.OpponentFinder;
import dev.banmen.bot.ThinkingTime;
import dev.banmen.game.Games;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * Seats other programs by their names: only those that somebody here has named. For any thread.
 *
 * @param commands how they are started, by name
 */
public record GtpSeats(Map<String, EngineProgram> commands) implements OpponentFinder {
  public GtpSeats {
    commands = Map.copyOf(commands);
  }

  /**
   * Has programs play from now on for all seats of a session that are theirs: our computer players,
   * and those with these names. Call it once for a session.
   *
   * @param time when our own may think
   * @param threads where all think
   */
  public static void fill(
      LiveSession live,
      Games games,
      Map<String, EngineProgram> commands,
      ThinkingTime time,
      Executor threads) {
    ComputerSeats.fill(live, games, new GtpSeats(commands), time, threads);
  }

  @Override
  public Optional<Opponent> find(LiveSession live, Player holder) {
    return EngineSeat.of(holder).map(seat -> opponent(live, seat.name()));
  }

  private Opponent opponent(LiveSession live, String name) {
    Optional<EngineProgram> named = Optional.ofNullable(commands.get(name));
    EngineProgram command = named.orElseGet(() -> new EngineProgram(name));
    return new GtpOpponent(name, command, () -> started(name, named), EngineLimits.STANDARD, live);
  }

  private static EngineWire started(String name, Optional<EngineProgram> command) {
    return GtpEngine.open(
        command.orElseThrow(() -> new EngineFault(EngineFault.Kind.UNKNOWN_NAME, name)).line());
  }
}
