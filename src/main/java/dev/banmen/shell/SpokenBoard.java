package dev.banmen.shell;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.picture.Rows;
import dev.banmen.say.GameSentences;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A board as rows of letters with coordinates, or as sentences, row by row. Immutable. */
record SpokenBoard(Position position, GameSentences gameSentences) {
  /**
   * The board with a character for each site, as the exercises print it, with coordinates above and
   * at the left.
   */
  static List<String> rows(Position position) {
    Notation notation = position.game().notation();
    Lattice lattice = position.lattice();
    int gutter = longest(lattice.rows(), notation::row);
    int wide = Math.max(1, longest(lattice.cols(), notation::column));
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(" ".repeat(gutter));
    for (int col = 0; col < lattice.cols(); col++) {
      cell(notation.column(col), wide, head);
    }
    lines.add(head.toString().stripTrailing());
    List<String> rows = Rows.of(position);
    for (int row = 0; row < lattice.rows(); row++) {
      String label = notation.row(row);
      StringBuilder line = new StringBuilder(" ".repeat(gutter - label.length()) + label);
      for (int col = 0; col < lattice.cols(); col++) {
        cell(rows.get(row).substring(col, col + 1), wide, line);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static int longest(int count, IntFunction<String> label) {
    return IntStream.range(0, count).map(i -> label.apply(i).length()).max().orElse(0);
  }

  private static void cell(String text, int wide, StringBuilder line) {
    line.append(' ').append(" ".repeat(wide - text.length())).append(text);
  }

  /** A sentence for each row that isn't empty, and one for those that are. */
  List<String> sentences() {
    Notation notation = position.game().notation();
    List<String> lines = new ArrayList<>();
    List<String> empty = new ArrayList<>();
    String label = "";
    for (int row = 0; row < position.lattice().rows(); row++) {
      boolean isNamed = !notation.row(row).isEmpty();
      label = isNamed ? notation.row(row) : label;
      String what = what(row);
      if (!what.isEmpty()) {
        lines.add(gameSentences.text(isNamed ? "board.row" : "board.below", label, what));
      } else if (isNamed) {
        empty.add(label);
      }
    }
    if (lines.isEmpty()) {
      return List.of(gameSentences.text("board.empty"));
    } else if (!empty.isEmpty()) {
      lines.add(gameSentences.text("board.rows.empty", gameSentences.listed(empty), empty.size()));
    }
    return lines;
  }

  /** Describes the pieces on a row, the first side's first; nothing if it is empty. */
  private String what(int row) {
    List<String> parts = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Site> sites = new ArrayList<>();
      for (int col = 0; col < position.lattice().cols(); col++) {
        Site site = new Site(row, col);
        if (position.at(site) == side.mark()) {
          sites.add(site);
        }
      }
      if (!sites.isEmpty()) {
        parts.add(
            gameSentences.text(
                "board.side", gameSentences.colour(side), gameSentences.list(sites)));
      }
    }
    return WordList.parts(gameSentences.words().language(), parts);
  }
}
