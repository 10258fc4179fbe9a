package dev.banmen.tui;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.game.Words;
import dev.banmen.tui.term.Rgb;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;

/**
 * Reads a theme in the syntax of Lanterna's theme files: {@code CLASS.foreground[STYLE]}, {@code
 * background} and {@code sgr}, of which those of the class {@code dev.banmen.tui.Role} are ours.
 * Lanterna's own reader loads the widgets, and regular expressions with them; both read the same.
 */
final class ThemeFile {
  private static final String PREFIX = Role.class.getName() + ".";
  private static final String FOREGROUND = "foreground";
  private static final String BACKGROUND = "background";
  private static final String SGR = "sgr";

  private final String name;
  private final Properties properties = new Properties();
  private final String[] lines;

  private ThemeFile(String name, String text) {
    this.name = name;
    lines = text.split("\n", -1);
  }

  /**
   * Reads a theme.
   *
   * @param name without the file's ending
   */
  static Theme read(String name, Reader text) throws IOException, ThemeFault {
    StringWriter all = new StringWriter();
    text.transferTo(all);
    ThemeFile file = new ThemeFile(name, all.toString());
    try {
      file.properties.load(new StringReader(all.toString()));
    } catch (IllegalArgumentException e) {
      throw file.fault("\\u", "theme.escape");
    }
    return file.theme();
  }

  private Theme theme() throws ThemeFault {
    Map<String, Style> styles = new HashMap<>();
    for (String key : new TreeSet<>(properties.stringPropertyNames())) {
      String style = styleOf(key);
      if (!style.isEmpty() && !styles.containsKey(style)) {
        styles.put(style, style(style));
      }
    }
    return new Theme(name, styles);
  }

  /** The style that a key is about; nothing for what is usual of the class. */
  private String styleOf(String key) throws ThemeFault {
    int open = key.indexOf('[');
    boolean isStyled = open > PREFIX.length() && key.endsWith("]");
    boolean isOurs = key.startsWith(PREFIX);
    String property = isOurs ? key.substring(PREFIX.length(), isStyled ? open : key.length()) : "";
    if (!property.equals(FOREGROUND) && !property.equals(BACKGROUND) && !property.equals(SGR)) {
      throw fault(key, "theme.key", key, PREFIX);
    }
    String style = isStyled ? key.substring(open + 1, key.length() - 1) : "";
    if (isStyled && !Theme.isStyle(style)) {
      throw fault(key, "theme.style", style);
    }
    return style;
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
   * What is wrong with a key, as file, line and what was expected.
   *
   * @param why a key of the package's words
   */
  private ThemeFault fault(String key, String why, Object... values) {
    String text = Words.beside(ThemeFile.class).text(why, values);
    return new ThemeFault(name + ".properties:" + line(key) + ": " + text);
  }

  /** On which line a key stands, from 1; in a file that repeats it, the last one counts. */
  private int line(String key) {
    int found = 0;
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      boolean isFound =
          key.equals("\\u")
              ? found == 0 && hasHalfEscape(line)
              : line.startsWith(key) && endsKey(line, key.length());
      found = isFound ? i + 1 : found;
    }
    return Math.max(1, found);
  }

  private static boolean endsKey(String line, int at) {
    return at == line.length() || "=: \t".indexOf(line.charAt(at)) >= 0;
  }

  private static boolean hasHalfEscape(String line) {
    int at = line.indexOf("\\u");
    return at >= 0 && (line.length() < at + 6 || !isHex(line.substring(at + 2, at + 6)));
  }
}
