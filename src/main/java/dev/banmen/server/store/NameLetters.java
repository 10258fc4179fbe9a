package dev.banmen.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The letters of people's names, and which of them look alike: the data of Unicode's UTS 39, read
 * from {@code letters.txt} and {@code lookalikes.txt} beside this class, and {@code simplified.txt}
 * with the traditional characters of Chinese. Stateless.
 */
public final class NameLetters {
  private static final int HEX = 16;

  /** The first and the last of each range. */
  private static final NavigableMap<Integer, Integer> RANGES =
      Collections.unmodifiableNavigableMap(ranges());

  private static final Map<Integer, Integer> ALIKE = pairs("lookalikes.txt");
  private static final Map<Integer, Integer> SIMPLIFIED = pairs("simplified.txt");

  private static final Pattern ACCENTED = Pattern.compile("([\\p{IsLatin}\\p{IsGreek}])\\p{Mn}+");

  /** What 0 to 9 are taken for. */
  private static final String DIGITS = "olzeasgtbq";

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

  /**
   * The form that texts share if they look alike: without regard to case and to the accents of
   * Latin and Greek letters, traditional characters as simplified ones, digits as the letters they
   * resemble, and i as l.
   */
  public static String skeleton(String text) {
    String lower = text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    StringBuilder form = new StringBuilder();
    ACCENTED
        .matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD))
        .replaceAll("$1")
        .codePoints()
        .map(c -> SIMPLIFIED.getOrDefault(c, c))
        .map(c -> ALIKE.getOrDefault(c, c))
        .map(c -> c >= '0' && c <= '9' ? DIGITS.charAt(c - '0') : c == 'i' ? 'l' : c)
        .forEach(form::appendCodePoint);
    return form.toString();
  }
}
