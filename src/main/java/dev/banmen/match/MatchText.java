package dev.banmen.match;

import dev.banmen.game.bot.WilsonInterval;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.Locale;
import java.util.Optional;

/** Writes the results of a match as a table for people. */
public final class MatchText {
  private static final int NAME_COLUMNS = 30;

  private final MatchPlan plan;
  private final MatchScore score;
  private final Words words;
  private final StringBuilder out = new StringBuilder();

  private MatchText(MatchPlan plan, MatchScore score, Language language) {
    this.plan = plan;
    this.score = score;
    words = language.words(MatchText.class);
  }

  /** Returns the table, each line with a line end. */
  public static String of(
      MatchPlan plan, MatchScore score, Optional<Sprt> test, Language language) {
    return new MatchText(plan, score, language).text(test);
  }

  private String text(Optional<Sprt> test) {
    say(
        "match.what",
        plan.start().game().summary(),
        plan.first().written(),
        plan.second().written());
    if (score.size() == 0) {
      say("match.none");
      return out.toString();
    }
    games("match.all", score.count(Optional.empty()));
    games("match.black", score.count(Optional.of(true)));
    games("match.white", score.count(Optional.of(false)));
    times(plan.first(), score.times(true));
    times(plan.second(), score.times(false));
    test.ifPresent(this::test);
    return out.toString();
  }

  private void say(String key, Object... values) {
    out.append(words.text(key, values)).append('\n');
  }

  private void games(String key, MatchScore.GamesWon games) {
    if (games.games() == 0) {
      return;
    }
    WilsonInterval interval = WilsonInterval.of(games.points() / games.games(), games.games());
    say(
        key,
        games.games(),
        games.won(),
        games.drawn(),
        games.lost(),
        percent(games.points() / games.games()),
        percent(interval.from()),
        percent(interval.to()));
  }

  private void times(MatchPlayer player, MoveTimes times) {
    String name = player.written();
    String cut = name.length() <= NAME_COLUMNS ? name : name.substring(0, NAME_COLUMNS - 1) + "…";
    String key = plan.isProcessorTime() ? "match.times.processor" : "match.times";
    say(
        key,
        cut,
        number(times.meanMillis()),
        number(times.mostMillis()),
        times.cut(),
        times.size());
  }

  private void test(Sprt test) {
    MatchScore.GamesWon games = score.count(Optional.empty());
    double ratio = test.ratio(games.points(), games.games());
    String key =
        !test.isDecided(games.points(), games.games())
            ? "match.open"
            : ratio > 0 ? "match.high" : "match.low";
    say(
        key,
        percent(test.low()),
        percent(test.high()),
        String.format(Locale.ROOT, "%.2f", ratio),
        String.format(Locale.ROOT, "%.2f", Sprt.BOUND));
  }

  private static String percent(double share) {
    return number(100 * share);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
