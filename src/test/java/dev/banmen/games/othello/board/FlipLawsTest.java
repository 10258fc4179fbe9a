package dev.banmen.games.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Which discs are bracketed, on both kinds of board. Where a move is refused, a side has another,
 * so the game continues.
 */
class FlipLawsTest {
  @Test
  void aMoveFlipsInAllEightDirections() {
    flips(
        Side.BLACK,
        """
        B--B--B-
        -w-w-w--
        --www---
        Bww+wwwB
        --www---
        -w-w-w--
        B--w--B-
        ---B----
        """);
  }

  @Test
  void sixDiscsAreBracketedFromTheFirstCorner() {
    flips(
        Side.WHITE,
        """
        +bbbbbbW
        bb------
        b-b-----
        b--b----
        b---b---
        b----b--
        b-----b-
        W------W
        """);
  }

  @Test
  void sixDiscsAreBracketedFromTheLastCorner() {
    flips(
        Side.BLACK,
        """
        B------B
        -w-----w
        --w----w
        ---w---w
        ----w--w
        -----w-w
        ------ww
        Bwwwwww+
        """);
  }

  @Test
  void sixDiscsAreBracketedAlongTheOtherDiagonalFromAbove() {
    flips(
        Side.BLACK,
        """
        Bwwwwww+
        ------ww
        -----w-w
        ----w--w
        ---w---w
        --w----w
        -w-----w
        B------B
        """);
  }

  @Test
  void sixDiscsAreBracketedAlongTheOtherDiagonalFromBelow() {
    flips(
        Side.BLACK,
        """
        B------B
        w-----w-
        w----w--
        w---w---
        w--w----
        w-w-----
        ww------
        +wwwwwwB
        """);
  }

  @Test
  void linesOfOpponentsThatReachTheLastDiscAreBracketed() {
    flips(
        Side.BLACK,
        """
        --------
        +wwwwB--
        --------
        --------
        --------
        --------
        --------
        --------
        """);
  }

  @Test
  void anEmptySquareBreaksTheLine() {
    refused(
        """
        --------
        +WW-WB--
        --------
        --------
        --------
        --------
        --------
        BW------
        """);
  }

  /** "You may not skip over your own disk to outflank an opposing disk" (rule 4). */
  @Test
  void flipsStopAtTheFirstOwnDisc() {
    flips(
        Side.BLACK,
        """
        --------
        --------
        --------
        +wBWB---
        --------
        --------
        --------
        --------
        """);
    refused(
        """
        --------
        --------
        --------
        +BWB----
        --------
        --------
        --------
        BW------
        """);
  }

  /** "Disks may only be outflanked as a direct result of a move" (rule 5). */
  @Test
  void discsThatOnlyAFlipBracketsStay() {
    flips(
        Side.BLACK,
        """
        --------
        --------
        -+wB----
        --W-----
        --B-----
        --------
        --------
        --------
        """);
  }

  @Test
  void linesThatRunOffTheBoardBracketNothing() {
    refused(
        """
        WWWWWWW+
        ------WW
        -----W-W
        ----W--W
        ---W---W
        --W----W
        -W-----W
        WB-----W
        """);
  }

  @Test
  void rowsDoNotGoOnInTheNextRow() {
    refused(
        """
        --------
        ------+W
        B-------
        --------
        --------
        --------
        --------
        BW------
        """);
    refused(
        """
        --------
        -------B
        W+------
        --------
        --------
        --------
        --------
        BW------
        """);
  }

  @Test
  void diagonalsDoNotGoOnAtTheOtherEdge() {
    refused(
        """
        --------
        ------+-
        -------W
        --------
        B-------
        --------
        --------
        BW------
        """);
    refused(
        """
        B-------
        W------B
        -+------
        --------
        --------
        --------
        --------
        BW------
        """);
  }

  @Test
  void columnsDoNotGoOnAtTheOtherEdge() {
    refused(
        """
        W-----+-
        B-----W-
        ------W-
        ------W-
        ------W-
        ------W-
        ------W-
        ------W-
        """);
  }

  @Test
  void anOwnNeighbourAloneBracketsNothing() {
    refused(
        """
        --------
        --------
        --BBB---
        --B+B---
        --BBB---
        --------
        --------
        BW------
        """);
  }

  @Test
  void legalSquaresAreExactlyThoseThatBracket() {
    legal(
        Side.BLACK,
        """
        --------
        --------
        ---*----
        --*WB---
        ---BW*--
        ----*---
        --------
        --------
        """);
    legal(
        Side.WHITE,
        """
        --------
        --------
        --------
        ---WB*--
        ---BBB--
        ---*-*--
        --------
        --------
        """);
  }

  @Test
  void theSameLawsHoldOnOtherSizes() {
    flips(
        Side.WHITE,
        """
        W--W--
        -b-b--
        --bb--
        Wbb+bW
        --bbb-
        -W-W-W
        """);
    legal(
        Side.BLACK,
        """
        -*--
        *WB-
        -BW*
        --*-
        """);
  }

  private static void flips(Side side, String drawing) {
    OthelloDiagram diagram = OthelloDiagram.of(drawing);
    int move = diagram.drawn("+")[0];
    String own = side == Side.BLACK ? "B" : "W";
    for (OthelloBoard board : diagram.boards(side)) {
      assertThat(board.play(side, move)).isZero();
      assertThat(board.touched()).containsExactly(diagram.drawn("+bw"));
      assertThat(OthelloDiagram.draw(board, diagram.size()))
          .isEqualTo(drawing.replaceAll("[+bw]", own));
    }
  }

  private static void refused(String drawing) {
    OthelloDiagram diagram = OthelloDiagram.of(drawing);
    int move = diagram.drawn("+")[0];
    for (OthelloBoard board : diagram.boards(Side.BLACK)) {
      assertThat(board.play(Side.BLACK, move)).isEqualTo(OthelloMiss.NOTHING_BRACKETED.number());
      assertThat(OthelloDiagram.draw(board, diagram.size())).isEqualTo(drawing.replace('+', '-'));
    }
  }

  private static void legal(Side side, String drawing) {
    OthelloDiagram diagram = OthelloDiagram.of(drawing);
    for (OthelloBoard board : diagram.boards(side)) {
      int[] legal =
          IntStream.range(0, diagram.size() * diagram.size())
              .filter(site -> board.check(side, site) == 0)
              .toArray();
      assertThat(legal).containsExactly(diagram.drawn("*"));
    }
  }
}
