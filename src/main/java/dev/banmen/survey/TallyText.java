package dev.banmen.survey;

import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Writes a tally as a table for people. */
public final class TallyText {
  private static final int ROWS = 20; // of a list, at most

  private final StringBuilder out = new StringBuilder();
  private final GameTally tally;
  private final TallyView view;
  private final Game game;
  private final OpeningNames names;
  private final Words words;

  private TallyText(GameTally tally, TallyView view, Game game, Words words) {
    this.words = words;
    this.tally = tally;
    this.view = view;
    this.game = game;
    names = new OpeningNames(game);
  }

  /** Returns the table, each line with a line end. */
  public static String of(Tally tally) {
    Words words = tally.all().language().words(TallyText.class);
    List<String> parts = new ArrayList<>();
    for (Map.Entry<String, GameTally> family : tally.families().entrySet()) {
      Game game = tally.all().find(family.getKey()).orElseThrow().game(Map.of());
      parts.add(new TallyText(family.getValue(), tally.view(), game, words).lines());
    }
    return parts.isEmpty() ? words.text("stats.none") + "\n" : String.join("\n", parts);
  }

  private String lines() {
    say("stats.games", game.words().text("name"), tally.games);
    if (!view.by().isEmpty()) {
      view.by().forEach(this::group);
      return out.toString();
    }
    results();
    Lengths lengths = Lengths.of(tally.lengths);
    String mean = Score.points(lengths.mean());
    String median = Score.points(lengths.median());
    say("stats.moves", lengths.least(), lengths.most(), median, mean);
    row("stats.boards", tally.boards);
    row("stats.rules", tally.rules);
    years();
    misses();
    table("stats.openings", tally.openings);
    table("stats.events", tally.events);
    players();
    return out.toString();
  }

  private void say(String key, Object... values) {
    out.append(words.text(key, values)).append('\n');
  }

  private void results() {
    Map<Winner, Long> results = tally.results.inOrder();
    say(
        "stats.results",
        game.words().side(Side.BLACK),
        share(results.getOrDefault(Winner.BLACK, 0L)),
        game.words().side(Side.WHITE),
        share(results.getOrDefault(Winner.WHITE, 0L)),
        share(results.getOrDefault(Winner.DRAW, 0L)),
        share(results.getOrDefault(Winner.UNKNOWN, 0L)));
  }

  /** Writes a number of games, and its share of all. */
  private String share(long count) {
    return words.text("stats.share", count, percent(count));
  }

  private String percent(long count) {
    long tenths = Math.round(1000.0 * count / tally.games);
    return tenths / 10 + "." + tenths % 10;
  }

  private void row(String key, TextCounts counts) {
    List<String> shares =
        counts.mostFirst(ROWS).stream()
            .map(entry -> words.text("stats.item", entry.getKey(), entry.getValue().get(0)))
            .toList();
    if (!shares.isEmpty()) {
      say(key, WordList.of(words.language(), shares));
    }
  }

  private void years() {
    List<String> years = tally.years.inOrder().stream().map(Map.Entry::getKey).toList();
    if (!years.isEmpty()) {
      say("stats.years", years.get(0), years.get(years.size() - 1));
    }
  }

  private void misses() {
    for (Map.Entry<Integer, Long> entry : tally.misses.inOrder().entrySet()) {
      Miss miss = game.miss(entry.getKey());
      say("stats.miss", entry.getKey(), game.words().name(miss), entry.getValue());
    }
  }

  private void table(String key, TextCounts counts) {
    if (counts.size() == 0 || counts.size() == tally.games && tally.games > 1) {
      return; // each occurs once: that says nothing
    }
    say(key, counts.size());
    for (Map.Entry<String, List<Long>> entry : counts.mostFirst(ROWS)) {
      long count = entry.getValue().get(0);
      String name = opening(entry.getKey());
      out.append(right(count, 9)).append(right(percent(count), 7));
      out.append("%  ").append(name).append('\n');
    }
  }

  private void players() {
    if (tally.players.size() == 0) {
      return;
    }
    say("stats.players", tally.players.size());
    standings(
        words.text("stats.won"),
        words.text("stats.lost"),
        tally.players.mostFirst(ROWS),
        key -> key,
        false);
  }

  /** All of a group that was asked for; of several the largest parts. */
  private void group(Grouping by) {
    Standings counts = tally.groups.get(by);
    if (counts.size() == 0) {
      return;
    }
    int most = view.by().size() == 1 ? Integer.MAX_VALUE : ROWS;
    if (view.by().size() > 1 && by != Grouping.COLOUR) {
      say(by == Grouping.OPENING ? "stats.openings" : "stats.opponents", counts.size());
    }
    boolean isOfSides = view.player().isEmpty() && by != Grouping.PLAYER;
    standings(
        isOfSides ? game.words().side(Side.BLACK) : words.text("stats.won"),
        isOfSides ? game.words().side(Side.WHITE) : words.text("stats.lost"),
        by == Grouping.YEAR ? counts.inOrder() : counts.mostFirst(most),
        by == Grouping.COLOUR ? this::side : by == Grouping.OPENING ? this::opening : this::said,
        true);
  }

  private void standings(
      String won,
      String lost,
      List<Map.Entry<String, List<Long>>> rows,
      UnaryOperator<String> name,
      boolean saysUnknown) {
    out.append(right(words.text("stats.played"), 9)).append(right(won, 8));
    boolean hasUnknown = saysUnknown && rows.stream().anyMatch(row -> unknown(row.getValue()) > 0);
    out.append(right(lost, 8)).append(right(words.text("stats.drawn"), 8));
    out.append(hasUnknown ? right(words.text("stats.unknown"), 9) : "").append('\n');
    for (Map.Entry<String, List<Long>> entry : rows) {
      List<Long> games = entry.getValue();
      out.append(right(games.get(0), 9)).append(right(games.get(Standings.WON), 8));
      out.append(right(games.get(Standings.LOST), 8)).append(right(games.get(Standings.DRAWN), 8));
      out.append(hasUnknown ? right(unknown(games), 9) : "");
      out.append("  ").append(name.apply(entry.getKey())).append('\n');
    }
  }

  /** Games whose result nobody knows. */
  private static long unknown(List<Long> games) {
    return games.get(0)
        - games.get(Standings.WON)
        - games.get(Standings.LOST)
        - games.get(Standings.DRAWN);
  }

  private String side(String key) {
    return game.words().side(key.equals(GameTally.AS_BLACK) ? Side.BLACK : Side.WHITE);
  }

  private String said(String key) {
    return key.isEmpty() ? words.text("stats.unsaid") : key;
  }

  private String opening(String key) {
    return key.isEmpty() ? words.text("stats.nothing") : names.name(key).orElse(key);
  }

  private static String right(Object value, int width) {
    String text = String.valueOf(value);
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
