package dev.banmen.match;

import dev.banmen.game.bot.Bot;
import java.util.function.Supplier;

/**
 * One side of a match. Immutable.
 *
 * @param written how the command line names it, such as {@code bot:3}
 * @param name what records call it
 * @param maker makes a player for each game, on the thread where it thinks
 */
public record MatchPlayer(String written, String name, Supplier<Bot> maker) {}
