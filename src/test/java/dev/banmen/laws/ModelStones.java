package dev.banmen.laws;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Stones on the points of a grid, without a game around them: groups, liberties, lifting.
 * Immutable.
 *
 * @param rows number of rows
 * @param cols number of columns
 * @param marks one character for each point in reading order: {@code B}, {@code W} or {@code .}
 */
public record ModelStones(int rows, int cols, String marks) {
  public static ModelStones of(int rows, int cols, Setup setup) {
    StringBuilder marks = new StringBuilder();
    for (int site = 0; site < rows * cols; site++) {
      Mark mark = setup.at(new Site(site / cols, site % cols));
      marks.append(mark.side().map(ModelStones::letter).orElse('.'));
    }
    return new ModelStones(rows, cols, marks.toString());
  }

  /** The stones of a diagram, one line a row. */
  public static ModelStones of(String diagram) {
    List<String> lines = diagram.lines().toList();
    return new ModelStones(lines.size(), lines.get(0).length(), String.join("", lines));
  }

  public static char letter(Side side) {
    return side == Side.BLACK ? 'B' : 'W';
  }

  public char at(int site) {
    return marks.charAt(site);
  }

  public Mark mark(int site) {
    return switch (at(site)) {
      case 'B' -> Mark.BLACK;
      case 'W' -> Mark.WHITE;
      default -> Mark.EMPTY;
    };
  }

  public int count(char letter) {
    return (int) marks.chars().filter(mark -> mark == letter).count();
  }

  public ModelStones with(int site, char letter) {
    return new ModelStones(
        rows, cols, marks.substring(0, site) + letter + marks.substring(site + 1));
  }

  public ModelStones without(Set<Integer> sites) {
    StringBuilder left = new StringBuilder(marks);
    sites.forEach(site -> left.setCharAt(site, '.'));
    return new ModelStones(rows, cols, left.toString());
  }

  public List<Integer> neighbours(int site) {
    List<Integer> neighbours = new ArrayList<>();
    if (site >= cols) {
      neighbours.add(site - cols);
    }
    if (site % cols > 0) {
      neighbours.add(site - 1);
    }
    if (site % cols < cols - 1) {
      neighbours.add(site + 1);
    }
    if (site < (rows - 1) * cols) {
      neighbours.add(site + cols);
    }
    return neighbours;
  }

  /** The points of the same letter connected to this one. */
  public Set<Integer> group(int site) {
    Set<Integer> group = new TreeSet<>(Set.of(site));
    Deque<Integer> open = new ArrayDeque<>(group);
    while (!open.isEmpty()) {
      for (int next : neighbours(open.pop())) {
        if (at(next) == at(site) && group.add(next)) {
          open.push(next);
        }
      }
    }
    return group;
  }

  /** Whether a point of this letter is beside one of these points. */
  public boolean reaches(Set<Integer> points, char letter) {
    for (int point : points) {
      for (int next : neighbours(point)) {
        if (at(next) == letter) {
          return true;
        }
      }
    }
    return false;
  }

  public boolean hasLiberty(int site) {
    return reaches(group(site), '.');
  }

  /** These stones without the groups of this side that have no liberty, wherever they are. */
  public ModelStones lifted(Side side) {
    StringBuilder left = new StringBuilder(marks);
    Set<Integer> seen = new TreeSet<>();
    for (int site = 0; site < marks.length(); site++) {
      if (at(site) == letter(side) && !seen.contains(site)) {
        Set<Integer> group = group(site);
        seen.addAll(group);
        if (!reaches(group, '.')) {
          group.forEach(point -> left.setCharAt(point, '.'));
        }
      }
    }
    return new ModelStones(rows, cols, left.toString());
  }
}
