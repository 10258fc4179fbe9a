package dev.banmen.survey;

import com.google.gson.stream.JsonWriter;
import dev.banmen.game.Game;
import dev.banmen.picture.PrintableJson;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes a tally as one JSON object for scripts, complete, one line per player and opening. */
public final class TallyJson {
  private final JsonWriter json;

  private TallyJson(StringWriter text) {
    json = new JsonWriter(text);
    json.setHtmlSafe(false);
    json.setIndent(" ");
  }

  /** Returns the object and a line end. */
  public static String of(Tally tally) {
    StringWriter text = new StringWriter();
    try {
      new TallyJson(text).write(tally);
    } catch (IOException e) {
      throw new IllegalStateException(e); // memory is always writable
    }
    StringBuilder lines = new StringBuilder();
    text.toString().lines().forEach(l -> lines.append(PrintableJson.of(l)).append('\n'));
    return lines.toString();
  }

  private void write(Tally tally) throws IOException {
    json.beginObject();
    for (Map.Entry<String, GameTally> entry : tally.families().entrySet()) {
      Game game = tally.all().find(entry.getKey()).orElseThrow().game(Map.of());
      json.name(entry.getKey());
      family(entry.getValue(), game, tally.view().player().isPresent());
    }
    json.endObject();
  }

  private void family(GameTally tally, Game game, boolean isOfPlayer) throws IOException {
    json.beginObject();
    json.name("games").value(tally.games);
    Map<Winner, Long> results = tally.results.inOrder();
    json.name("results").beginObject();
    json.name("black").value(results.getOrDefault(Winner.BLACK, 0L));
    json.name("white").value(results.getOrDefault(Winner.WHITE, 0L));
    json.name("draw").value(results.getOrDefault(Winner.DRAW, 0L));
    json.name("unknown").value(results.getOrDefault(Winner.UNKNOWN, 0L)).endObject();
    Lengths lengths = Lengths.of(tally.lengths);
    json.name("moves").beginObject();
    json.name("least").value(lengths.least());
    json.name("median").value(lengths.median());
    json.name("mean").value(lengths.mean());
    json.name("most").value(lengths.most()).endObject();
    misses(tally, game);
    counts("boards", tally.boards);
    counts("rules", tally.rules);
    counts("years", tally.years);
    counts("events", tally.events);
    counts("openings", tally.openings);
    standings("players", tally.players, true);
    for (Map.Entry<Grouping, Standings> entry : tally.groups.entrySet()) {
      boolean isOfPlayers = isOfPlayer || entry.getKey() == Grouping.PLAYER;
      standings("by" + capital(entry.getKey().id()), entry.getValue(), isOfPlayers);
    }
    json.endObject();
  }

  private static String capital(String id) {
    return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
  }

  private void misses(GameTally tally, Game game) throws IOException {
    json.name("misses").beginArray();
    for (Map.Entry<Integer, Long> entry : tally.misses.inOrder().entrySet()) {
      json.beginObject();
      json.name("code").value(entry.getKey());
      json.name("name").value(game.miss(entry.getKey()).title());
      json.name("count").value(entry.getValue()).endObject();
    }
    json.endArray();
  }

  private void counts(String name, TextCounts counts) throws IOException {
    json.name(name).beginObject();
    for (Map.Entry<String, List<Long>> entry : counts.mostFirst(Integer.MAX_VALUE)) {
      json.name(entry.getKey()).value(entry.getValue().get(0));
    }
    json.endObject();
  }

  /** Games won and lost by who is named or asked for, or won by Black and by White. */
  private void standings(String name, Standings all, boolean isOfPlayers) throws IOException {
    json.name(name).beginObject();
    for (Map.Entry<String, List<Long>> entry : all.inOrder()) {
      List<Long> games = entry.getValue();
      json.name(entry.getKey()).beginObject();
      json.name("games").value(games.get(0));
      json.name(isOfPlayers ? "won" : "black").value(games.get(Standings.WON));
      json.name(isOfPlayers ? "lost" : "white").value(games.get(Standings.LOST));
      json.name("drawn").value(games.get(Standings.DRAWN)).endObject();
    }
    json.endObject();
  }
}
