package dev.banmen.game.drill;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Side;
import dev.banmen.text.Words;

/** Names the choices that exercises of several games share. Stateless. */
final class ChoiceNames {
  private ChoiceNames() {}

  static String of(String id, Game game) {
    Words words = game.words().language().words(ChoiceNames.class);
    if (id.startsWith(Refusals.MISS)) {
      int number = Integer.parseInt(id.substring(Refusals.MISS.length()));
      return number == Miss.NOT_YOUR_TURN
          ? words.text("choice.turn") // the pupil is neither side
          : game.words().name(game.miss(number));
    }
    return switch (id) {
      case "black" -> game.words().colour(Side.BLACK);
      case "white" -> game.words().colour(Side.WHITE);
      default -> words.text("choice." + id);
    };
  }
}
