package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A drawn board of pieces on crossings or in squares: one character per site, not counting blanks.
 */
final class PieceDrawing extends Drawing {
  private static final String NOTHING = ".-_,+·┌┬┐├┼┤└┴┘╋";
  private static final String BLACK = "XB●";
  private static final String WHITE = "OW○";
  private static final Pattern CELL = Pattern.compile("[^ ─()]");

  PieceDrawing(Game game, Faults faults) {
    super(game, faults);
  }

  @Override
  void read(FencedBlock fence) {
    List<LocatedText> drawn = new ArrayList<>();
    for (LocatedText row : fence.rows()) {
      LocatedText line = row.part(0, row.text().length());
      if (!line.isEmpty()) {
        drawn.add(line);
      }
    }
    List<LocatedText> rows = rows(fence, drawn);
    for (int row = 0; row < rows.size(); row++) {
      row(row, rows.get(row));
    }
  }

  private void row(int row, LocatedText line) {
    List<LocatedText> cells = cells(bare(line, game.notation().row(row)));
    if (cells.size() != lattice.cols()) {
      faults.add(line, "board.cols", row + 1, cells.size(), lattice.cols());
      return;
    }
    for (int col = 0; col < cells.size(); col++) {
      if (!put(new Site(row, col), cells.get(col), NOTHING, BLACK, WHITE)) {
        faults.add(cells.get(col), "board.piece", cells.get(col).text());
      }
    }
  }

  /** The line without the row's labels at either end, if it would be too long with them. */
  private LocatedText bare(LocatedText line, String label) {
    LocatedText bare = line;
    if (cells(bare).size() > lattice.cols() && first(bare).is(label)) {
      bare = bare.part(label.length(), bare.text().length());
    }
    if (cells(bare).size() > lattice.cols() && last(bare).is(label)) {
      bare = bare.part(0, bare.text().length() - label.length());
    }
    return bare;
  }

  private static LocatedText first(LocatedText line) {
    return line.words().get(0);
  }

  private static LocatedText last(LocatedText line) {
    return line.words().get(line.words().size() - 1);
  }

  private static List<LocatedText> cells(LocatedText line) {
    return line.all(CELL);
  }
}
