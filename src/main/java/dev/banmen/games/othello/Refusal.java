package dev.banmen.games.othello;

import dev.banmen.game.Coordinates;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Why a move in the exercise is refused. Away from the judge, which seldom needs it. */
final class Refusal {
  private Refusal() {}

  /**
   * The fault's text, in the numbers of the exercise.
   *
   * @param row from 0
   * @param col from 0
   * @param own the discs of the player to move
   */
  static String text(int row, int col, long own, long other, boolean blackToMove) {
    Side side = blackToMove ? Side.BLACK : Side.WHITE;
    OthelloGame game = new OthelloGame(8, new Coordinates(1));
    Map<Site, Mark> marks = new HashMap<>();
    put(marks, own, side.mark());
    put(marks, other, side.opponent().mark());
    Position position = Position.of(game, new Setup(marks, Optional.of(side)));
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

  private static void put(Map<Site, Mark> marks, long discs, Mark mark) {
    for (long rest = discs; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      marks.put(new Site(square >> 3, square & 7), mark);
    }
  }
}
