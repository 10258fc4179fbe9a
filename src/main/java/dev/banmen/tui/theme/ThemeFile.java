package dev.banmen.tui.theme;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.term.Rgb;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * Reads a theme in the syntax of Lanterna's theme files: {@code CLASS.foreground[STYLE]}, {@code
 * background} and {@code sgr}, where the class {@code dev.banmen.tui.theme.Role} is ours.
 * Lanterna's own reader reads the same, but loads the widgets, and regular expressions with them.
 */
final class ThemeFile {
  private static final String PREFIX = Role.class.getName() + ".";

  /** The prefix in themes of older versions. */
  private static final String OLD_PREFIX = "dev.banmen.tui.Role.";

  private static final String FOREGROUND = "foreground";
  private static final String BACKGROUND = "background";
  private static final String SGR = "sgr";
  private static final List<String> PROPERTIES =
      List.of(PREFIX + FOREGROUND, PREFIX + BACKGROUND, PREFIX + SGR);

  private final String name;
  private final Properties properties = new Properties();
  private final String text;
  private final Words words;
  private String[] lines = {}; // loaded once something is wrong, as are the next
  private final Map<String, Integer> starts = new HashMap<>(); // of keys: lines, from 1

  private ThemeFile(String name, String text, Words words) {
    this.name = name;
    this.words = words;
    this.text = text;
  }

  /**
   * Reads a theme.
   *
   * @param name without the file extension
   * @param language of the fault message
   */
  static Theme read(String name, String text, Language language) throws ThemeFault {
    String current = text.replace(OLD_PREFIX, PREFIX);
    ThemeFile file = new ThemeFile(name, current, language.words(ThemeFile.class));
    try {
      file.properties.load(new StringReader(current));
    } catch (IllegalArgumentException e) {
      throw file.fault(file.unread(), "theme.escape");
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a text in memory is always readable
    }
    return file.theme();
  }

  private Theme theme() throws ThemeFault {
    List<String> strange = new ArrayList<>(properties.stringPropertyNames());
    strange.removeIf(ThemeFile::isKey);
    if (!strange.isEmpty()) {
      throw strange(Collections.min(strange, Comparator.comparingInt(this::line)));
    }
    Map<String, Style> styles = new HashMap<>();
    List<String> keys = new ArrayList<>(properties.stringPropertyNames());
    Collections.sort(keys); // always report the same of several faults
    for (String key : keys) {
      String style = styleOf(key);
      if (!style.isEmpty() && !styles.containsKey(style)) {
        styles.put(style, style(style));
      }
    }
    return new Theme(name, styles);
  }

  /** Returns the style that a key is about; empty for a default of the class. */
  private static String styleOf(String key) {
    return isStyled(key) ? key.substring(key.indexOf('[') + 1, key.length() - 1) : "";
  }

  private static boolean isStyled(String key) {
    return key.indexOf('[') > PREFIX.length() && key.endsWith("]");
  }

  /** Returns the property of a key, with the class before it. */
  private static String propertyOf(String key) {
    return isStyled(key) ? key.substring(0, key.indexOf('[')) : key;
  }

  private static boolean isKey(String key) {
    return PROPERTIES.contains(propertyOf(key)) && (!isStyled(key) || Theme.isStyle(styleOf(key)));
  }

  /** Returns the fault of an unknown key, with the one that is probably meant. */
  private ThemeFault strange(String key) {
    String property = propertyOf(key);
    String style = styleOf(key);
    boolean isProperty = PROPERTIES.contains(property);
    Optional<String> near =
        isProperty
            ? EditDistance.nearest(style, Theme.roles())
            : EditDistance.nearest(property, PROPERTIES)
                .map(meant -> isStyled(key) ? meant + "[" + style + "]" : meant);
    if (near.isPresent()) {
      return fault(
          key,
          isProperty ? "theme.style.near" : "theme.key.near",
          isProperty ? style : key,
          near.get());
    }
    return isProperty ? fault(key, "theme.style", style) : fault(key, "theme.key", key, PREFIX);
  }

  private Style style(String style) throws ThemeFault {
    TextColor foreground = colour(FOREGROUND, style);
    TextColor background = colour(BACKGROUND, style);
    Style made = Style.of(foreground, background);
    for (String word : value(SGR, style).split(",")) {
      String attribute = word.strip().toLowerCase(Locale.ROOT);
      made =
          switch (attribute) {
            case "" -> made;
            case "bold" -> made.withBold();
            case "underline" -> made.withUnderline();
            case "reverse" -> made.withReverse();
            default -> throw fault(key(SGR, style), "theme.sgr", word.strip());
          };
    }
    return made;
  }

  private static String key(String property, String style) {
    return PREFIX + property + "[" + style + "]";
  }

  private String value(String property, String style) throws ThemeFault {
    String value = properties.getProperty(key(property, style));
    if (value == null) {
      String there = key(property.equals(FOREGROUND) ? BACKGROUND : FOREGROUND, style);
      String known = properties.containsKey(there) ? there : key(SGR, style);
      throw fault(known, "theme.lacks", style, property);
    }
    return value.strip();
  }

  private TextColor colour(String property, String style) throws ThemeFault {
    String value = value(property, style);
    boolean isNumber = value.length() == 7 && value.charAt(0) == '#' && isHex(value.substring(1));
    if (isNumber) {
      return new Rgb(Integer.parseInt(value.substring(1), 16));
    }
    for (ANSI named : ANSI.values()) {
      if (named.name().equalsIgnoreCase(value)) {
        return named;
      }
    }
    throw fault(key(property, style), "theme.colour", value);
  }

  private static boolean isHex(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.digit(text.charAt(i), 16) < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns a key's fault, as file, line and what was expected.
   *
   * @param why a key of the package's words
   */
  private ThemeFault fault(String key, String why, Object... values) {
    return fault(Math.max(1, line(key)), why, values);
  }

  private ThemeFault fault(int line, String why, Object... values) {
    return new ThemeFault(name + ".properties:" + line + ": " + words.text(why, values));
  }

  private void split() {
    if (lines.length == 0) {
      lines = text.lines().toArray(String[]::new);
    }
  }

  /**
   * Returns the line where a key starts, from 1; in a file that repeats it, the last one counts.
   */
  private int line(String key) {
    if (starts.isEmpty()) {
      split();
      int to;
      for (int from = 0; from < lines.length; from = to) {
        to = end(from);
        for (String name : entry(from, to).stringPropertyNames()) {
          starts.put(name, from + 1);
        }
      }
    }
    return starts.getOrDefault(key, 0);
  }

  /** Returns the first line that can't be read, from 1. */
  private int unread() {
    split();
    int from = 0;
    while (from < lines.length) {
      int end = end(from);
      if (!isReadable(from, end)) {
        return unread(from, end);
      }
      from = end;
    }
    return 1;
  }

  /** Returns the line of an entry that can't be read: all lines before it can. */
  private int unread(int from, int end) {
    int readable = from;
    int unreadable = end;
    while (unreadable - readable > 1) {
      int middle = (readable + unreadable) / 2;
      if (isReadable(from, middle)) {
        readable = middle;
      } else {
        unreadable = middle;
      }
    }
    return unreadable;
  }

  private boolean isReadable(int from, int to) {
    try {
      entry(from, to);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Returns the line after an entry: a key and its value may continue, a comment doesn't. */
  private int end(int from) {
    String first = lines[from].stripLeading();
    int end = from + 1;
    boolean isEntry = !first.isEmpty() && first.charAt(0) != '#' && first.charAt(0) != '!';
    while (isEntry && end < lines.length && continues(lines[end - 1])) {
      end++;
    }
    return end;
  }

  private static boolean continues(String line) {
    int backslashes = 0;
    while (backslashes < line.length() && line.charAt(line.length() - 1 - backslashes) == '\\') {
      backslashes++;
    }
    return backslashes % 2 == 1;
  }

  private Properties entry(int from, int to) {
    Properties entry = new Properties();
    try {
      entry.load(new StringReader(String.join("\n", Arrays.asList(lines).subList(from, to))));
    } catch (IOException e) {
      throw new IllegalStateException(e); // memory is always readable
    }
    return entry;
  }
}
