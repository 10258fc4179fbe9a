package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.proof.SharedData;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A game recorded by OpenSpiel move by move, with lists of legal moves. */
class DotsPlaythroughTest {
  private static final Edges EDGES = new Edges(2, 2);

  private final DotsBoard board = new DotsBoard(3, 3, Ties.DRAW, Setup.EMPTY);
  private int lists;
  private int returns;

  @Test
  void everyStateIsAsOpenSpielSaysItIs() throws IOException {
    for (String line : SharedData.lines("playthroughs/dots_and_boxes.txt")) {
      read(line);
    }
    assertThat(board.linesLeft()).isZero();
    // six states are written out in full, and the end
    assertThat(lists).isEqualTo(6);
    assertThat(returns).isEqualTo(7);
  }

  private void read(String line) {
    if (line.startsWith("action: ")) {
      int site = EDGES.site(Integer.parseInt(line.substring(8)));
      assertThat(board.play(board.turn(), site)).isZero();
    } else if (line.startsWith("CurrentPlayer() = ") && !line.endsWith("-4")) {
      assertThat(board.turn().ordinal()).isEqualTo(Integer.parseInt(line.substring(18)));
    } else if (line.startsWith("LegalActions() = ")) {
      int[] legal =
          IntStream.range(0, EDGES.count())
              .filter(edge -> board.check(board.turn(), EDGES.site(edge)) == 0)
              .toArray();
      assertThat(Arrays.toString(legal)).isEqualTo(line.substring(17));
      lists++;
    } else if (line.startsWith("Returns() = ")) {
      int sign =
          board.linesLeft() > 0
              ? 0
              : Integer.signum(board.boxes(Side.BLACK) - board.boxes(Side.WHITE));
      assertThat(line).isEqualTo("Returns() = [" + sign + ", " + -sign + "]");
      returns++;
    }
  }
}
