package dev.banmen.lesson.review;

import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites the sentences of a problem that is turned: coordinates and sides in them change with the
 * board. A sentence that speaks of the board in a way that can't be rewritten, such as "the upper
 * left", has no turned form; a word that might be meant so counts as meant so. Immutable.
 */
record RotatedText(BoardSymmetry symmetry, Game game) {
  private static final String FILE = "turning.properties";

  /** A run of letters and digits, perhaps a coordinate or several. */
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9]+(?:[,-][A-Za-z0-9]+)*+");

  /** Digits that are no coordinate: a number, a size, an ordinal, a number with a word. */
  private static final Pattern NUMBER =
      Pattern.compile("[0-9]+(?:[x-][0-9]+)*+|[0-9]+(?:st|nd|rd|th)|[0-9]+-[a-z]{2,}");

  /** Words for a direction or a part of the board. */
  private static final Pattern DIRECTION = pattern("direction");

  /** What says no direction, though a word of {@link #DIRECTION} is in it. */
  private static final Pattern NO_DIRECTION = pattern("no-direction");

  /** Words that are true of one side only: it began, or the other was given something. */
  private static final Pattern ONE_SIDED = pattern("one-sided");

  private static final Pattern CHINESE_SIDE = Pattern.compile("[黑白]");

  /** Words with the sign of a side that are about no side. */
  private static final Pattern NO_SIDE = Pattern.compile("明白|空白|白白|黑板|黑暗|白天|表白|坦白|白费|白費");

  /** Returns the sentence for the turned problem; empty if there is none. */
  Optional<String> of(String text) {
    Optional<String> placed =
        symmetry.turn() == Symmetry.IDENTITY ? Optional.of(text) : placed(text);
    return symmetry.exchanges() ? placed.flatMap(this::exchanged) : placed;
  }

  private Optional<String> placed(String text) {
    if (hasDirection(text) && hasDirection(NO_DIRECTION.matcher(text).replaceAll(" "))) {
      return Optional.empty();
    }
    Matcher token = TOKEN.matcher(text);
    StringBuilder result = new StringBuilder();
    while (token.find()) {
      Optional<String> other = coordinates(token.group());
      if (other.isEmpty()) {
        return Optional.empty();
      }
      token.appendReplacement(result, Matcher.quoteReplacement(other.get()));
    }
    token.appendTail(result);
    return Optional.of(result.toString());
  }

  private static boolean hasDirection(String text) {
    return DIRECTION.matcher(text).find();
  }

  /** Returns a run with its coordinates turned; empty if it may have some that can't be read. */
  private Optional<String> coordinates(String run) {
    if (run.chars().noneMatch(c -> c >= '0' && c <= '9')) {
      return Optional.of(run);
    }
    Optional<String> whole = site(run);
    if (whole.isPresent()) {
      return whole;
    } else if (NUMBER.matcher(run).matches()) {
      return Optional.of(run);
    }
    List<String> parts = new ArrayList<>();
    for (String part : run.split("-")) {
      Optional<String> turned = site(part);
      if (turned.isEmpty()) {
        return Optional.empty();
      }
      parts.add(turned.get());
    }
    return Optional.of(String.join("-", parts));
  }

  private Optional<String> site(String name) {
    Notation notation = game.notation();
    Optional<Site> site = notation.parse(name).filter(game.lattice()::contains);
    boolean isSmall = name.equals(name.toLowerCase(Locale.ROOT));
    return site.map(at -> notation.name(symmetry.site(at, game)))
        .map(turned -> isSmall ? turned.toLowerCase(Locale.ROOT) : turned.toUpperCase(Locale.ROOT));
  }

  private Optional<String> exchanged(String text) {
    if (ONE_SIDED.matcher(text).find() || NO_SIDE.matcher(text).find()) {
      return Optional.empty();
    }
    String black = game.words().english().colour(Side.BLACK);
    String white = game.words().english().colour(Side.WHITE);
    Pattern names = Pattern.compile("(?i)\\b(?:" + black + "|" + white + ")\\b");
    if (black.length() < 2 || white.length() < 2) {
      // "A" is a side, or just the word.
      return names.matcher(text).find() ? Optional.empty() : Optional.of(text);
    }
    String swapped = names.matcher(text).replaceAll(found -> other(found.group(), black, white));
    return Optional.of(
        CHINESE_SIDE.matcher(swapped).replaceAll(found -> found.group().equals("黑") ? "白" : "黑"));
  }

  /** Returns the other side's name, with the capitals of this one. */
  private static String other(String name, String black, String white) {
    String other = name.equalsIgnoreCase(black) ? white : black;
    return Character.isUpperCase(name.charAt(0))
        ? other.substring(0, 1).toUpperCase(Locale.ROOT) + other.substring(1)
        : other.toLowerCase(Locale.ROOT);
  }

  /** The words of lessons that do not turn with the board, from a file of the program. */
  private static Pattern pattern(String name) {
    Properties all = new Properties();
    try (InputStream file = RotatedText.class.getResourceAsStream(FILE)) {
      all.load(new InputStreamReader(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Pattern.compile(all.getProperty(name));
  }
}
