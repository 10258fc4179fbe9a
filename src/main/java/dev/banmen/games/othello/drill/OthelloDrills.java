package dev.banmen.games.othello.drill;

import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillGames;
import dev.banmen.game.drill.GamePositions;
import dev.banmen.game.drill.OwnDrills;
import java.util.List;
import java.util.Map;

/** The kinds of exercises of Othello, and the games they come from. Stateless. */
public final class OthelloDrills {
  /** The kind of exercise for concepts of the lessons. */
  private static final Map<String, String> CONCEPTS =
      Map.of(
          "01-bracketing", "bracket",
          "02-many-directions", "flips",
          "04-counting", "ahead",
          "05-corners", "corner");

  private OthelloDrills() {}

  /** Returns its drills; positions come from games between computers of level 3. */
  public static OwnDrills of(Family othello) {
    Map<String, String> options = Map.of();
    GamePositions positions = DrillGames.read(othello, options, OthelloDrills.class, "games.txt");
    return new OwnDrills(
        CONCEPTS,
        options,
        positions,
        List.of(new FlipsKind(positions), new BracketKind(positions), new CornerKind(positions)));
  }
}
