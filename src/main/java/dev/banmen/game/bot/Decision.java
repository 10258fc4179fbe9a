package dev.banmen.game.bot;

import dev.banmen.game.Move;
import java.util.Optional;

/**
 * A computer player's choice. Immutable.
 *
 * @param move the move, or empty to resign
 * @param isCut whether the time was over before its work was done, so that another machine might
 *     choose another move
 */
public record Decision(Optional<Move> move, boolean isCut) {}
