package dev.banmen.gtp.engine;

import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The commands that ask for a move, and those that say how long it may take. */
record ThinkingCommands(EngineGame table, EngineClock clock, Thinker thinker) {
  private static final long MILLIS = 1000;
  private static final String NOT_THREE = "not three integers";
  private static final String NOT_TWO = "time and stones not two integers";

  static void addTo(EngineCommands all, EngineGame table, EngineClock clock, Thinker thinker) {
    ThinkingCommands thinking = new ThinkingCommands(table, clock, thinker);
    all.add("genmove", thinking::genmove);
    all.add("reg_genmove", thinking::suggest);
    all.add("kgs-genmove_cleanup", thinking::cleanUp);
    all.add("time_settings", thinking::timeSettings);
    all.add("kgs-time_settings", thinking::kgsTimeSettings);
    all.add("time_left", thinking::timeLeft);
    all.add("gogui-interrupt", "");
    all.add("kgs-game_over", "");
  }

  private String genmove(List<String> words) throws CommandFault {
    Side side = Operands.side(Operands.at(words, 0), CommandFault.COLOR);
    return made(side, () -> chosen(side, false));
  }

  private String cleanUp(List<String> words) throws CommandFault {
    Side side = Operands.side(Operands.at(words, 0), CommandFault.COLOR);
    return made(side, () -> chosen(side, true));
  }

  private String suggest(List<String> words) throws CommandFault {
    Side side = Operands.side(Operands.at(words, 0), CommandFault.COLOR);
    return name(chosen(side, false));
  }

  /** A side that may not move passes. */
  private Optional<Move> chosen(Side side, boolean isCleanUp) {
    if (table.mustWait(side)) {
      return Optional.of(new Pass(side));
    }
    return isCleanUp ? thinker.cleanUp(table, side) : thinker.decide(table, side);
  }

  /** Plays the move that is chosen for a side, in its time, and returns its name. */
  String made(Side side, Supplier<Optional<Move>> choice) throws CommandFault {
    long begun = System.nanoTime();
    Optional<Move> move = choice.get();
    clock.spend(side, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
    if (move.isPresent() && !table.play(move.get())) {
      throw new CommandFault("too many moves"); // as it is legal, only their number is in the way
    }
    return name(move);
  }

  private String name(Optional<Move> move) {
    return move.map(table.vertices()::name).orElse("resign");
  }

  private String timeSettings(List<String> words) throws CommandFault {
    int main = Operands.number(Operands.at(words, 0), NOT_THREE);
    int period = Operands.number(Operands.at(words, 1), NOT_THREE);
    int stones = Operands.number(Operands.at(words, 2), NOT_THREE);
    if (period > 0 && stones == 0) {
      clock.stop(); // so the protocol writes that there is no limit
    } else {
      clock.set(main * MILLIS, period * MILLIS, stones);
    }
    return "";
  }

  /** None, absolute time, byo-yomi of one move a period, or Canadian byo-yomi. */
  private String kgsTimeSettings(List<String> words) throws CommandFault {
    switch (Operands.at(words, 0)) {
      case "none" -> clock.stop();
      case "absolute" -> clock.set(seconds(words, 1), 0, 0);
      case "byoyomi" -> clock.set(seconds(words, 1), seconds(words, 2), 1);
      case "canadian" ->
          clock.set(
              seconds(words, 1),
              seconds(words, 2),
              Operands.number(Operands.at(words, 3), "stones not an integer"));
      default -> throw new CommandFault("unknown time system");
    }
    return "";
  }

  private static long seconds(List<String> words, int index) throws CommandFault {
    return Operands.number(Operands.at(words, index), "time not an integer") * MILLIS;
  }

  private String timeLeft(List<String> words) throws CommandFault {
    Side side = Operands.side(Operands.at(words, 0), CommandFault.COLOR);
    long seconds = Operands.number(Operands.at(words, 1), NOT_TWO);
    clock.left(side, seconds * MILLIS, Operands.number(Operands.at(words, 2), NOT_TWO));
    return "";
  }
}
