package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.games.dots.DotsFamily;
import java.util.Map;
import java.util.SplittableRandom;

/** Steps for the exercise of Dots and Boxes: random lines, nine in ten by the right player. */
final class DotsSteps {
  /** The most steps that the statement allows. */
  static final int MOST = 100_000;

  private DotsSteps() {}

  static String text(int size, int steps, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = new DotsFamily().game(Map.of("size", Integer.toString(size)));
    Board board = game.newBoard(game.start());
    int cols = game.lattice().cols();
    StringBuilder text = new StringBuilder();
    text.append(size).append(' ').append(size).append(' ').append(steps).append('\n');
    for (int i = 0; i < steps; i++) {
      boolean isAcross = random.nextBoolean();
      int row = random.nextInt(isAcross ? size : size - 1);
      int col = random.nextInt(isAcross ? size - 1 : size);
      Side right = board.movers().isEmpty() ? Side.BLACK : board.movers().iterator().next();
      Side side = random.nextInt(10) > 0 ? right : right.opponent();
      board.play(side, isAcross ? 2 * row * cols + 2 * col + 1 : (2 * row + 1) * cols + 2 * col);
      text.append(side == Side.BLACK ? 0 : 1).append(' ').append(row + 1).append(' ');
      text.append(col + 1).append(' ').append(isAcross ? row + 1 : row + 2).append(' ');
      text.append(isAcross ? col + 2 : col + 1).append('\n');
    }
    return text.toString();
  }
}
