package dev.banmen.tui;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.tui.term.Rgb;
import java.io.IOException;
import java.io.Reader;
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

  private ThemeFile(String name) {
    this.name = name;
  }

  /**
   * Reads a theme.
   *
   * @param name without the file's ending
   */
  static Theme read(String name, Reader text) throws IOException, ThemeFault {
    ThemeFile file = new ThemeFile(name);
    try {
      file.properties.load(text);
    } catch (IllegalArgumentException e) {
      throw file.fault(e.getMessage());
    }
    return file.theme();
  }

  private Theme theme() throws ThemeFault {
    Map<String, Style> styles = new HashMap<>();
    for (String key : new TreeSet<>(properties.stringPropertyNames())) {
      if (key.startsWith(PREFIX)) {
        String style = styleOf(key);
        if (!style.isEmpty() && !styles.containsKey(style)) {
          styles.put(style, style(style));
        }
      }
    }
    return new Theme(name, styles);
  }

  /** The style that a key is about; nothing for what is usual of the class. */
  private String styleOf(String key) throws ThemeFault {
    int open = key.indexOf('[');
    boolean isStyled = open > 0 && key.endsWith("]");
    String property = key.substring(PREFIX.length(), isStyled ? open : key.length());
    if (!property.equals(FOREGROUND) && !property.equals(BACKGROUND) && !property.equals(SGR)) {
      throw fault("'" + key + "' is no foreground, background or sgr");
    }
    String style = isStyled ? key.substring(open + 1, key.length() - 1) : "";
    if (isStyled && !Theme.isStyle(style)) {
      throw fault("'" + style + "' in '" + key + "' is no style");
    }
    return style;
  }

  private Style style(String style) throws ThemeFault {
    TextColor foreground = colour(value(FOREGROUND, style));
    TextColor background = colour(value(BACKGROUND, style));
    Style made = Style.of(foreground, background);
    for (String word : value(SGR, style).split(",")) {
      String attribute = word.strip().toLowerCase(Locale.ROOT);
      made =
          switch (attribute) {
            case "" -> made;
            case "bold" -> made.withBold();
            case "underline" -> made.withUnderline();
            case "reverse" -> made.withReverse();
            default -> throw fault("sgr '" + word.strip() + "' is no bold, underline or reverse");
          };
    }
    return made;
  }

  private String value(String property, String style) throws ThemeFault {
    String value = properties.getProperty(PREFIX + property + "[" + style + "]");
    if (value == null) {
      throw fault("the style " + style + " has no " + property);
    }
    return value.strip();
  }

  private TextColor colour(String value) throws ThemeFault {
    try {
      return value.startsWith("#") && value.length() == 7
          ? new Rgb(Integer.parseUnsignedInt(value.substring(1), 16))
          : ANSI.valueOf(value.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw fault("'" + value + "' is neither a colour's name nor #rrggbb");
    }
  }

  private ThemeFault fault(String text) {
    return new ThemeFault("theme " + name + ": " + text);
  }
}
