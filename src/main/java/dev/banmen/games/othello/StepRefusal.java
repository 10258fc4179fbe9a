package dev.banmen.games.othello;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Coordinates;
import dev.banmen.games.othello.board.Discs;
import dev.banmen.text.Language;

/** Says why a move in the exercise is refused. Apart from the judge, which seldom needs it. */
final class StepRefusal {
  private StepRefusal() {}

  /**
   * Returns the fault's text, in the numbers of the exercise.
   *
   * @param row from 0
   * @param col from 0
   * @param own the discs of the player to move
   */
  static String text(
      int row, int col, long own, long other, boolean blackToMove, Language language) {
    Side side = blackToMove ? Side.BLACK : Side.WHITE;
    Game game = new OthelloGame(8, new Coordinates(1)).in(language);
    Position position =
        Position.of(game, Discs.setup(blackToMove ? own : other, blackToMove ? other : own, side));
    Move move = new Place(side, new Site(row, col));
    Miss miss = position.miss(move).orElseThrow();
    return game.words()
        .text(
            "judge.refused",
            "M" + (row + 1) + (col + 1),
            miss.number(),
            miss.title(),
            position.explain(move).sentence());
  }
}
