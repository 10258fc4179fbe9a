package dev.banmen.games.go.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Liberties and stones that are found by sums are those found by looking. */
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
          int promised = board.libertiesAfter(point, side);
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

  /** The sums of a large group overflow on the largest board. */
  @Test
  void libertiesAreThoseThatAreSeenOnTheLargestBoard() {
    PlayoutBoard board = new PlayoutBoard(52, 52);
    for (int row = 0; row < 52; row++) {
      for (int col = 0; col < 52; col++) {
        if (row == 0 || col % 3 > 0) {
          board.put(board.point(row, col), PlayoutBoard.BLACK);
        }
      }
    }
    int stone = board.point(0, 0);
    int last = board.point(51, 51 - 51 % 3);
    for (int point = 0; point < last; point++) {
      if (board.colour[point] == PlayoutBoard.EMPTY) {
        assertThat(board.isInAtari(stone)).isFalse();
        assertThat(board.libertiesAfter(point, PlayoutBoard.BLACK))
            .isEqualTo(Math.min(2, board.emptyCount - 1));
        board.put(point, PlayoutBoard.BLACK);
      }
    }
    assertThat(board.isInAtari(stone)).isTrue();
    assertThat(board.lastLiberty(stone)).isEqualTo(last);
    assertThat(board.isLegal(last, PlayoutBoard.BLACK)).isFalse();
    assertThat(board.isLegal(last, PlayoutBoard.WHITE)).isTrue();
  }

  private static void compareAll(PlayoutBoard board) {
    int lead = 0;
    for (int row = 0; row < board.rows; row++) {
      for (int col = 0; col < board.cols; col++) {
        int stone = board.point(row, col);
        if (board.colour[stone] != PlayoutBoard.EMPTY) {
          lead += board.colour[stone] == PlayoutBoard.BLACK ? 1 : -1;
          BitSet liberties = liberties(board, stone);
          assertThat(board.isInAtari(stone)).isEqualTo(liberties.cardinality() == 1);
          if (liberties.cardinality() == 1) {
            assertThat(board.lastLiberty(stone)).isEqualTo(liberties.nextSetBit(0));
          }
        }
      }
    }
    assertThat(board.lead).isEqualTo(lead);
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
