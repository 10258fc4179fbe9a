package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Boards as text, one character for each site: {@code +} a dot, {@code -} and {@code |} lines of
 * the first player, {@code =} and {@code !} of the second, {@code A} and {@code B} boxes with their
 * owner.
 */
final class DotsDrawing {
  private DotsDrawing() {}

  /** The set-up that a drawing shows. */
  static Setup setup(String drawing, Side toMove) {
    Map<Site, Mark> marks = new HashMap<>();
    List<String> rows = drawing.lines().toList();
    for (int row = 0; row < rows.size(); row++) {
      for (int col = 0; col < rows.get(row).length(); col++) {
        char c = rows.get(row).charAt(col);
        if ("-|A".indexOf(c) >= 0) {
          marks.put(new Site(row, col), Mark.BLACK);
        } else if ("=!B".indexOf(c) >= 0) {
          marks.put(new Site(row, col), Mark.WHITE);
        }
      }
    }
    return new Setup(marks, Optional.of(toMove));
  }

  /** The size of a drawing in dots. */
  static Size dots(String drawing) {
    List<String> rows = drawing.lines().toList();
    return new Size((rows.size() + 1) / 2, (rows.get(0).length() + 1) / 2);
  }

  static DotsGame game(String drawing) {
    return new DotsGame(dots(drawing), Ties.DRAW);
  }

  static Board board(String drawing, Side toMove) {
    return game(drawing).newBoard(setup(drawing, toMove));
  }

  /** The drawing of a board, without blanks at the ends of lines. */
  static String of(DotsGame game, Board board) {
    int cols = game.lattice().cols();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < game.lattice().rows(); row++) {
      StringBuilder line = new StringBuilder();
      for (int col = 0; col < cols; col++) {
        line.append(character(row, col, board.at(row * cols + col)));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static char character(int row, int col, Mark mark) {
    String shapes = row % 2 == 1 && col % 2 == 1 ? "AB" : row % 2 == 0 ? "-=" : "|!";
    return switch (mark) {
      case EMPTY -> ' ';
      case FIXTURE -> '+';
      case BLACK -> shapes.charAt(0);
      case WHITE -> shapes.charAt(1);
    };
  }

  /** Plays lines by name, each by the side to move. */
  static void play(DotsGame game, Board board, String... lines) {
    for (String line : lines) {
      Side side = board.movers().iterator().next();
      int miss = board.play(side, site(game, line));
      if (miss != 0) {
        throw new IllegalArgumentException(line + ": miss " + miss);
      }
    }
  }

  static int site(DotsGame game, String name) {
    return game.lattice().index(game.notation().parse(name).orElseThrow());
  }
}
