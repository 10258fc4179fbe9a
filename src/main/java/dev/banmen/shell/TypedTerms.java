package dev.banmen.shell;

import dev.banmen.app.Refusal;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The terms of a game as a line says them, such as {@code go size=9 white=bot:3}. Immutable.
 *
 * @param isLobby whether others can sit down: then the other side is anyone's unless the line says
 *     who plays
 */
record TypedTerms(Games games, List<String> engines, boolean isLobby, Words words) {
  private static final String BLACK = "black";
  private static final String WHITE = "white";
  private static final String TIME = "time";
  private static final String HUMAN = "human";
  private static final String ANYONE = "anyone";

  /** What a line may set in every game. */
  static final List<String> SETTINGS = List.of(BLACK + "=", WHITE + "=", TIME + "=");

  /**
   * @param id of a known game
   * @param settings options of the game, the players and the time, not yet compared with what there
   *     is
   */
  Terms of(String id, Map<String, String> settings) throws Refusal {
    Map<String, String> chosen = new LinkedHashMap<>(settings);
    List.of(BLACK, WHITE, TIME).forEach(chosen::remove);
    return new Terms(
        id,
        chosen,
        Optional.empty(),
        time(settings.getOrDefault(TIME, "none")),
        seat(id, chosen, settings, BLACK),
        seat(id, chosen, settings, WHITE));
  }

  private TimeControl time(String written) throws Refusal {
    Optional<TimeControl> time = TimeControl.parse(written);
    return time.orElseThrow(() -> new Refusal(words.text("play.time", written)));
  }

  private Seat seat(String id, Map<String, String> chosen, Map<String, String> settings, String key)
      throws Refusal {
    boolean isOpen =
        isLobby && key.equals(WHITE) && settings.getOrDefault(BLACK, HUMAN).equals(HUMAN);
    String who = settings.getOrDefault(key, isOpen ? ANYONE : HUMAN);
    Optional<ComputerSeat> computer = ComputerSeat.parse(who);
    if (computer.isPresent()) {
      int level = computer.get().level();
      int levels = levels(id, chosen);
      if (level > levels) {
        throw new Refusal(words.text("play.level", key, level, levels));
      }
      return computer.get().seat();
    } else if (engines.stream().anyMatch(name -> new EngineSeat(name).written().equals(who))) {
      return EngineSeat.parse(who).orElseThrow().seat();
    } else if (isLobby && who.equals(ANYONE)) {
      return Seat.FREE;
    } else if (who.equals(HUMAN)) {
      return Seat.AT_KEYBOARD;
    } else if (who.startsWith(HUMAN + ":")) {
      return new Seat(Player.HERE, who.substring(HUMAN.length() + 1));
    }
    throw new Refusal(words.text("play.seat", key, who));
  }

  private int levels(String id, Map<String, String> chosen) throws Refusal {
    Family family = games.find(id).orElseThrow();
    try {
      return ComputerPlayers.levels(family, family.game(chosen));
    } catch (OptionFault fault) {
      throw new Refusal(fault.getMessage());
    }
  }
}
