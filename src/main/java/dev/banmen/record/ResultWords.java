package dev.banmen.record;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Converts a result of Go in English, German, French, Chinese, Japanese or Korean words to SGF:
 * {@code Black wins by 16.5 points!}, {@code 黑中盘胜}, {@code 白5目半勝ち}, {@code 黑胜1子又3/4}, {@code B}.
 * Stateless.
 */
public final class ResultWords {
  private static final Pattern SIDE =
      Pattern.compile(
          "(black|schwarz|noir|黑|黒|흑|先番|^b(?![a-z]))|white|wei(?:ß|ss)|blanc|白|백|^w(?![a-z])");

  private static final String DRAW = "^(draw|jigo|ジゴ|和棋|和局|和|平局|平|持碁|引き?分け?|무승부|빅)+$";
  private static final String VOID =
      "无胜负|無勝負|无结果|無結果|打ち?掛|打ち?切|打挂|무승패|\\b(void|no result|suspended|adjourned|annulled)\\b";
  private static final String WINS = "win|won|gewinnt|gagne|胜|勝|赢|贏|승|\\+";
  private static final String LOSES = "lose|lost|verliert|perd|负|負|敗|败|패|输|輸";

  /** What the loser does, unless the side also wins: {@code wins by resignation}. */
  private static final String GIVES_UP =
      "resign(?!ation)|resignation (by|of)|gibt auf|abandonne\\b|认输|認輸|投|기권|concede";

  private static final String RUNS_OUT = "time[ds]?[ -]?out|out of time|exceed|超|切れ|时间到|초과";
  private static final String GOES_AWAY =
      "disconn|forfeit|quit|escape|abandon|left (the|early)|弃权|棄権|棄權|逃|掉线|掉線|断线|斷線|反则|反則|반칙|不[战戦戰]";

  private static final String RESIGNED =
      "^\\+r(es)?\\b|resi|aufgabe|par abandon|不[计計][点點]|中押|中盘|中盤|불계|"
          + GIVES_UP; // some are cut: "wins by resi!"
  private static final String TIME = "^\\+t\\b|time|时|時|시간|" + RUNS_OUT;
  private static final String FORFEIT = "^\\+f\\b|" + GOES_AWAY;

  /** The komi, where the result says it first: {@code 黑贴3又3/4子}. */
  private static final String KOMI = "^[黑黒]?[贴貼][^黑黒白]*(?=[黑黒白])";

  /** Points: more are the stones of the winner, not a margin. */
  private static final BigDecimal MOST = BigDecimal.valueOf(361);

  private static final String BRACKETS = "\\s*[(（][^)）]*[)）]$";

  private static final String CLAUSE_END = ",\\s|[，;。]|black|white|黑|黒|흑|白|백";

  private ResultWords() {}

  /** The result; empty if the words do not say who won. */
  public static String result(String words) {
    String text = words.split(">>", 2)[0].strip().toLowerCase(Locale.ROOT); // then come the scores
    text = text.replaceFirst(KOMI, "");
    if (text.replaceFirst(BRACKETS, "").matches(DRAW)) {
      return "0";
    }
    if (has(text, VOID)) {
      return "Void"; // SGF's word for suspended play, too
    }
    Matcher side = SIDE.matcher(text);
    if (!side.find()) {
      return "";
    }
    String after = text.substring(side.end()).strip();
    boolean isLast = after.matches("[)）]?"); // 2目半勝（黒）
    String rest = (isLast ? text.substring(0, side.start()) : after).replaceFirst("^\\+\\s+", "+");
    String how =
        has(rest, RESIGNED) ? "R" : has(rest, TIME) ? "T" : has(rest, FORFEIT) ? "F" : margin(rest);
    boolean isSaid = has(text, WINS + "|" + LOSES) && !rest.matches("\\+.+");
    if (how.isEmpty() && !rest.isEmpty() && !isSaid) {
      return ""; // it may be about anything
    }
    return (side.group(1) != null != hasLost(rest.split(CLAUSE_END, 2)[0]) ? "B+" : "W+") + how;
  }

  private static boolean hasLost(String said) {
    boolean gaveIn = has(said, String.join("|", GIVES_UP, RUNS_OUT, GOES_AWAY));
    return has(said, LOSES) || gaveIn && !has(said, WINS + "|^by\\b");
  }

  private static boolean has(String text, String words) {
    return Pattern.compile(words).matcher(text).find();
  }

  private static String margin(String text) {
    return WrittenPoints.in(text.replaceAll("(?<=[0-9]),(?=[0-9])", "."))
        .filter(points -> points.compareTo(MOST) <= 0)
        .map(WrittenPoints::shown)
        .orElse("");
  }
}
