package dev.banmen.gtp.engine;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.solve.CountJudge;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The computer player of the engine, made anew for each game of other options. For one thread, but
 * any may interrupt it.
 */
final class Thinker {
  private final EngineLevel level;
  private final EngineClock clock;
  private Game game; // of the bot
  private Bot bot; // null until it is asked: its tables take a while
  private volatile SearchLimit thought; // the one under way, or the last

  /** A player of this level, who keeps to the clock. */
  Thinker(EngineLevel level, EngineClock clock) {
    this.level = level;
    this.clock = clock;
  }

  /** Ends the thought under way; it answers with the best it has found. */
  void interrupt() {
    SearchLimit now = thought;
    if (now != null) {
      now.cancel();
    }
  }

  /** Chooses a move for a side that may move; empty to resign. */
  Optional<Move> decide(EngineGame table, Side side) {
    return decide(table, side, System.nanoTime());
  }

  /** Chooses a move, in the time from an earlier moment on. */
  Optional<Move> decide(EngineGame table, Side side, long begun) {
    SearchLimit deciding = begin(table, side, begun);
    return bot.decide(table.position(), side, deciding).move();
  }

  /**
   * Chooses a move, and neither resigns nor passes while the other side has dead pieces to take
   * off.
   */
  Optional<Move> cleanUp(EngineGame table, Side side) {
    Optional<Move> move = decide(table, side);
    if (move.isPresent() && !(move.get() instanceof Pass)) {
      return move;
    }
    BitSet dead = dead(table);
    Mark other = side.opponent().mark();
    if (dead.stream().anyMatch(site -> table.position().at(site) == other)) {
      for (Candidate candidate : analyze(table, side)) {
        if (!(candidate.move() instanceof Pass)) {
          return Optional.of(candidate.move());
        }
      }
    }
    return Optional.of(new Pass(side));
  }

  /** Returns the moves of a side that may move, best first. */
  List<Candidate> analyze(EngineGame table, Side side) {
    SearchLimit looking = begin(table, side);
    return bot.analyze(table.position(), side, looking);
  }

  /** Whether it can be told which moves to look at. */
  boolean isChoosy(EngineGame table) {
    return bot(table).isChoosy();
  }

  /**
   * What was found out about a position.
   *
   * @param isLast whether there is nothing more to find out, or it was interrupted
   */
  record Analysis(List<Candidate> candidates, Optional<double[]> owners, boolean isLast) {}

  /**
   * Looks at the moves of a side that may move for so long, and at who owns what, if asked.
   *
   * @param wanted the moves to look at, if it {@link #isChoosy}; empty for all
   */
  Analysis analysis(
      EngineGame table,
      Side side,
      long millis,
      boolean wantsOwners,
      Optional<Set<Move>> wanted,
      BooleanSupplier isEnded) {
    Position position = table.position();
    long seed = level.seed() + table.moves().size();
    SearchLimit looking = SearchLimit.within(millis, isEnded, seed);
    thought = looking;
    Bot asked = bot(table);
    Bot.Opinion found;
    if (wanted.isPresent()) {
      found = asked.opinion(position, side, looking, wanted.get());
    } else if (wantsOwners) {
      found = asked.opinion(position, side, looking);
    } else {
      found = new Bot.Opinion(asked.analyze(position, side, looking), Optional.empty());
    }
    boolean isLast = !looking.isOver() || looking.isCancelled();
    return new Analysis(found.candidates(), found.owners().filter(it -> wantsOwners), isLast);
  }

  /** Returns who will probably own each site; empty where nothing is owned. */
  Optional<double[]> ownership(EngineGame table) {
    Position position = table.position();
    SearchLimit looking = begin(table, position.toMove().orElse(Side.BLACK));
    return bot.ownership(position, looking);
  }

  /** Returns the dead pieces, all those that live and die together. */
  BitSet dead(EngineGame table) {
    Position position = table.position();
    if (!position.isCountable()) {
      return new BitSet();
    }
    SearchLimit counting = begin(table, position.toMove().orElse(Side.BLACK));
    return CountJudge.dead(table.family(), bot, position, counting);
  }

  private SearchLimit begin(EngineGame table, Side side) {
    return begin(table, side, System.nanoTime());
  }

  private SearchLimit begin(EngineGame table, Side side, long begun) {
    bot(table); // making it is part of its time
    thought = SearchLimit.since(begun, clock.millisFor(side), level.seed() + table.moves().size());
    return thought;
  }

  private Bot bot(EngineGame table) {
    if (bot == null || game != table.game()) {
      game = table.game();
      Bots bots = ComputerPlayers.of(table.family());
      bot =
          level
              .level()
              .map(number -> bots.bot(game, Math.min(number, bots.levels(game))))
              .orElseGet(() -> bots.strongest(game));
    }
    return bot;
  }
}
