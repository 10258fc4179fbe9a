package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures the computer players of Dots and Boxes: positions solved, and games of one level against
 * another. Levels 2 and up never open a chain while they can avoid it; levels 2 to 4 take all boxes
 * they can. All times are those of the thread's processor.
 */
public final class DotsStrength {
  private static final Pattern MOVE = Pattern.compile("([0-9]+):([+-][0-9]+)");
  private static final long LONG_MILLIS = 86_400_000;

  private final DotsFamily family = new DotsFamily();
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  /**
   * {@code boards FILE [LINES]}, {@code positions FILE}, {@code endings DOTS LINES COUNT}, {@code
   * match DOTS LEVEL LEVEL GAMES} or {@code levels DOTS GAMES}.
   */
  public static void main(String[] args) throws IOException {
    DotsStrength strength = new DotsStrength();
    switch (args[0]) {
      case "boards":
        strength.boards(Path.of(args[1]), args.length > 2 ? number(args[2]) : 25);
        break;
      case "positions":
        strength.positions(Path.of(args[1]));
        break;
      case "endings":
        strength.endings(strength.game(args[1]), number(args[2]), number(args[3]));
        break;
      case "match":
        strength.match(strength.game(args[1]), number(args[2]), number(args[3]), number(args[4]));
        break;
      default:
        Game game = strength.game(args[1]);
        for (int level = 2; level <= strength.family.bots().levels(game); level++) {
          strength.match(game, level, level - 1, number(args[2]));
        }
    }
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  private Game game(String dots) {
    return family.game(Map.of("size", dots));
  }

  private static Edges edges(String rows, String cols) {
    return new Edges(number(rows), number(cols));
  }

  private Game game(Edges edges) {
    return game(edges.rows() + 1 + "x" + (edges.cols() + 1));
  }

  private static Side toMove(Board board) {
    return board.movers().iterator().next();
  }

  private double millis() {
    return threads.getCurrentThreadCpuTime() / 1e6;
  }

  private List<Candidate> analyze(Game game, Board board) {
    Position position = Position.on(game, game.start(), board, IntUnaryOperator.identity());
    Bot solver = family.bots().solver(game).orElseThrow();
    return solver.analyze(position, toMove(board), SearchLimit.within(LONG_MILLIS, 1));
  }

  private static Map<Site, Double> values(List<Candidate> candidates, Lattice lattice) {
    Map<Site, Double> values = new HashMap<>();
    for (Candidate one : candidates) {
      values.put(lattice.site(lattice.index(one.move())), one.value());
    }
    return values;
  }

  private void boards(Path file, int most) throws IOException {
    for (String row : Files.readAllLines(file)) {
      String[] size = row.split(" ", 2)[0].split("x");
      Edges edges = edges(size[0], size[1]);
      if (edges.count() <= most) {
        Game game = game(edges);
        double begun = millis();
        List<Candidate> found = analyze(game, game.newBoard(game.start()));
        double took = millis() - begun;
        Map<Site, Double> values = values(found, game.lattice());
        Matcher move = MOVE.matcher(row);
        boolean isRight = true;
        while (move.find()) {
          Site site = game.lattice().site(edges.site(number(move.group(1))));
          isRight &= values.get(site) == number(move.group(2));
        }
        print(
            "%dx%d boxes, %d lines: value %.0f, all moves %s, %.0f ms",
            edges.rows(),
            edges.cols(),
            edges.count(),
            found.get(0).value(),
            isRight ? "right" : "WRONG",
            took);
      }
    }
  }

  private void positions(Path file) throws IOException {
    double begun = millis();
    int right = 0;
    int all = 0;
    for (String row : Files.readAllLines(file)) {
      if (!row.startsWith("#")) {
        all++;
        if (isRight(row.split(" "))) {
          right++;
        } else {
          print("WRONG: %s", row);
        }
      }
    }
    print("%d of %d positions right, with all best moves, %.0f ms", right, all, millis() - begun);
  }

  private boolean isRight(String[] fields) {
    Edges edges = edges(fields[0], fields[1]);
    Game game = game(edges);
    Board board = game.newBoard(game.start());
    for (int edge = 0; edge < edges.count(); edge++) {
      if (fields[2].charAt(edge) == '1') {
        board.play(toMove(board), edges.site(edge));
      }
    }
    List<Candidate> found = analyze(game, board);
    TreeSet<Site> best = new TreeSet<>();
    for (Map.Entry<Site, Double> one : values(found, game.lattice()).entrySet()) {
      if (one.getValue() == number(fields[3])) {
        best.add(one.getKey());
      }
    }
    TreeSet<Site> published = new TreeSet<>();
    for (int i = 4; i < fields.length; i++) {
      published.add(game.lattice().site(edges.site(number(fields[i]))));
    }
    return found.get(0).value() == number(fields[3]) && best.equals(published);
  }

  /** Solves positions that came about by lines at random, in most games only safe ones. */
  private void endings(Game game, int lines, int count) {
    double[] times = new double[count];
    for (int i = 0; i < count; i++) {
      Board board = made(game, lines, new Random(i), i % 4 != 3);
      double begun = millis();
      analyze(game, board);
      times[i] = millis() - begun;
    }
    Arrays.sort(times);
    print(
        "%s, %d lines left, every move: median %.1f ms, most %.1f ms of %d",
        game.summary(), lines, times[count / 2], times[count - 1], count);
  }

  private static Board made(Game game, int lines, Random random, boolean isSafe) {
    Board board = game.newBoard(game.start());
    int[] sites = new int[game.lattice().size()];
    int legal = board.legal(toMove(board), sites);
    while (legal > lines) {
      int site = sites[random.nextInt(legal)];
      for (int tries = 0; isSafe && tries < 50 && !isSafe((DotsBoard) board, site); tries++) {
        site = sites[random.nextInt(legal)];
      }
      board.play(toMove(board), site);
      legal = board.movers().isEmpty() ? 0 : board.legal(toMove(board), sites);
    }
    return board;
  }

  private static boolean isSafe(DotsBoard board, int line) {
    for (int box : board.besides(line)) {
      if (board.sides(box).orElse(0) >= 2) {
        return false;
      }
    }
    return true;
  }

  private void match(Game game, int level, int other, int games) {
    double points = 0;
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      Bot[] bots = {family.bots().bot(game, level), family.bots().bot(game, other)};
      Side first = (i & 1) == 0 ? Side.BLACK : Side.WHITE;
      Board board = game.newBoard(game.start());
      while (!board.movers().isEmpty()) {
        Side side = toMove(board);
        Position now = Position.on(game, game.start(), board, IntUnaryOperator.identity());
        SearchLimit thought = SearchLimit.within(LONG_MILLIS, 1000L * i + board.ply());
        double begun = millis();
        Decision decision = bots[side == first ? 0 : 1].decide(now, side, thought);
        if (side == first) {
          times.add(millis() - begun);
        }
        board.play(side, game.lattice().index(decision.move().orElseThrow()));
      }
      double ahead = board.score().of(first) - board.score().of(first.opponent());
      points += ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
    }
    times.sort(null);
    double share = points / games;
    print(
        "%s: level %d against %d: %.1f of %d, %.0f %% (+-%.0f), %.1f ms a move, 99 %% in %.0f ms",
        game.summary(),
        level,
        other,
        points,
        games,
        100 * share,
        196 * Math.sqrt(share * (1 - share) / games),
        times.stream().mapToDouble(one -> one).average().orElse(0),
        times.get(times.size() * 99 / 100));
  }

  private static void print(String format, Object... values) {
    System.out.printf(Locale.ROOT, format + "%n", values);
  }
}
