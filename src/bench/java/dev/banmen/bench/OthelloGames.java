package dev.banmen.bench;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.games.othello.OthelloFamily;
import java.util.Map;
import java.util.SplittableRandom;

/** Whole random games for UVa 220: before each move, the list of legal moves is asked for. */
final class OthelloGames {
  private static final int SIZE = 8;
  private static final String START =
      """
      --------
      --------
      --------
      ---WB---
      ---BW---
      --------
      --------
      --------
      B
      """;

  private final Game game = new OthelloFamily().game(Map.of());
  private final SplittableRandom random;
  private final int[] legal = new int[SIZE * SIZE];
  private long moves;

  private OthelloGames(long seed) {
    random = new SplittableRandom(seed);
  }

  static String text(int games, long seed) {
    return new OthelloGames(seed).play(games);
  }

  /** How many moves the games of {@link #text} have. */
  static long moves(int games, long seed) {
    OthelloGames all = new OthelloGames(seed);
    all.play(games);
    return all.moves;
  }

  private String play(int games) {
    StringBuilder text = new StringBuilder().append(games).append('\n');
    for (int i = 0; i < games; i++) {
      text.append(START);
      play(text);
      text.append("Q\n");
    }
    return text.toString();
  }

  private void play(StringBuilder text) {
    Board board = game.newBoard(game.start());
    while (!board.movers().isEmpty()) {
      Side side = board.movers().iterator().next();
      int count = legal(board, side);
      if (count == 0) {
        board.play(side, Board.PASS);
        continue;
      }
      int site = legal[random.nextInt(count)];
      board.play(side, site);
      text.append("L\nM").append(site / SIZE + 1).append(site % SIZE + 1).append('\n');
      moves++;
    }
  }

  private int legal(Board board, Side side) {
    int count = 0;
    for (int site = 0; site < SIZE * SIZE; site++) {
      if (board.check(side, site) == 0) {
        legal[count++] = site;
      }
    }
    return count;
  }
}
