package dev.banmen.games.dots.drill;

import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillGames;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.GamePositions;
import java.util.List;
import java.util.Map;

/** The kinds of exercises of Dots and Boxes, and the games they come from. Stateless. */
public final class DotsDrills {
  /** The kind of exercise for concepts of the lessons. */
  public static final Map<String, String> CONCEPTS =
      Map.of(
          "02-the-turn-goes-on", "boxes",
          "04-chains", "chain",
          "06-double-dealing", "double-deal");

  private DotsDrills() {}

  public static List<DrillKind> kinds(GamePositions positions) {
    return List.of(
        new TakingKind(positions), new ChainKind(positions), new DoubleDealKind(positions));
  }

  /** Returns positions out of games between computers of level 3. */
  public static GamePositions positions(Family dots, Map<String, String> options) {
    return DrillGames.read(dots, options, DotsDrills.class, "games.txt");
  }
}
