package dev.banmen.tui.page.edit;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.text.Words;
import dev.banmen.tui.text.CellText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a board drawn as text, row by row. Pieces: {@code B X 2} and {@code W O 1}, in upper or
 * lower case; nothing: {@code . - _ + 0} (Capture Go's exercise has 1 white and 2 black, UVa 220
 * has {@code -}); blanks between them are ignored. An extra line with one piece gives the side to
 * move. On a doubled lattice every character counts: {@code + .} dots, {@code - |} and {@code = H}
 * lines of the first and the second side, {@code A B} their boxes, else blanks. A board with
 * coordinates is read by these, see {@link LabelledBoard}. Used for one text.
 */
final class PastedBoard {
  private static final String NOTHING = ".-_+0·∙";
  private static final String BLACK = "bx2#●◉";
  private static final String WHITE = "wo1○◌";
  private static final String DOTS = "+.•*";
  private static final String FIRST = "-|a━┃";
  private static final String SECOND = "=hb═║";

  private final Draft draft;
  private final Lattice lattice;
  private final Words words;
  private final boolean isDoubled;
  private final Map<Site, Mark> marks = new HashMap<>();

  private PastedBoard(Draft draft, Words words) {
    this.draft = draft;
    this.words = words;
    lattice = draft.game().lattice();
    isDoubled = lattice.ground() == Ground.LINES;
  }

  /**
   * Returns the draft with the drawn marks in place of its own.
   *
   * @throws InputFault with row and column from 1, in the board's own rows and places
   */
  static Draft read(Draft draft, Words words, String text) throws InputFault {
    return new PastedBoard(draft, words).read(text);
  }

  private Draft read(String text) throws InputFault {
    Optional<Map<Site, Mark>> labelled = LabelledBoard.read(draft, words, text);
    if (labelled.isPresent()) {
      return draft.with(labelled.get(), draft.toMove());
    }
    List<String> rows = rows(text);
    Side toMove = draft.toMove();
    if (rows.size() == lattice.rows() + 1 && lattice.cols() > 1) {
      Mark mover = mark(rows.get(lattice.rows()));
      toMove = mover == null ? toMove : mover.side().orElse(toMove);
      rows = mover == null ? rows : rows.subList(0, lattice.rows());
    }
    if (rows.size() != lattice.rows()) {
      int found = rows.size();
      String message = words.text("edit.paste.rows", found, lattice.rows(), lattice.cols());
      throw new InputFault(found, 0, message);
    }
    for (int row = 0; row < rows.size(); row++) {
      read(row, rows.get(row));
    }
    return draft.with(marks, toMove);
  }

  /** Returns the mark that a line of a single piece gives, or null. */
  private static Mark mark(String row) {
    Mark mark = row.length() == 1 ? mark(row.charAt(0), BLACK, WHITE) : null;
    return mark == Mark.EMPTY ? null : mark;
  }

  private List<String> rows(String text) {
    List<String> rows = new ArrayList<>();
    for (String line : text.replace("\r\n", "\n").replace('\r', '\n').split("\n")) {
      if (isDoubled) {
        rows.add(line);
      } else if (!line.isBlank()) {
        rows.add(line.replace(" ", "").replace("\t", ""));
      }
    }
    while (!rows.isEmpty() && rows.get(0).isBlank()) {
      rows.remove(0);
    }
    while (!rows.isEmpty() && rows.get(rows.size() - 1).isBlank()) {
      rows.remove(rows.size() - 1);
    }
    return rows;
  }

  private void read(int row, String drawn) throws InputFault {
    boolean fits = isDoubled ? drawn.length() <= lattice.cols() : drawn.length() == lattice.cols();
    if (!fits) {
      throw new InputFault(
          row + 1L, 0, words.text("edit.paste.cols", row + 1, drawn.length(), lattice.cols()));
    }
    for (int col = 0; col < drawn.length(); col++) {
      Site site = new Site(row, col);
      Mark mark = draft.takes(site) ? mark(drawn.charAt(col)) : fixture(drawn.charAt(col));
      if (mark == null) {
        throw unknown(site, drawn.charAt(col));
      } else if (mark.side().isPresent()) {
        marks.put(site, mark);
      }
    }
  }

  private InputFault unknown(Site site, char found) {
    int row = site.row() + 1;
    int col = site.col() + 1;
    char shown = CellText.shown(found);
    String message =
        !draft.takes(site)
            ? words.text("edit.paste.dot", row, col, shown)
            : isDoubled
                ? words.text("edit.paste.line", row, col, shown)
                : words.text("edit.paste.piece", row, col, shown);
    return new InputFault(row, col, message);
  }

  /** Returns a character's mark; null if it means nothing. */
  private Mark mark(char c) {
    if (isDoubled) {
      return c == ' ' || c == '.' ? Mark.EMPTY : mark(c, FIRST, SECOND);
    }
    return NOTHING.indexOf(c) >= 0 ? Mark.EMPTY : mark(c, BLACK, WHITE);
  }

  private static Mark mark(char c, String black, String white) {
    char small = Character.toLowerCase(c);
    return black.indexOf(small) >= 0 ? Mark.BLACK : white.indexOf(small) >= 0 ? Mark.WHITE : null;
  }

  private static Mark fixture(char c) {
    return c == ' ' || DOTS.indexOf(c) >= 0 ? Mark.FIXTURE : null;
  }
}
