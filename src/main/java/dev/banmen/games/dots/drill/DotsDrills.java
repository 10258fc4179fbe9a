package dev.banmen.games.dots.drill;

import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillGames;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.OwnDrills;
import java.util.List;
import java.util.Map;

/** The kinds of exercises of Dots and Boxes, and the games they come from. Stateless. */
public final class DotsDrills {
  /** The kind of exercise for concepts of the lessons. */
  private static final Map<String, String> CONCEPTS =
      Map.of(
          "02-the-turn-goes-on", "boxes",
          "04-chains", "chain",
          "06-double-dealing", "double-deal");

  private DotsDrills() {}

  /** Returns its drills; positions come from games between computers of level 3. */
  public static OwnDrills of(Family dots) {
    Map<String, String> options =
        Map.of("ties", "second"); // as in the exercise, whose text can't name another rule
    GamePositions positions = DrillGames.read(dots, options, DotsDrills.class, "games.txt");
    return new OwnDrills(
        CONCEPTS,
        options,
        positions,
        List.of(
            new TakingKind(positions), new ChainKind(positions), new DoubleDealKind(positions)));
  }
}
