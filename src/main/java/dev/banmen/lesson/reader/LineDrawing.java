package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Site;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A drawn board of dots, lines and boxes, where every column counts: one character per site, or
 * three between two dots of a row.
 */
final class LineDrawing extends Drawing {
  private static final String DOTS = "+•";
  private static final Pattern TWO_DOTS = Pattern.compile("[+•](?:[^+•]*[+•])?");
  private static final String NOTHING = " ";
  private static final String BLACK_LINE = "-|━┃";
  private static final String WHITE_LINE = "=H═║";
  private static final String AROUND = " ()";

  private int left; // the first column's place
  private int stretch; // from one column to the next

  LineDrawing(Game game, Faults faults) {
    super(game, faults);
  }

  @Override
  void read(FencedBlock fence) {
    List<LocatedText> rows = rows(fence, withoutBlankEnds(fence.rows()));
    if (rows.isEmpty()) {
      return;
    }
    measure(rows.get(0));
    for (int row = 0; row < rows.size(); row++) {
      row(row, rows.get(row));
    }
  }

  private static List<LocatedText> withoutBlankEnds(List<LocatedText> drawn) {
    List<LocatedText> full = drawn.stream().filter(line -> !line.text().isBlank()).toList();
    return full.isEmpty()
        ? full
        : drawn.subList(
            drawn.indexOf(full.get(0)), drawn.lastIndexOf(full.get(full.size() - 1)) + 1);
  }

  /** Reads the scale from the first row, which has the dots: from the place of the first two. */
  private void measure(LocatedText first) {
    Matcher dots = TWO_DOTS.matcher(first.text());
    boolean isThere = dots.find();
    left = isThere ? dots.start() : first.text().length();
    stretch = isThere && dots.end() - left == 5 ? 2 : 1;
  }

  private void row(int row, LocatedText line) {
    String label = game.notation().row(row);
    LocatedText before = line.part(0, left);
    if (!before.isEmpty() && !before.is(label)) {
      faults.add(before, "board.before", before.text());
      return;
    }
    for (int col = 0; col < lattice.cols(); col++) {
      site(new Site(row, col), line, left + stretch * col);
    }
    int end = left + stretch * (lattice.cols() - 1) + 1;
    LocatedText after = line.part(end, line.text().length());
    if (!after.isEmpty() && !after.is(label)) {
      faults.add(after, "board.after", after.text(), row + 1);
    }
  }

  private void site(Site site, LocatedText line, int x) {
    LocatedText drawn = at(line, x);
    boolean isRead;
    if (lattice.isOpen(site)) {
      isRead = put(site, drawn, NOTHING, BLACK_LINE, WHITE_LINE);
    } else if (site.row() % 2 == 0) {
      boolean isDot = !drawn.isEmpty() && DOTS.contains(drawn.text());
      if (!isDot) {
        faults.add(drawn, "board.dot", drawn.text());
      }
      return;
    } else {
      isRead = put(site, drawn, NOTHING, "A", "B");
    }
    for (int side = -1; stretch == 2 && side <= 1 && site.col() % 2 == 1; side += 2) {
      LocatedText beside = at(line, x + side);
      isRead &= beside.isEmpty() || beside.is(drawn.text()) || AROUND.contains(beside.text());
    }
    if (!isRead) {
      faults.add(drawn, "board.line", drawn.text());
    }
  }

  private static LocatedText at(LocatedText line, int x) {
    return line.part(x, x + 1);
  }
}
