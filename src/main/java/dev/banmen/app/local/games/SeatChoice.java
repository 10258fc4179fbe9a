package dev.banmen.app.local.games;

import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Seat;
import dev.banmen.text.Printable;
import java.util.List;
import java.util.Optional;

/**
 * Reads who is to play a side of a game in play: {@code human}, {@code bot}, {@code bot:3}, {@code
 * gtp:NAME}. Immutable.
 *
 * @param engines the programs that the user has named
 */
record SeatChoice(Games games, List<String> engines, LocalText wording) {
  Seat seat(String who, String family, Game game) throws Refusal {
    int levels = ComputerPlayers.levels(games.find(family).orElseThrow(), game);
    Optional<ComputerSeat> computer = ComputerPlayers.seat(who, levels);
    Optional<EngineSeat> engine = EngineSeat.parse(who);
    if (who.equals("human")) {
      return Seat.AT_KEYBOARD;
    } else if (computer.isPresent()) {
      if (computer.get().level() > levels) {
        throw refusal("seat.level", computer.get().level(), levels);
      }
      return computer.get().seat();
    } else if (engine.isPresent() && engines.contains(engine.get().name())) {
      return engine.get().seat();
    }
    throw engine.isPresent()
        ? refusal("seat.engine", engine.get().name())
        : refusal("seat.who", who);
  }

  private Refusal refusal(String key, Object... values) {
    return new Refusal(Printable.of(wording.of(key, values)));
  }
}
