package dev.banmen.record;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Converts a result of Go in English, Chinese, Japanese or Korean words to SGF: {@code Black wins
 * by 16.5 points!}, {@code 黑中盘胜}, {@code 白5目半勝ち}, {@code 黑胜1子又3/4}, {@code B}. Stateless.
 */
public final class ResultWords {
  private static final Pattern SIDE =
      Pattern.compile("(black|黑|黒|흑|^b(?![a-z]))|white|白|백|^w(?![a-z])");

  private static final String DRAW = "^(draw|jigo|ジゴ|和棋|和局|持碁|무승부|빅)$";
  private static final String WINS = "win|won|胜|勝|승|\\+";
  private static final String LOSES = "lose|lost|负|負|敗|败|패";
  private static final String RESIGNED =
      "^\\+r(es)?\\b|resi|中押|中盘|中盤|불계"; // some are cut: "wins by resi!"
  private static final String TIME = "^\\+t\\b|time|时|時|시간";
  private static final String FORFEIT = "^\\+f\\b|disconn|forfeit";

  private ResultWords() {}

  /** The result; empty if the words do not say who won. */
  public static String result(String words) {
    String text = words.split(">>", 2)[0].strip().toLowerCase(Locale.ROOT); // then come the scores
    if (text.matches(DRAW)) {
      return "0";
    }
    Matcher side = SIDE.matcher(text);
    if (!side.find()) {
      return "";
    }
    String rest = text.substring(side.end()).strip().replaceFirst("^\\+\\s+", "+");
    String how =
        has(rest, RESIGNED) ? "R" : has(rest, TIME) ? "T" : has(rest, FORFEIT) ? "F" : margin(rest);
    boolean isWon = has(text, WINS + "|" + LOSES) && !rest.matches("\\+.+");
    if (how.isEmpty() && !rest.isEmpty() && !isWon) {
      return ""; // it may be about anything
    }
    return (side.group(1) != null != has(rest, LOSES) ? "B+" : "W+") + how;
  }

  private static boolean has(String text, String words) {
    return Pattern.compile(words).matcher(text).find();
  }

  private static String margin(String text) {
    return WrittenPoints.in(text.replaceAll("(?<=[0-9]),(?=[0-9])", "."))
        .map(WrittenPoints::shown)
        .orElse("");
  }
}
