package dev.banmen.games.othello.board;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A board drawn with what is expected of it: {@code B W -} are discs and empty squares, {@code +}
 * is an empty square to move on, {@code b w} are discs that this move flips, {@code *} are empty
 * squares on which the side to move may place.
 */
public record OthelloDiagram(int size, Map<Site, Character> squares) {
  public static OthelloDiagram of(String drawing) {
    Map<Site, Character> squares = new TreeMap<>();
    List<String> rows = drawing.lines().toList();
    for (int row = 0; row < rows.size(); row++) {
      for (int col = 0; col < rows.size(); col++) {
        squares.put(new Site(row, col), rows.get(row).charAt(col));
      }
    }
    return new OthelloDiagram(rows.size(), squares);
  }

  /** The squares drawn with one of these characters, as board indices, ascending. */
  int[] drawn(String characters) {
    return squares.entrySet().stream()
        .filter(square -> characters.indexOf(square.getValue()) >= 0)
        .mapToInt(square -> square.getKey().row() * size + square.getKey().col())
        .toArray();
  }

  /** A board of the kind for other sizes, in the standard size. */
  public static Board rays(Setup setup) {
    return new RayBoard(BoardSize.STANDARD, setup, MoveRights.KEPT);
  }

  public Setup setup(Side toMove) {
    Map<Site, Mark> marks = new TreeMap<>();
    squares.forEach((site, drawn) -> marks.put(site, mark(drawn)));
    return new Setup(marks, Optional.of(toMove));
  }

  private static Mark mark(char drawn) {
    return switch (drawn) {
      case 'B', 'b' -> Mark.BLACK;
      case 'W', 'w' -> Mark.WHITE;
      case '-', '+', '*' -> Mark.EMPTY;
      default -> throw new IllegalArgumentException("drawn: " + drawn);
    };
  }

  /** Every kind of board for this size, set up like this. */
  List<OthelloBoard> boards(Side toMove) {
    List<OthelloBoard> boards =
        new ArrayList<>(List.of(new RayBoard(size, setup(toMove), MoveRights.KEPT)));
    if (size == 8) {
      boards.add(new BitBoard(setup(toMove)));
    }
    return boards;
  }

  /** The board as it is drawn, without expectations. */
  public static String draw(Board board, int size) {
    StringBuilder drawing = new StringBuilder();
    for (int site = 0; site < size * size; site++) {
      drawing.append(
          switch (board.at(site)) {
            case BLACK -> 'B';
            case WHITE -> 'W';
            default -> '-';
          });
      if (site % size == size - 1) {
        drawing.append('\n');
      }
    }
    return drawing.toString();
  }
}
