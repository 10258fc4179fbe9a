package dev.banmen.tui.theme;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a theme in the syntax of Lanterna's theme files: {@code CLASS.foreground[STYLE]}, {@code
 * background} and {@code sgr}, where the class {@code dev.banmen.tui.theme.Role} is ours.
 * Lanterna's own reader reads the same, but loads the widgets, and regular expressions with them.
 */
final class ThemeFile {
  private static final String PREFIX = Role.class.getName() + ".";

  private static final String FOREGROUND = "foreground";
  private static final String BACKGROUND = "background";
  private static final String SGR = "sgr";
  private static final List<String> PROPERTIES =
      List.of(PREFIX + FOREGROUND, PREFIX + BACKGROUND, PREFIX + SGR);

  private final String name;
  private final Map<String, Entry> entries = new LinkedHashMap<>(); // by key
  private final Words words;

  /** The value of a key, and its line in the file, from 1. */
  private record Entry(String value, int line) {}

  private ThemeFile(String name, Words words) {
    this.name = name;
    this.words = words;
  }

  /**
   * Reads a theme, a key and its value in each line.
   *
   * @param name without the file extension
   * @param language of the fault message
   */
  static Theme read(String name, String text, Language language) throws ThemeFault {
    ThemeFile file = new ThemeFile(name, language.words(ThemeFile.class));
    List<String> lines = text.lines().map(String::strip).toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isEmpty() && line.charAt(0) != '#' && line.charAt(0) != '!') {
        String[] entry = line.split("[=:]", 2);
        String value = entry.length == 1 ? "" : entry[1].strip();
        file.entries.put(entry[0].strip(), new Entry(value, i + 1));
      }
    }
    return file.theme();
  }

  private Theme theme() throws ThemeFault {
    for (String key : entries.keySet()) {
      if (!isKey(key)) {
        throw strange(key);
      }
    }
    Map<String, Style> styles = new HashMap<>();
    for (String key : entries.keySet()) {
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
    Entry entry = entries.get(key(property, style));
    if (entry == null) {
      String there = key(property.equals(FOREGROUND) ? BACKGROUND : FOREGROUND, style);
      String known = entries.containsKey(there) ? there : key(SGR, style);
      throw fault(known, "theme.lacks", style, property);
    }
    return entry.value();
  }

  private TextColor colour(String property, String style) throws ThemeFault {
    String value = value(property, style);
    if (value.matches("#[0-9a-fA-F]{6}")) {
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

  /**
   * Returns a key's fault, as file, line and what was expected.
   *
   * @param why a key of the package's words
   */
  private ThemeFault fault(String key, String why, Object... values) {
    int line = entries.get(key).line();
    return new ThemeFault(name + ".properties:" + line + ": " + words.text(why, values));
  }
}
