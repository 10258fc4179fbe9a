package dev.banmen.gtp.client;

import dev.banmen.game.Game;
import dev.banmen.game.bot.Bots;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Starts a program that speaks the Go Text Protocol, for each player anew. For any thread; {@link
 * #close} ends all that it has started.
 */
public final class GtpBots implements Bots, AutoCloseable {
  private final EngineProgram command;
  private final Map<String, String> chosen;
  private final long moveMillis;
  private final List<EngineWire> started = new ArrayList<>(); // under this
  private boolean closed; // under this

  /**
   * Players of one game.
   *
   * @param command how the program is started; nothing is yet
   * @param chosen the options of the game that differ from its defaults
   * @param moveMillis how long a move may take, which engines are told in whole seconds, at least
   *     one; 0 to tell them nothing
   */
  public GtpBots(EngineProgram command, Map<String, String> chosen, long moveMillis) {
    this.command = command;
    this.chosen = Map.copyOf(chosen);
    this.moveMillis = moveMillis;
  }

  /** One: how strong a program is stands in its command line. */
  @Override
  public int levels(Game game) {
    return 1;
  }

  /**
   * Starts the program and asks for its name, which may take a while.
   *
   * @throws EngineFault if it can't be started, or does not answer in form
   */
  @Override
  public GtpBot bot(Game game, int level) {
    GtpEngine engine = GtpEngine.meet(begun(), command.line(), EngineLimits.STANDARD);
    return new GtpBot(
        engine, new EngineTable(engine, command, chosen), new MoveTime(engine, moveMillis));
  }

  /** Never: a program is told the time, and any randomness is its own. */
  @Override
  public boolean countsWork() {
    return false;
  }

  private synchronized EngineWire begun() {
    if (closed) {
      throw new EngineFault(EngineFault.Kind.DIED, command.line());
    }
    EngineWire wire = GtpEngine.open(command.line());
    started.add(wire);
    return wire;
  }

  @Override
  public synchronized void close() {
    closed = true;
    started.forEach(EngineWire::end);
  }
}
