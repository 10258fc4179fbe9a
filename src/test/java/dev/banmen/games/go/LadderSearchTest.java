package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** Ladders; lower-case letters are empty points. */
class LadderSearchTest {
  private static LadderSearch search(GoDiagram d) {
    return LadderSearch.of(d.board(GoRules.EXERCISE));
  }

  private static BitSet sites(int... sites) {
    BitSet set = new BitSet();
    for (int site : sites) {
      set.set(site);
    }
    return set;
  }

  @Test
  void aLadderRunsToTheEdgeFromEitherSideOfAtari() {
    GoDiagram atari =
        GoDiagram.of(
            """
            . . . . . . .
            . . O . . . .
            . O X O . . .
            . O . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """);
    assertThat(search(atari).caught()).isEqualTo(sites(16));
    assertThat(search(atari).catching(Side.WHITE)).isEqualTo(sites());
    GoDiagram before =
        GoDiagram.of(
            """
            . . . . . . .
            . . O . . . .
            . O X a . . .
            . O b . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """);
    assertThat(search(before).caught()).isEqualTo(sites(16));
    assertThat(search(before).catching(Side.WHITE)).isEqualTo(sites(before.at('a')));
    assertThat(search(before).catching(Side.BLACK)).isEqualTo(sites());
  }

  @Test
  void aStoneInItsWayBreaksIt() {
    GoDiagram d =
        GoDiagram.of(
            """
            . . . . . . .
            . . O . . . .
            . O X O . . .
            . O . . . . .
            . . . . . . .
            . . . . X . .
            . . . . . . .
            """);
    assertThat(search(d).caught()).isEqualTo(sites());
  }

  @Test
  void takingAStoneInAtariEscapes() {
    GoDiagram d =
        GoDiagram.of(
            """
            . X O . . .
            X O X O . .
            . . . O . .
            . . O . . .
            . . . . . .
            """);
    assertThat(search(d).caught().get(8)).isFalse();
    GoDiagram near =
        GoDiagram.of(
            """
            . . O . . .
            X O X O . .
            . . . O . .
            . . O . . .
            . . . . . .
            """);
    assertThat(search(near).caught().get(8)).isTrue();
  }

  /** A stone that has just taken a ko is safe: kos are the defender's. */
  @Test
  void aKoIsTheDefenders() {
    GoDiagram d =
        GoDiagram.of(
            """
            X a X O .
            . . O . .
            . . . . .
            """);
    GoBoard board = d.board(GoRules.EXERCISE);
    board.play(Side.WHITE, d.at('a'));
    assertThat(board.koPoint()).isZero();
    GoDiagram ko =
        GoDiagram.of(
            """
            . X O . .
            X a X O .
            . X O . .
            . . . . .
            """);
    GoBoard taken = ko.board(GoRules.EXERCISE);
    taken.play(Side.WHITE, ko.at('a'));
    assertThat(taken.koPoint()).isEqualTo(taken.stones().grid.pointOf[7]);
    assertThat(LadderSearch.of(taken).caught().get(ko.at('a'))).isFalse();
  }

  @Test
  void theBoardIsLeftAsItWas() {
    GoDiagram d = GoDiagram.of(". . O .\nO X . .\n. . . .\n. . . .");
    GoBoard board = d.board(GoRules.EXERCISE);
    long hash = board.hash();
    LadderSearch.of(board);
    assertThat(board.hash()).isEqualTo(hash);
    assertThat(board.ply()).isZero();
  }
}
