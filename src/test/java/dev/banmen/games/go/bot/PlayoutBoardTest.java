package dev.banmen.games.go.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Liberties that are found by sums are those found by looking. */
class PlayoutBoardTest {
  @Test
  void libertiesAreThoseThatAreSeen() {
    SplittableRandom random = new SplittableRandom(5);
    for (int game = 0; game < 30; game++) {
      PlayoutBoard board = new PlayoutBoard(7, 7);
      byte side = PlayoutBoard.BLACK;
      for (int move = 0; move < 120; move++) {
        int point = board.empties[random.nextInt(board.emptyCount)];
        if (board.isLegal(point, side)) {
          int promised = GoPlayouts.libertiesAfter(board, point, side);
          int taken = board.captured[side];
          board.play(point, side);
          int liberties = Math.min(2, liberties(board, point).cardinality());
          if (board.captured[side] == taken) {
            assertThat(promised).isEqualTo(liberties);
          }
          compareAll(board);
          side = PlayoutBoard.other(side);
        }
      }
    }
  }

  private static void compareAll(PlayoutBoard board) {
    for (int row = 0; row < board.rows; row++) {
      for (int col = 0; col < board.cols; col++) {
        int stone = board.point(row, col);
        if (board.colour[stone] != PlayoutBoard.EMPTY) {
          BitSet liberties = liberties(board, stone);
          assertThat(board.isInAtari(stone)).isEqualTo(liberties.cardinality() == 1);
          liberties.stream().forEach(one -> compare(board, stone, one, liberties));
        }
      }
    }
  }

  private static void compare(PlayoutBoard board, int stone, int liberty, BitSet liberties) {
    BitSet others = (BitSet) liberties.clone();
    others.clear(liberty);
    int expected =
        switch (others.cardinality()) {
          case 0 -> PlayoutBoard.NONE;
          case 1 -> others.nextSetBit(0);
          default -> PlayoutBoard.SEVERAL;
        };
    assertThat(board.otherLiberty(stone, liberty)).isEqualTo(expected);
  }

  private static BitSet liberties(PlayoutBoard board, int stone) {
    BitSet liberties = new BitSet();
    int at = stone;
    do {
      for (int i = 0; i < 4; i++) {
        if (board.colour[at + board.steps[i]] == PlayoutBoard.EMPTY) {
          liberties.set(at + board.steps[i]);
        }
      }
      at = board.next(at);
    } while (at != stone);
    return liberties;
  }
}
