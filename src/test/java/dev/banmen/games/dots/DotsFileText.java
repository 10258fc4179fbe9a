package dev.banmen.games.dots;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Map;

/** Positions of the data files as games in {@code .dots}. */
public final class DotsFileText {
  private final Position start;
  private final Edges edges;

  /** The positions of a board with so many rows and columns of boxes. */
  public DotsFileText(int rows, int cols) {
    edges = new Edges(rows, cols);
    start = Position.start(new DotsFamily().game(Map.of("size", rows + 1 + "x" + (cols + 1))));
  }

  /** The game that draws the lines with a 1, by number, each by the side whose turn it is. */
  public String of(String drawn) {
    StringBuilder text = new StringBuilder("dots 1\nsize: ");
    text.append(edges.rows() + 1).append('x').append(edges.cols() + 1).append('\n');
    Position position = start;
    for (int edge = 0; edge < edges.count(); edge++) {
      if (drawn.charAt(edge) == '1') {
        Side side = position.toMove().orElseThrow();
        Move move = new Place(side, position.lattice().site(edges.site(edge)));
        text.append(side == Side.BLACK ? "A " : "B ").append(name(edge)).append('\n');
        position = ((Played) position.play(move)).after();
      }
    }
    return text.toString();
  }

  /** The line with a number, as players write it. */
  public String name(int edge) {
    return start.game().notation().name(start.lattice().site(edges.site(edge)));
  }
}
