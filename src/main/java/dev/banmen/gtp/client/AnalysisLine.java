package dev.banmen.gtp.client;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.TriedMove;
import dev.banmen.gtp.Vertices;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringTokenizer;

/**
 * Reads the lines of {@code lz-analyze} (Leela Zero) and {@code kata-analyze} (KataGo): for each
 * move {@code info move D4 visits 20 winrate 0.51 order 0 pv D4 E5}, all of them in one line. Moves
 * that are illegal, or not written like this, are left out. Immutable.
 */
final class AnalysisLine {
  private static final String INFO = "info";

  /** The number by which Leela Zero multiplies a share. */
  private static final double LEELA_SCALE = 10_000;

  /** A candidate, and its place among the others. */
  private record RankedCandidate(Candidate candidate, double order) {}

  private final Position position;
  private final Side side;
  private final Vertices vertices;
  private final double scale;

  /**
   * Reads lines about a position in which a side is to move.
   *
   * @param isLeela whether shares of wins are written from 0 to 10000, not from 0 to 1
   */
  AnalysisLine(Position position, Side side, boolean isLeela) {
    this.position = position;
    this.side = side;
    vertices = new Vertices(position.game());
    scale = isLeela ? LEELA_SCALE : 1;
  }

  /** Whether a line says anything of moves, right or wrong. */
  static boolean isAbout(String line) {
    return line.startsWith(INFO + " ");
  }

  /** Returns the moves of a line, best first; none if it has none. */
  List<Candidate> candidates(String line) {
    List<RankedCandidate> ranked = new ArrayList<>();
    Map<String, String> fields = new HashMap<>();
    List<Move> moves = new ArrayList<>();
    StringTokenizer words = new StringTokenizer(line, " ");
    boolean isLine = false; // the moves expected follow
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      Optional<Move> next = isLine ? next(word, moves.size()) : Optional.empty();
      next.ifPresent(moves::add);
      isLine = word.equals("pv") || next.isPresent();
      if (word.equals(INFO)) {
        add(fields, moves, ranked);
        fields.clear();
        moves.clear();
      } else if (!isLine && words.hasMoreTokens()) {
        fields.putIfAbsent(word, words.nextToken());
      }
    }
    add(fields, moves, ranked);
    ranked.sort(Comparator.comparingDouble(RankedCandidate::order));
    return TriedMove.preferred(ranked.stream().map(RankedCandidate::candidate).toList());
  }

  private Optional<Move> next(String word, int moves) {
    return vertices.move(moves % 2 == 0 ? side : side.opponent(), word);
  }

  private void add(Map<String, String> fields, List<Move> line, List<RankedCandidate> ranked) {
    Optional<Move> move = vertices.move(side, fields.getOrDefault("move", "-"));
    double share = number(fields.get("winrate")) / scale;
    double order = number(fields.getOrDefault("order", Integer.toString(ranked.size())));
    if (move.isPresent() && share >= 0 && share <= 1 && position.miss(move.get()).isEmpty()) {
      boolean isItsLine = !line.isEmpty() && line.get(0).equals(move.get());
      List<Move> expected = isItsLine ? line : List.of(move.get());
      ranked.add(
          new RankedCandidate(
              new Candidate(
                  move.get(),
                  share,
                  false,
                  expected,
                  lead(fields),
                  Math.max(0, (int) number(fields.get("visits"))), // 0 for no number
                  prior(number(fields.get("prior")) / scale)),
              order));
    }
  }

  private static double prior(double share) {
    return share >= 0 && share <= 1 ? share : 0;
  }

  /** None is larger than the board and the komi. Older KataGo only says {@code scoreMean}. */
  private OptionalDouble lead(Map<String, String> fields) {
    double lead = number(fields.getOrDefault("scoreLead", fields.get("scoreMean")));
    double most = position.lattice().size() + Math.abs(position.game().komi());
    return Math.abs(lead) <= most ? OptionalDouble.of(lead) : OptionalDouble.empty();
  }

  /** Reads a number; NaN for anything else. */
  private static double number(String text) {
    try {
      return text == null ? Double.NaN : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
