package dev.banmen.record.server;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Converts a result in English, Chinese, Japanese or Korean words to SGF: {@code Black wins by 16.5
 * points!}, {@code 黑中盘胜}, {@code 白5目半勝ち}. Stateless.
 */
final class ResultWords {
  private static final List<String> BLACK = List.of("black", "黑", "黒", "흑");
  private static final List<String> WHITE = List.of("white", "白", "백");
  private static final List<String> LOSES = List.of("lose", "lost", "负", "負", "敗", "败", "패");
  private static final List<String> RESIGNED =
      List.of("resi", "中押", "中盘", "中盤", "불계"); // some files are cut: "wins by resi!"
  private static final List<String> TIME = List.of("time", "时", "時", "시간");
  private static final List<String> FORFEIT = List.of("disconn", "forfeit");
  private static final Pattern MARGIN = Pattern.compile("([0-9]{1,4}(?:\\.[0-9]{1,2})?)(.{0,2})");

  private ResultWords() {}

  /** The result; empty if the words do not say who won. */
  static Optional<String> result(String words) {
    int score = words.indexOf(">>"); // each side's score follows
    String text = (score < 0 ? words : words.substring(0, score)).toLowerCase(Locale.ROOT);
    int black = first(text, BLACK);
    int white = first(text, WHITE);
    if (black == text.length() && white == text.length()) {
      return Optional.empty();
    }
    String rest = text.substring(Math.min(black, white));
    boolean isBlack = black < white != has(rest, LOSES);
    return Optional.of((isBlack ? "B+" : "W+") + how(rest));
  }

  private static int first(String text, List<String> words) {
    int first = text.length();
    for (String word : words) {
      int at = text.indexOf(word);
      first = at < 0 ? first : Math.min(first, at);
    }
    return first;
  }

  private static boolean has(String text, List<String> words) {
    return first(text, words) < text.length();
  }

  private static String how(String text) {
    if (has(text, RESIGNED)) {
      return "R";
    } else if (has(text, TIME)) {
      return "T";
    } else if (has(text, FORFEIT)) {
      return "F";
    }
    Matcher margin = MARGIN.matcher(text);
    if (!margin.find()) {
      return "";
    }
    if (margin.group(2).startsWith("又") || margin.group(2).startsWith("/")) {
      return ""; // quarter stones of Chinese rules
    }
    boolean isHalf = margin.group(2).endsWith("半") || margin.group(2).endsWith("반");
    String number = margin.group(1) + (isHalf && margin.group(1).indexOf('.') < 0 ? ".5" : "");
    return Numerals.points(number).orElse("");
  }
}
