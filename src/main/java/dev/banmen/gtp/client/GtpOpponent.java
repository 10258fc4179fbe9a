package dev.banmen.gtp.client;

import dev.banmen.bot.ComputerOpponent;
import dev.banmen.bot.Opponent;
import dev.banmen.bot.ThinkingTime;
import dev.banmen.game.Side;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Question;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Another program as an opponent. It is started when it is asked for the first time, and again
 * after a fault. For one thread at a time, but any may {@link #close} it.
 */
final class GtpOpponent implements Opponent {
  private final String program;
  private final EngineProgram command;
  private final Supplier<EngineWire> starter;
  private final EngineLimits limits;
  private final LiveSession live;
  private EngineWire wire; // null unless it runs; under this
  private boolean closed; // under this
  private GtpBot bot; // null before it is met
  private ComputerOpponent player; // the same

  /**
   * An opponent at a session.
   *
   * @param program what faults call it until it has said its name
   * @param command how it is started
   * @param starter starts it; throws an {@link EngineFault} if it can't
   */
  GtpOpponent(
      String program,
      EngineProgram command,
      Supplier<EngineWire> starter,
      EngineLimits limits,
      LiveSession live) {
    this.program = program;
    this.command = command;
    this.starter = starter;
    this.limits = limits;
    this.live = live;
  }

  /** Starts the program, unless it runs. */
  @Override
  public void begin() {
    try {
      if (player == null) {
        start();
      }
    } catch (EngineFault fault) {
      throw ended(fault);
    }
  }

  @Override
  public Optional<Event> answer(Question question, Side side) {
    begin();
    try {
      return player.answer(question, side);
    } catch (EngineFault fault) {
      throw ended(fault);
    }
  }

  private EngineFault ended(EngineFault fault) {
    player = null;
    end();
    return fault;
  }

  private void start() {
    GtpEngine engine = GtpEngine.meet(begun(), program, limits);
    EngineTable table = new EngineTable(engine, command, live.now().terms().chosen());
    bot = new GtpBot(engine, table, new SessionTime(engine, live));
    player =
        new ComputerOpponent(() -> bot, 0, ThinkingTime.ofTurns(limits.moveMillis()), live::millis);
  }

  private synchronized EngineWire begun() {
    if (closed) {
      throw new EngineFault(EngineFault.Kind.DIED, program);
    }
    wire = starter.get();
    return wire;
  }

  private synchronized void end() {
    if (wire != null) {
      wire.end();
      wire = null;
    }
  }

  @Override
  public String name() {
    return bot == null ? "" : bot.name();
  }

  @Override
  public synchronized void close() {
    closed = true;
    end();
  }
}
