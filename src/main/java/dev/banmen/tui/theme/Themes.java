package dev.banmen.tui.theme;

import dev.banmen.app.NoThemes;
import dev.banmen.app.Refusal;
import dev.banmen.app.ThemeStore;
import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.tui.term.TerminalBackground;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The available themes: the built-in ones, and the user's own, which override them. Immutable.
 *
 * @param own the user's
 * @param language of the fault messages
 */
public record Themes(ThemeStore own, Language language) {
  public static final String DEFAULT = "wood";

  /** The name for the theme that suits the terminal. */
  public static final String AUTO = "auto";

  /** The default theme of a light terminal. */
  static final String LIGHT = "paper";

  /** The built-in themes, in the order in which a key cycles through them. */
  public static final List<String> BUNDLED =
      List.of(DEFAULT, LIGHT, "slate", "contrast", "mono", "safe");

  private static final String ENDING = ".properties";

  /** The built-in themes only. */
  public Themes(Language language) {
    this(new NoThemes(), language);
  }

  /** Returns all names, the built-in ones first. */
  public List<String> names() {
    List<String> names = new ArrayList<>(BUNDLED);
    for (String name : own.names()) {
      if (!BUNDLED.contains(name)) {
        names.add(name);
      }
    }
    return names;
  }

  /** Whether there is a theme with this name, even a faulty one. */
  public boolean has(String name) {
    return BUNDLED.contains(name) || own.has(name);
  }

  /** Returns the name of the default theme on such terminals. */
  public static String suiting(TerminalBackground background) {
    return background == TerminalBackground.LIGHT ? LIGHT : DEFAULT;
  }

  /** Returns the name after this one; after the last, the first. */
  public String after(String name) {
    List<String> names = names();
    return names.get((names.indexOf(name) + 1) % names.size());
  }

  /**
   * Returns the theme with this name.
   *
   * @throws ThemeFault if there is none, or its file has a fault
   */
  public Theme theme(String name) throws ThemeFault {
    if (own.has(name)) {
      try {
        return ThemeFile.read(name, own.text(name), language);
      } catch (Refusal e) {
        throw new ThemeFault(e.getMessage());
      }
    } else if (name.equals(DEFAULT)) {
      return standard();
    } else if (BUNDLED.contains(name)) {
      return bundled(name, language);
    }
    List<String> names = names();
    String choices = WordList.or(language, names);
    Optional<String> near = EditDistance.nearest(name, names);
    throw new ThemeFault(
        near.isPresent()
            ? said(language, "theme.unknown.near", name, near.get(), choices)
            : said(language, "theme.unknown", name, choices));
  }

  private static String said(Language language, String key, Object... values) {
    return language.words(Themes.class).text(key, values);
  }

  /** Returns the built-in default theme, which is read once. */
  public static Theme standard() {
    return Standard.THEME;
  }

  private static final class Standard {
    private static final Theme THEME = read();

    private static Theme read() {
      try {
        return bundled(DEFAULT, Language.ENGLISH);
      } catch (ThemeFault e) {
        throw new IllegalStateException(e); // a test reads it
      }
    }
  }

  /** Returns a built-in theme, whatever the user has by that name. */
  public static Theme bundled(String name, Language language) throws ThemeFault {
    try (InputStream file = Themes.class.getResourceAsStream("themes/" + name + ENDING)) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return ThemeFile.read(name, text, language);
    } catch (IOException e) {
      throw new ThemeFault(said(language, "theme.failed", name, e.getMessage()));
    }
  }
}
