package dev.banmen.games.othello.drill;

import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillGames;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.game.drill.GamePositions;
import java.util.List;
import java.util.Map;

/** The kinds of exercises of Othello, and the games they come from. Stateless. */
public final class OthelloDrills {
  /** The kind of exercise for concepts of the lessons. */
  public static final Map<String, String> CONCEPTS =
      Map.of(
          "01-bracketing", "bracket",
          "02-many-directions", "flips",
          "04-counting", "ahead",
          "05-corners", "corner");

  private OthelloDrills() {}

  public static List<DrillKind> kinds(GamePositions positions) {
    return DiscKind.all(positions);
  }

  /** Returns positions out of games between computers of level 3. */
  public static GamePositions positions(Family othello) {
    return DrillGames.read(othello, Map.of(), OthelloDrills.class, "games.txt");
  }
}
