package dev.banmen.picture;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a board as the exercises print it: one character per site, the upper row first. Crossings
 * are {@code B W .}, squares {@code B W -}; on a doubled lattice dots are {@code +}, drawn lines
 * {@code - |}, boxes {@code A B} by their owner, all else blank.
 */
public final class Rows {
  private Rows() {}

  public static List<String> of(Position position) {
    Lattice lattice = position.lattice();
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < lattice.rows(); row++) {
      StringBuilder text = new StringBuilder(lattice.cols());
      for (int col = 0; col < lattice.cols(); col++) {
        Site site = new Site(row, col);
        Mark mark = position.at(site);
        text.append(
            lattice.ground() == Ground.LINES ? doubled(site, mark) : piece(lattice.ground(), mark));
      }
      rows.add(text.toString());
    }
    return rows;
  }

  private static char piece(Ground ground, Mark mark) {
    return switch (mark) {
      case BLACK -> 'B';
      case WHITE -> 'W';
      default -> ground == Ground.SQUARES ? '-' : '.';
    };
  }

  private static char doubled(Site site, Mark mark) {
    boolean isOddRow = site.row() % 2 == 1;
    boolean isOddCol = site.col() % 2 == 1;
    if (!isOddRow && !isOddCol) {
      return '+';
    } else if (mark == Mark.EMPTY) {
      return ' ';
    } else if (isOddRow && isOddCol) {
      return mark == Mark.BLACK ? 'A' : 'B';
    }
    return isOddRow ? '|' : '-';
  }
}
