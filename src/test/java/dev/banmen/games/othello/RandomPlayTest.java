package dev.banmen.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.games.othello.board.BitBoard;
import dev.banmen.games.othello.board.OthelloDiagram;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random play on random boards: the two kinds of board agree, and equal boards hash alike. */
class RandomPlayTest {
  private static final int BOARDS = 400;

  @Test
  void bothKindsOfBoardAgreeOnAnySetUp() {
    Random random = new Random(220);
    for (int i = 0; i < BOARDS; i++) {
      Setup setup = i % 4 == 0 ? new OthelloGame(8).start() : randomSetup(8, random);
      Board bits = new BitBoard(setup);
      Board rays = OthelloDiagram.rays(setup);
      assertSame(bits, rays, 8);
      while (bits.outcome().isEmpty()) {
        int site = randomLegal(bits, 8, random);
        Side side = bits.movers().iterator().next();
        assertThat(bits.play(side, site)).isEqualTo(rays.play(side, site)).isZero();
        assertThat(bits.touched()).isEqualTo(rays.touched());
        assertSame(bits, rays, 8);
      }
    }
  }

  private static void assertSame(Board one, Board other, int size) {
    assertThat(OthelloDiagram.draw(one, size)).isEqualTo(OthelloDiagram.draw(other, size));
    assertThat(one.movers()).isEqualTo(other.movers());
    assertThat(one.score()).isEqualTo(other.score());
    assertThat(one.outcome()).isEqualTo(other.outcome());
    for (Side side : Side.values()) {
      for (int site = Board.OFF; site <= size * size; site++) {
        assertThat(one.check(side, site)).isEqualTo(other.check(side, site));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8})
  void equalBoardsHashAlikeWhoeverMovesAndOthersDoNot(int size) {
    Random random = new Random(3);
    Map<Long, String> boards = new HashMap<>();
    OthelloGame game = new OthelloGame(size);
    for (int i = 0; i < 2_000; i++) {
      Setup setup = randomSetup(size, random);
      Board board = game.newBoard(setup);
      Setup turned = new Setup(setup.marks(), setup.toMove().map(Side::opponent));
      assertThat(game.newBoard(turned).hash()).isEqualTo(board.hash());
      String drawing = OthelloDiagram.draw(board, size);
      assertThat(boards.getOrDefault(board.hash(), drawing)).isEqualTo(drawing);
      boards.put(board.hash(), drawing);
    }
  }

  private static Setup randomSetup(int size, Random random) {
    Map<Site, Mark> marks = new HashMap<>();
    int empties = 1 + random.nextInt(8);
    for (int site = 0; site < size * size; site++) {
      int drawn = random.nextInt(empties + 2);
      if (drawn < 2) {
        marks.put(new Site(site / size, site % size), drawn == 0 ? Mark.BLACK : Mark.WHITE);
      }
    }
    return new Setup(marks, Optional.of(random.nextBoolean() ? Side.BLACK : Side.WHITE));
  }

  private static int randomLegal(Board board, int size, Random random) {
    Side side = board.movers().iterator().next();
    List<Integer> legal = new ArrayList<>();
    for (int site = 0; site < size * size; site++) {
      if (board.check(side, site) == 0) {
        legal.add(site);
      }
    }
    return legal.isEmpty() ? Board.PASS : legal.get(random.nextInt(legal.size()));
  }
}
