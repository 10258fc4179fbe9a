package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.SharedData;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Published values of small boards from the start, and of positions on larger ones. */
class DotsSolvedTest {
  /** A board of 17 lines has 2^17 positions; one of 22 would take minutes. */
  private static final int MOST_LINES = 17;

  private static final Pattern BOARD =
      Pattern.compile("([0-9]+)x([0-9]+) boxes .*value\\S*=(\\S+) .*");
  private static final Pattern MOVE = Pattern.compile("([0-9]+):([+-][0-9]+)");
  private static final Pattern COUNT = Pattern.compile("(-?[0-9]+)=([0-9]+)");

  @Test
  void smallBoardsHaveTheirKnownValues() throws IOException {
    int boards = 0;
    for (String line : SharedData.lines("dots/solved_boards.txt")) {
      Matcher matcher = BOARD.matcher(line);
      if (matcher.matches()) {
        Edges edges = edges(matcher.group(1), matcher.group(2));
        if (edges.count() <= MOST_LINES) {
          solve(edges, Integer.parseInt(matcher.group(3)), line);
          boards++;
        }
      }
    }
    assertThat(boards).isEqualTo(7); // 1x1 to 1x5, 2x2, 2x3
  }

  private static void solve(Edges edges, int value, String line) {
    Solver solver = new Solver(edges);
    assertThat(solver.value(0)).as(line).isEqualTo(value);
    Matcher move = MOVE.matcher(line);
    int moves = 0;
    while (move.find()) {
      int edge = Integer.parseInt(move.group(1));
      assertThat(solver.after(0, edge)).as(line).isEqualTo(Integer.parseInt(move.group(2)));
      moves++;
    }
    assertThat(moves).isEqualTo(edges.count());
    Map<Integer, Integer> counts = new HashMap<>();
    Matcher count = COUNT.matcher(line.substring(line.indexOf("hist:")));
    while (count.find()) {
      counts.put(Integer.valueOf(count.group(1)), Integer.valueOf(count.group(2)));
    }
    assertThat(solver.histogram()).as(line).isEqualTo(counts);
  }

  @Test
  void positionsHaveTheirKnownValuesAndBestLines() throws IOException {
    Map<Edges, Solver> solvers = new HashMap<>();
    int positions = 0;
    for (String line : SharedData.lines("dots/solved_positions.txt")) {
      String[] fields = line.split(" ");
      Edges edges = line.startsWith("#") ? new Edges(1, 1) : edges(fields[0], fields[1]);
      long open = line.startsWith("#") ? 99 : fields[2].chars().filter(c -> c == '0').count();
      if (open <= 12) {
        check(edges, solvers.computeIfAbsent(edges, Solver::new), fields);
        positions++;
      }
    }
    assertThat(positions).isGreaterThan(2500);
  }

  private static void check(Edges edges, Solver solver, String[] fields) {
    long drawn = 0;
    for (int edge = 0; edge < edges.count(); edge++) {
      if (fields[2].charAt(edge) == '1') {
        drawn |= 1L << edge;
        solver.draw(edge);
      }
    }
    int value = Integer.parseInt(fields[3]);
    TreeSet<Integer> best = new TreeSet<>();
    for (int edge = 0; edge < edges.count(); edge++) {
      if ((drawn >> edge & 1) == 0 && solver.after(drawn, edge) == value) {
        best.add(edge);
      }
    }
    List<String> named = List.of(fields).subList(4, fields.length);
    assertThat(solver.value(drawn)).as(fields[2]).isEqualTo(value);
    assertThat(best)
        .as(fields[2])
        .containsExactlyElementsOf(named.stream().map(Integer::valueOf).toList());
    for (int i = Long.bitCount(drawn); i > 0; i--) {
      solver.undo();
    }
  }

  private static Edges edges(String rows, String cols) {
    return new Edges(Integer.parseInt(rows), Integer.parseInt(cols));
  }
}
