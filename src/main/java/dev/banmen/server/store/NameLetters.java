package dev.banmen.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The letters of people's names, and which of them look alike: the data of Unicode's UTS 39, read
 * from {@code letters.txt}, {@code lookalikes.txt} and {@code groups.txt} beside this class, and
 * {@code simplified.txt} with the traditional characters of Chinese. Stateless.
 */
public final class NameLetters {
  private static final int HEX = 16;

  /** The first and the last of each range. */
  private static final NavigableMap<Integer, Integer> RANGES =
      Collections.unmodifiableNavigableMap(ranges());

  private static final Map<Integer, Integer> ALIKE = pairs("lookalikes.txt");
  private static final Map<Integer, Integer> SIMPLIFIED = pairs("simplified.txt");

  private static final Pattern ACCENTED = Pattern.compile("([\\p{IsLatin}\\p{IsGreek}])\\p{Mn}+");

  /** The letters that may be read as each other, if of different alphabets or if one is a digit. */
  private static final List<String> GROUPS = words("groups.txt");

  /** Whatever may be read as each other, also by way of others, to one sign. */
  private static final Map<Integer, Integer> SIGNS = Collections.unmodifiableMap(signs());

  private NameLetters() {}

  private static NavigableMap<Integer, Integer> ranges() {
    NavigableMap<Integer, Integer> ranges = new TreeMap<>(Map.of(0x41, 0x5a, 0x61, 0x7a));
    for (String range : words("letters.txt")) {
      String[] ends = range.split("-");
      ranges.put(Integer.parseInt(ends[0], HEX), Integer.parseInt(ends[ends.length - 1], HEX));
    }
    return ranges;
  }

  private static Map<Integer, Integer> pairs(String file) {
    return words(file).stream()
        .map(pair -> pair.codePoints().toArray())
        .collect(Collectors.toUnmodifiableMap(both -> both[0], both -> both[1]));
  }

  private static Map<Integer, Integer> signs() {
    Map<Integer, Integer> signs = new HashMap<>();
    for (String group : GROUPS) {
      int sign = like(group.codePointAt(0));
      int first = signs.getOrDefault(sign, sign);
      group.codePoints().flatMap(c -> IntStream.of(c, like(c))).forEach(c -> join(signs, c, first));
    }
    return signs;
  }

  private static void join(Map<Integer, Integer> signs, int letter, int sign) {
    int before = signs.getOrDefault(letter, letter);
    signs.put(letter, sign);
    signs.put(before, sign);
    signs.replaceAll((c, one) -> one == before ? sign : one);
  }

  private static List<String> words(String file) {
    try (InputStream in = NameLetters.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(line -> List.of(line.split(" ")).stream())
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e); // it is in the same jar
    }
  }

  /** Whether UTS 39 recommends a letter for identifiers. */
  public static boolean has(int letter) {
    Map.Entry<Integer, Integer> range = RANGES.floorEntry(letter);
    return range != null && letter <= range.getValue();
  }

  /**
   * Whether a text in another alphabet may be read as one in Latin letters, as all look like them.
   */
  public static boolean looksLatin(String text) {
    return text.codePoints().filter(Character::isLetter).allMatch(NameLetters::isLikeLatin)
        && text.codePoints().anyMatch(ALIKE::containsKey);
  }

  private static boolean isLikeLatin(int letter) {
    int like = ALIKE.getOrDefault(letter, 0);
    return like > 0 && like < 0x80;
  }

  /** A form that texts share if they look alike; others share it, too. */
  public static String skeleton(String text) {
    StringBuilder form = new StringBuilder();
    small(text)
        .map(NameLetters::like)
        .map(c -> SIGNS.getOrDefault(c, c))
        .forEach(form::appendCodePoint);
    return form.toString();
  }

  /**
   * Whether texts look alike, without regard to case: sign by sign, i as l, a digit as a letter.
   */
  public static boolean isAlike(String one, String other) {
    int[] signs = small(one).toArray();
    int[] others = small(other).toArray();
    return signs.length == others.length
        && IntStream.range(0, signs.length).allMatch(i -> isAlike(signs[i], others[i]));
  }

  private static boolean isAlike(int one, int other) {
    return like(one) == like(other)
        || UnicodeScript.of(one) != UnicodeScript.of(other)
            && GROUPS.stream().anyMatch(group -> isIn(group, one) && isIn(group, other));
  }

  private static boolean isIn(String group, int c) {
    return group.indexOf(c) >= 0 || group.indexOf(like(c)) >= 0;
  }

  private static int like(int c) {
    int simple = SIMPLIFIED.getOrDefault(c, c);
    int like = ALIKE.getOrDefault(simple, simple);
    return like == 'i' ? 'l' : like;
  }

  private static IntStream small(String text) {
    String small = text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    String parted = Normalizer.normalize(small, Normalizer.Form.NFKD);
    String plain = ACCENTED.matcher(parted).replaceAll("$1");
    return plain.replaceAll("[æӕ]", "ae").replace("œ", "oe").codePoints();
  }
}
