package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game to test against the laws.
 *
 * @param game the game with its options chosen
 * @param reference the same game written slowly, from a set-up; empty if there is none
 */
public record Subject(Game game, Optional<Function<Setup, Reference>> reference) {
  Board board() {
    return game.newBoard(game.start());
  }

  int size() {
    return game.lattice().size();
  }

  @Override
  public String toString() {
    return game.id() + " " + game.summary();
  }
}
