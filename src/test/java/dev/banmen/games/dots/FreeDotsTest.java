package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** On a free board the named side draws, and everything else follows the rules. */
class FreeDotsTest {
  private final DotsGame free = (DotsGame) new DotsGame(new Size(3, 3), Ties.DRAW).free();

  private int line(String name) {
    return free.lattice().index(free.recordNotation().parse(name).orElseThrow());
  }

  @Test
  void whoeverIsNamedDraws() {
    Board board = free.newBoard(Setup.EMPTY);
    assertThat(board.play(Side.WHITE, line("1,1-1,2"))).isZero();
    assertThat(board.movers()).containsExactly(Side.BLACK);
    assertThat(board.play(Side.WHITE, line("1,1-2,1"))).isZero();
    assertThat(board.check(Side.BLACK, line("1,1-1,2"))).isEqualTo(DotsMiss.DRAWN_ALREADY.number());
    assertThat(board.play(Side.BLACK, Board.PASS)).isEqualTo(DotsMiss.NO_PASS.number());
    assertThat(board.play(Side.BLACK, Board.OFF)).isEqualTo(DotsMiss.OFF_BOARD.number());
    assertThat(board.movers()).as("refused, so nothing changes").containsExactly(Side.BLACK);
    assertThat(free.free()).isSameAs(free);
  }

  /** Undo and redo at random restore the board, including whose turn it is. */
  @Test
  void undoRestoresTheTurn() {
    Random random = new Random(1);
    for (int game = 0; game < 200; game++) {
      Board board = free.newBoard(Setup.EMPTY);
      Deque<String> before = new ArrayDeque<>();
      for (int step = 0; step < 60; step++) {
        if (random.nextInt(3) == 0 && board.ply() > 0) {
          board.undo();
          assertThat(facts(board)).isEqualTo(before.pop());
          board = random.nextBoolean() ? board.copy() : board;
        } else {
          Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
          String facts = facts(board);
          int site = random.nextInt(25);
          int said = board.check(side, site);
          assertThat(facts(board)).isEqualTo(facts);
          assertThat(board.play(side, site)).isEqualTo(said);
          if (said == 0) {
            before.push(facts);
          } else {
            assertThat(facts(board)).isEqualTo(facts);
          }
        }
      }
    }
  }

  private static String facts(Board board) {
    return board.movers() + " " + board.score() + " " + board.hash() + " " + board.ply();
  }
}
