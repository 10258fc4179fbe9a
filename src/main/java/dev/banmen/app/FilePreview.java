package dev.banmen.app;

import dev.banmen.game.Position;
import dev.banmen.game.record.Archive.Summary;

/**
 * The view of a file of recordings before it is opened. Immutable.
 *
 * @param games how many it has
 * @param first what the file says about its first game
 * @param position the last one of that game
 */
public record FilePreview(int games, Summary first, Position position) {}
