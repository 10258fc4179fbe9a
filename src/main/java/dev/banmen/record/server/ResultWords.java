package dev.banmen.record.server;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Converts a result in English, Chinese, Japanese or Korean words to SGF: {@code Black wins by 16.5
 * points!}, {@code 黑中盘胜}, {@code 白5目半勝ち}. Stateless.
 */
final class ResultWords {
  private static final Pattern SIDE = Pattern.compile("(black|黑|黒|흑)|white|白|백");
  private static final String LOSES = "lose|lost|负|負|敗|败|패";
  private static final String RESIGNED = "resi|中押|中盘|中盤|불계"; // some are cut: "wins by resi!"
  private static final String TIME = "time|时|時|시간";
  private static final String FORFEIT = "disconn|forfeit";
  private static final Pattern MARGIN = Pattern.compile("([0-9]{1,4}(?:\\.[0-9]{1,2})?)(.{0,2})");

  private ResultWords() {}

  /** The result; empty if the words do not say who won. */
  static String result(String words) {
    String text = words.split(">>", 2)[0].toLowerCase(Locale.ROOT); // each side's score follows
    Matcher side = SIDE.matcher(text);
    if (!side.find()) {
      return "";
    }
    String rest = text.substring(side.start());
    String how =
        has(rest, RESIGNED) ? "R" : has(rest, TIME) ? "T" : has(rest, FORFEIT) ? "F" : margin(rest);
    return (side.group(1) != null != has(rest, LOSES) ? "B+" : "W+") + how;
  }

  private static boolean has(String text, String words) {
    return Pattern.compile(words).matcher(text).find();
  }

  private static String margin(String text) {
    Matcher margin = MARGIN.matcher(text);
    if (!margin.find() || margin.group(2).matches("[又/].?")) { // quarter stones of Chinese rules
      return "";
    }
    boolean isHalf = margin.group(2).matches(".?[半반]") && margin.group(1).indexOf('.') < 0;
    return Numerals.points(margin.group(1) + (isHalf ? ".5" : ""));
  }
}
