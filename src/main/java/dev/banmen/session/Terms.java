package dev.banmen.session;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The starting conditions of a game: everything needed to resume it. Immutable.
 *
 * @param family the game's id
 * @param chosen its chosen options
 * @param setup the starting position, if set up by hand
 */
public record Terms(
    String family,
    Map<String, String> chosen,
    Optional<Setup> setup,
    TimeControl time,
    Seat black,
    Seat white) {
  private static final int LARGE = 13;

  public Terms {
    chosen = Collections.unmodifiableMap(new LinkedHashMap<>(chosen));
  }

  /** A game between two people at one keyboard, without a clock. */
  public static Terms of(String family, Map<String, String> chosen) {
    return new Terms(
        family, chosen, Optional.empty(), TimeControl.NONE, Seat.AT_KEYBOARD, Seat.AT_KEYBOARD);
  }

  /** A first game against the weakest computer player, on nine lines where a board has far more. */
  public static Terms first(Family family) {
    boolean isLarge = family.game(Map.of()).size().rows() > LARGE;
    return of(family.id(), isLarge ? Map.of("size", "9") : Map.of())
        .between(Seat.AT_KEYBOARD, new ComputerSeat(1, Optional.empty()).seat());
  }

  /** These terms with a position set up by hand. */
  public Terms from(Setup position) {
    return new Terms(family, chosen, Optional.of(position), time, black, white);
  }

  /** These terms with defaults for options that were not chosen. */
  public Terms over(Map<String, String> usual) {
    Map<String, String> all = new LinkedHashMap<>(usual);
    all.putAll(chosen);
    return new Terms(family, all, setup, time, black, white);
  }

  /** These terms with this time. */
  public Terms timed(TimeControl control) {
    return new Terms(family, chosen, setup, control, black, white);
  }

  /** These terms with these players at the board. */
  public Terms between(Seat blacks, Seat whites) {
    return new Terms(family, chosen, setup, time, blacks, whites);
  }

  public Terms atKeyboard() {
    return between(new Seat(Player.HERE, black.name()), new Seat(Player.HERE, white.name()));
  }

  /**
   * The starting position.
   *
   * @throws OptionFault if there is no such game, its options can't be combined, or the set-up has
   *     faults; the message is one line
   */
  public Position start(Games games) {
    Optional<Family> known = games.find(family);
    if (known.isEmpty()) {
      throw new OptionFault(
          games.language().words(Terms.class).text("fault.game", family, games.choices()));
    }
    Game game = known.get().game(chosen);
    if (setup.isEmpty()) {
      return Position.start(game);
    }
    List<SetupFault> faults = game.faults(setup.get());
    if (!faults.isEmpty()) {
      throw new OptionFault(faults.get(0).sentence());
    }
    return Position.of(game, setup.get());
  }
}
