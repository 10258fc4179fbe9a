package dev.banmen.tui.theme;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
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
  private final Words words;
  private final List<String> lines;
  private final Map<String, Integer> starts = new HashMap<>(); // of keys: lines, from 1

  private ThemeFile(String name, List<String> lines, Words words) {
    this.name = name;
    this.lines = lines;
    this.words = words;
  }

  /**
   * Reads a theme.
   *
   * @param name without the file extension
   * @param language of the fault message
   */
  static Theme read(String name, String text, Language language) throws ThemeFault {
    String known = text.replace(OLD_PREFIX, PREFIX);
    ThemeFile file = new ThemeFile(name, known.lines().toList(), language.words(ThemeFile.class));
    try {
      file.properties.load(new StringReader(known));
    } catch (IllegalArgumentException e) {
      file.findStarts(); // throws the fault, with its line
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a text in memory is always readable
    }
    return file.theme();
  }

  /** Loads entries one by one, as a fault names the line where its entry starts. */
  private void findStarts() throws ThemeFault {
    int to;
    for (int from = 0; from < lines.size(); from = to) {
      to = end(lines, from);
      if (isEntry(lines.get(from))) {
        load(String.join("\n", lines.subList(from, to)), from + 1);
      }
    }
  }

  private void load(String text, int line) throws ThemeFault {
    Properties entry = new Properties();
    try {
      entry.load(new StringReader(text));
    } catch (IllegalArgumentException e) {
      throw fault(line, "theme.escape");
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a text in memory is always readable
    }
    entry.stringPropertyNames().forEach(key -> starts.put(key, line)); // the last one counts
  }

  private static boolean isEntry(String line) {
    String text = line.stripLeading();
    return !text.isEmpty() && text.charAt(0) != '#' && text.charAt(0) != '!';
  }

  /** Returns the line after an entry: a key and its value may continue, a comment doesn't. */
  private static int end(List<String> lines, int from) {
    int end = from + 1;
    while (isEntry(lines.get(from)) && end < lines.size() && continues(lines.get(end - 1))) {
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

  private Theme theme() throws ThemeFault {
    List<String> strange = new ArrayList<>(properties.stringPropertyNames());
    strange.removeIf(ThemeFile::isKey);
    if (!strange.isEmpty()) {
      findStarts();
      throw strange(Collections.min(strange, Comparator.comparingInt(starts::get)));
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
  private ThemeFault strange(String key) throws ThemeFault {
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
      int rgb = Integer.parseInt(value.substring(1), 16);
      return new TextColor.RGB(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff);
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
  private ThemeFault fault(String key, String why, Object... values) throws ThemeFault {
    findStarts();
    return fault(starts.getOrDefault(key, 1), why, values);
  }

  private ThemeFault fault(int line, String why, Object... values) {
    return new ThemeFault(name + ".properties:" + line + ": " + words.text(why, values));
  }
}
