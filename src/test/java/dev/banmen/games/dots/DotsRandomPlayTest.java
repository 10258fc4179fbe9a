package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares the fast board with the slow one, in random games with random attempts among the moves.
 */
class DotsRandomPlayTest {
  @ParameterizedTest
  @CsvSource({
    "1,1", "1,2", "2,1", "1,7", "7,1", "2,2", "2,3", "3,2", "3,3", "4,4", "2,6", "6,2", "5,6"
  })
  void theBoardPlaysAsTheRulesSay(int rows, int cols) {
    for (int seed = 0; seed < 20; seed++) {
      new Duel(new Size(rows, cols), seed).play();
    }
  }

  @Test
  @Tag("thorough")
  void theBoardPlaysAsTheRulesSayInTenThousandGames() {
    Random sizes = new Random(6479);
    for (int seed = 0; seed < 10_000; seed++) {
      new Duel(new Size(1 + sizes.nextInt(7), 1 + sizes.nextInt(7)), seed).play();
    }
  }

  /** One random game on both boards, then all taken back. */
  private static final class Duel {
    private final DotsGame game;
    private final Lattice lattice;
    private final Board fast;
    private final SlowDots slow;
    private final Random random;
    private final Deque<Long> hashes = new ArrayDeque<>();
    private final Deque<Mark[]> seen = new ArrayDeque<>();

    Duel(Size size, int seed) {
      game = new DotsGame(size, Ties.DRAW);
      lattice = game.lattice();
      fast = game.newBoard(Setup.EMPTY);
      slow = new SlowDots(size);
      random = new Random(seed);
    }

    void play() {
      while (!slow.isOver()) {
        attempt();
        compare();
      }
      attempt();
      Board copy = fast.copy();
      Mark[] end = marks(fast);
      undoAll();
      assertThat(marks(copy)).isEqualTo(end); // a copy shares nothing that changes
    }

    private void attempt() {
      Side side = random.nextInt(4) == 0 ? slow.turn().opponent() : slow.turn();
      int site = random.nextInt(lattice.size() + 2) - 2;
      Mark[] before = marks(fast);
      long hash = fast.hash();
      int checked = fast.check(side, site);
      assertThat(marks(fast)).isEqualTo(before);
      int miss = fast.play(side, site);
      assertThat(miss).isEqualTo(checked).isEqualTo(slow.play(side, site));
      if (miss != 0) {
        assertThat(fast.hash()).isEqualTo(hash);
        return;
      }
      hashes.push(hash);
      seen.push(before);
      assertThat(fast.last()).isEqualTo(site);
      assertThat(fast.lastSide()).isEqualTo(side);
      assertThat(fast.touched()).isEqualTo(differences(before, marks(fast)));
    }

    private void compare() {
      for (int index = 0; index < lattice.size(); index++) {
        assertThat(fast.at(index)).isEqualTo(slow.at(lattice.site(index)));
      }
      assertThat(fast.ply()).isEqualTo(hashes.size());
      assertThat(fast.score()).isEqualTo(new Score(slow.boxes(Side.BLACK), slow.boxes(Side.WHITE)));
      assertThat(fast.movers()).isEqualTo(slow.isOver() ? Movers.NOBODY : Movers.only(slow.turn()));
      assertThat(fast.outcome().isPresent()).isEqualTo(slow.isOver());
    }

    private void undoAll() {
      while (!hashes.isEmpty()) {
        fast.undo();
        assertThat(fast.hash()).isEqualTo(hashes.pop());
        assertThat(marks(fast)).isEqualTo(seen.pop());
      }
      assertThat(fast.score()).isEqualTo(new Score(0, 0));
      assertThat(fast.last()).isEqualTo(Board.OFF);
      assertThat(fast.touched()).isEmpty();
    }

    private Mark[] marks(Board board) {
      Mark[] marks = new Mark[lattice.size()];
      Arrays.setAll(marks, board::at);
      return marks;
    }

    private static int[] differences(Mark[] before, Mark[] after) {
      return IntStream.range(0, before.length).filter(i -> before[i] != after[i]).toArray();
    }
  }
}
