package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A board drawn in a test: {@code X} black, {@code O} white, {@code .} empty; a lower-case letter
 * is an empty point that the test speaks of.
 */
public record GoDiagram(int rows, int cols, Setup setup, Map<Character, Site> points) {
  public static GoDiagram of(String text) {
    return of(text, Side.BLACK);
  }

  public static GoDiagram of(String text, Side toMove) {
    String[] lines = text.strip().split("\\s*\n\\s*");
    Map<Site, Mark> marks = new TreeMap<>();
    Map<Character, Site> points = new TreeMap<>();
    int cols = lines[0].split(" ").length;
    for (int row = 0; row < lines.length; row++) {
      String[] cells = lines[row].split(" ");
      for (int col = 0; col < cols; col++) {
        char c = cells[col].charAt(0);
        Site site = new Site(row, col);
        if (c == 'X' || c == 'O') {
          marks.put(site, c == 'X' ? Mark.BLACK : Mark.WHITE);
        } else if (c != '.') {
          points.put(c, site);
        }
      }
    }
    return new GoDiagram(lines.length, cols, new Setup(marks, Optional.of(toMove)), points);
  }

  /** The lattice number of a lettered point. */
  public int at(char letter) {
    Site site = points.get(letter);
    return site.row() * cols + site.col();
  }

  GoBoard board(GoRules rules) {
    return new GoBoard(new Grid(rows, cols), rules, setup);
  }

  /** Draws a board in the same letters. */
  public static String draw(Board board, Lattice lattice) {
    StringBuilder text = new StringBuilder();
    for (int site = 0; site < lattice.size(); site++) {
      Mark mark = board.at(site);
      text.append(mark == Mark.BLACK ? 'X' : mark == Mark.WHITE ? 'O' : '.');
      text.append((site + 1) % lattice.cols() == 0 ? '\n' : ' ');
    }
    return text.toString();
  }

  public String draw(Board board) {
    return draw(board, Lattice.full(rows, cols, dev.banmen.game.Ground.CROSSINGS));
  }
}
