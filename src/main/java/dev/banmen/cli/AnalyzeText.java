package dev.banmen.cli;

import com.google.gson.stream.JsonWriter;
import dev.banmen.cli.options.CliText;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.TriedMove;
import dev.banmen.game.facet.ScoreWords;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The values of a position's moves, for people and for scripts. Immutable.
 *
 * @param candidates best first; empty once the game is over
 * @param unit what exact values count
 */
record AnalyzeText(Position position, List<Candidate> candidates, String unit) {
  /** The unit of values that are not exact: the share of wins, from 0 to 1. */
  static final String SHARE = "share";

  private static final int COLUMN = 8;

  AnalyzeText {
    candidates = agreeing(candidates);
  }

  /**
   * The same, with leads that agree with the shares: a move that is worth as much as the one before
   * it may have been tried too little to be worth more ({@link TriedMove#preferred}), and so it
   * leads by no more, either.
   */
  private static List<Candidate> agreeing(List<Candidate> candidates) {
    List<Candidate> all = new ArrayList<>();
    for (Candidate one : candidates) {
      Candidate before = all.isEmpty() ? one : all.get(all.size() - 1);
      boolean leadsByMore =
          one.value() == before.value()
              && one.lead().isPresent()
              && one.lead().getAsDouble() > before.lead().orElse(Double.POSITIVE_INFINITY);
      all.add(leadsByMore ? one.leading(before.lead()) : one);
    }
    return all;
  }

  /** Returns a line that says who is to move, then one for each move. */
  String lines(CliText wording) {
    Game game = position.game();
    if (candidates.isEmpty()) {
      return wording.of("analyze.over") + "\n";
    }
    Side side = candidates.get(0).move().side();
    StringBuilder text = new StringBuilder();
    text.append(wording.of("analyze.side", game.words().side(side))).append('\n');
    for (Candidate one : candidates) {
      String value =
          one.isExact()
              ? ScoreWords.of(game).points(Math.abs(one.value()))
              : String.format(Locale.ROOT, "%.1f%%", 100 * one.value());
      String sign = !one.isExact() || one.value() == 0 ? "" : one.value() > 0 ? "+" : "-";
      String line = String.join(" ", one.line().stream().map(this::name).toList());
      text.append(column(name(one.move()))).append(column(sign + value));
      one.lead().ifPresent(lead -> text.append(column(lead(lead))));
      text.append(line).append('\n');
    }
    return text.toString();
  }

  private String lead(double lead) {
    double points = Double.parseDouble(String.format(Locale.ROOT, "%.1f", Math.abs(lead)));
    String sign = points == 0 ? "" : lead < 0 ? "-" : "+";
    return sign + position.game().words().margin(points);
  }

  private static String column(String text) {
    return text + " ".repeat(Math.max(2, COLUMN - text.length()));
  }

  private String name(Move move) {
    return position.game().notation().name(move);
  }

  private String unit(Candidate one) {
    return one.isExact() ? unit : SHARE;
  }

  /** Writes one JSON object (RFC 8259) and a line end. */
  void writeJson(Writer out) throws IOException {
    JsonWriter json = new JsonWriter(out);
    json.beginObject();
    json.name("game").value(position.game().id());
    json.name("toMove").value(position.toMove().map(Side::id).orElse(null));
    json.name("unit").value(candidates.isEmpty() ? unit : unit(candidates.get(0)));
    json.name("moves").beginArray();
    for (Candidate one : candidates) {
      json.beginObject();
      json.name("move").value(name(one.move()));
      json.name("value").jsonValue(value(one));
      json.name("exact").value(one.isExact());
      json.name("unit").value(unit(one));
      if (one.lead().isPresent()) {
        json.name("lead").jsonValue(String.format(Locale.ROOT, "%.2f", one.lead().getAsDouble()));
      }
      if (one.visits() > 0) {
        json.name("visits").value(one.visits());
      }
      json.name("line").beginArray();
      for (Move move : one.line()) {
        json.value(name(move));
      }
      json.endArray().endObject();
    }
    json.endArray().endObject();
    out.write('\n');
  }

  private static String value(Candidate one) {
    double value = one.value() == 0 ? 0 : one.value(); // no -0
    return one.isExact()
        ? (value < 0 ? "-" : "") + Score.points(Math.abs(value))
        : String.format(Locale.ROOT, "%.4f", value);
  }
}
