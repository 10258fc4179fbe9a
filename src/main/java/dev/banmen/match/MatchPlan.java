package dev.banmen.match;

import dev.banmen.game.Position;
import dev.banmen.game.bot.Bot;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The conditions of all games of a match. Immutable.
 *
 * @param family the game's id
 * @param chosen its options
 * @param start the position before the opening
 * @param first Black in the first game, then in every other
 * @param judge makes the player who decides what is dead where the two do not agree
 * @param opening how many moves each opening has
 * @param seed of all that is left to chance
 * @param millis how long a move may take at most
 * @param isProcessorTime whether that is the processor time of the thread that thinks
 */
public record MatchPlan(
    String family,
    Map<String, String> chosen,
    Position start,
    MatchPlayer first,
    MatchPlayer second,
    Supplier<Bot> judge,
    int opening,
    long seed,
    long millis,
    boolean isProcessorTime) {
  public MatchPlan {
    chosen = Map.copyOf(chosen);
  }
}
