package dev.banmen.gtp.engine;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.WilsonInterval;
import dev.banmen.gtp.Vertices;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Writes moves and their values in a line, as Leela Zero or KataGo does: for each {@code info move
 * D4 visits 12 winrate 5234 prior 1200 lcb 5000 order 0 pv D4 Q16}. Immutable.
 *
 * @param side whose moves they are; all values are its own
 * @param isKata whether shares of wins are written from 0 to 1, with leads, and not from 0 to 10000
 */
record AnalysisWriter(EngineGame table, Side side, boolean isKata) {
  private static final int LEELA_SCALE = 10_000;

  /**
   * Returns the line; empty if there are no moves.
   *
   * @param candidates best first
   * @param owners who will probably own each site, 1 for Black, if that is asked for
   */
  String line(List<Candidate> candidates, Optional<double[]> owners) {
    StringJoiner line = new StringJoiner(" ");
    for (int order = 0; order < candidates.size(); order++) {
      line.add(info(candidates.get(order), order));
    }
    if (!candidates.isEmpty() && owners.isPresent()) {
      int sign = side == Side.BLACK ? 1 : -1;
      line.add("ownership");
      for (double owner : table.fromTop(owners.get())) {
        line.add(String.format(Locale.ROOT, "%.4f", sign * owner));
      }
    }
    return line.toString();
  }

  private String info(Candidate candidate, int order) {
    Vertices vertices = table.vertices();
    int visits = Math.max(1, candidate.visits()); // of those that don't count
    double share = ComputerPlayers.of(table.family()).share(table.position(), candidate);
    StringJoiner info = new StringJoiner(" ", "info move ", "");
    info.add(vertices.name(candidate.move()));
    info.add("visits " + visits).add("winrate " + share(share));
    if (isKata && candidate.lead().isPresent()) {
      String lead = String.format(Locale.ROOT, "%.4f", candidate.lead().getAsDouble());
      info.add("scoreMean " + lead).add("scoreLead " + lead);
    }
    info.add("prior " + share(candidate.prior()));
    info.add("lcb " + share(WilsonInterval.of(share, visits).from()));
    info.add("order " + order).add("pv");
    for (Move move : candidate.line()) {
      info.add(vertices.name(move));
    }
    return info.toString();
  }

  private String share(double share) {
    return isKata
        ? String.format(Locale.ROOT, "%.6f", share)
        : Long.toString(Math.round(LEELA_SCALE * share));
  }
}
