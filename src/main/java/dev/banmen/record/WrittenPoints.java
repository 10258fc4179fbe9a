package dev.banmen.record;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Points of Go as people write them in a komi or a margin: {@code 6目半}, {@code 5 1/2}, {@code 三目半},
 * {@code 3又3/4}. The rules of China count stones: a text with {@code 子} or with quarters is such a
 * number, and each of its stones is two points. Stateless.
 */
public final class WrittenPoints {
  private static final String DIGITS = "〇一二三四五六七八九";
  private static final String CHINESE = "[零〇一二三四五六七八九十百两兩]{1,7}";
  private static final String NUMBER = "[0-9]{1,4}(?:\\.[0-9]{1,2})?|" + CHINESE;
  private static final String UNIT = "子|目|点|點|집|호|점|stones?";

  private static final Pattern POINTS =
      Pattern.compile(
          ("(?:(?<![0-9./])(?<number>NUMBER)(?![0-9./分])\\s*(?<unit>UNIT)?\\s*(?:又|と|and)?\\s*)?"
                  + "(?:(?<part>[123])/(?<of>[24])(?![0-9])|(?<of2>[二四])分之(?<part2>[一二三])|(?<half>[半반]|(?:a\\s+)?half))?\\s*(?<unit2>UNIT)?")
              .replace("NUMBER", NUMBER)
              .replace("UNIT", UNIT));

  /** The most characters of a komi, far more than anybody writes. */
  private static final int LONGEST = 200;

  private static final Pattern AROUND_KOMI =
      Pattern.compile(
          "(?:[黑黒白흑]|先番)?\\s*(?:贴目?|貼目?|コミ|덤|komi)?\\s*(.*?)\\s*(?:points?|pts?\\.?|コミ(?:出し)?)?",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern NO_KOMI =
      Pattern.compile(
          "(?i)(?:不贴|不貼|[无無](?:贴|貼)?)目?|(?:コミ)?(?:無し|なし)|덤?\\s*없음|none|no komi|without komi");

  private static final Map<String, String> FRACTIONS =
      Map.of("½", " 1/2", "¼", " 1/4", "¾", " 3/4", "１／２", " 1/2");

  private WrittenPoints() {}

  /** Returns the first number of points in a text, from 0 up; empty if there is none. */
  public static Optional<BigDecimal> in(String text) {
    Matcher found = POINTS.matcher(plain(text));
    while (found.find()) {
      if (found.group("number") != null || fraction(found).signum() > 0) {
        return Optional.of(points(found));
      }
    }
    return Optional.empty();
  }

  /** Returns the points of a komi, if a text says nothing else; empty if it does. */
  public static Optional<BigDecimal> ofKomi(String text) {
    String plain = plain(text).strip();
    if (plain.length() > LONGEST) {
      return Optional.empty();
    } else if (NO_KOMI.matcher(plain).matches()) {
      return Optional.of(BigDecimal.ZERO);
    }
    Matcher around = AROUND_KOMI.matcher(plain);
    String points = around.matches() ? around.group(1) : "";
    return !points.isEmpty() && POINTS.matcher(points).matches() ? in(points) : Optional.empty();
  }

  /** Returns a number of points as records write it, without needless zeros. */
  public static String shown(BigDecimal points) {
    return points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
  }

  /** The text with full-width digits as ASCII's, and each fraction as two numbers. */
  private static String plain(String text) {
    String plain = text;
    for (Map.Entry<String, String> fraction : FRACTIONS.entrySet()) {
      plain = plain.replace(fraction.getKey(), fraction.getValue());
    }
    return Normalizer.normalize(plain, Normalizer.Form.NFKC);
  }

  private static BigDecimal points(Matcher found) {
    BigDecimal fraction = fraction(found);
    BigDecimal whole =
        found.group("number") == null ? BigDecimal.ZERO : whole(found.group("number"));
    boolean isQuarters = "4".equals(found.group("of")) || "四".equals(found.group("of2"));
    boolean isStones = isQuarters || isStone(found.group("unit")) || isStone(found.group("unit2"));
    BigDecimal sum = whole.add(fraction);
    return isStones ? sum.add(sum) : sum;
  }

  private static boolean isStone(String unit) {
    return unit != null && (unit.equals("子") || unit.startsWith("stone"));
  }

  private static BigDecimal fraction(Matcher found) {
    if (found.group("half") != null) {
      return new BigDecimal("0.5");
    }
    String part = found.group("part") == null ? found.group("part2") : found.group("part");
    if (part == null) {
      return BigDecimal.ZERO;
    }
    String of = found.group("of") == null ? found.group("of2") : found.group("of");
    return whole(part).divide(whole(of)); // halves and quarters end
  }

  private static BigDecimal whole(String number) {
    return number.charAt(0) <= '9' ? new BigDecimal(number) : BigDecimal.valueOf(chinese(number));
  }

  private static int chinese(String number) {
    int sum = 0;
    int digit = 0;
    for (char c : number.toCharArray()) {
      switch (c) {
        case '百' -> {
          sum += 100 * Math.max(1, digit);
          digit = 0;
        }
        case '十' -> {
          sum += 10 * Math.max(1, digit);
          digit = 0;
        }
        case '两', '兩' -> digit = 2;
        default -> digit = Math.max(0, DIGITS.indexOf(c));
      }
    }
    return sum + digit;
  }
}
