package dev.banmen.game.bot;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import java.util.Optional;

/**
 * A position of a game, and the move that was played there. Immutable.
 *
 * @param move empty at the end of the game, or where the record continues with another position
 */
public record PlayedTurn(Position position, Optional<Move> move) {}
