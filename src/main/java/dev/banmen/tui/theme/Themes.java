package dev.banmen.tui.theme;

import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.text.Language;
import dev.banmen.tui.term.BackgroundTone;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The available themes: the built-in ones, and the files in the user's folder {@code themes}, which
 * override them. Immutable; files are looked for when needed.
 *
 * @param folder the user's; it need not exist
 * @param language of the fault messages
 */
public record Themes(Path folder, Language language) {
  public static final String DEFAULT = "wood";

  /** The name for the theme that suits the terminal. */
  public static final String AUTO = "auto";

  /** The default theme of a light terminal. */
  static final String LIGHT = "paper";

  /** The built-in themes, in the order in which a key cycles through them. */
  public static final List<String> BUNDLED =
      List.of(DEFAULT, LIGHT, "slate", "contrast", "mono", "safe");

  private static final String ENDING = ".properties";

  /** The greatest size of a theme; the built-in ones have 15 KB. */
  static final int MOST_BYTES = 256 << 10;

  /**
   * Returns the themes of a user, whose folder is {@code banmen/themes} in {@code XDG_CONFIG_HOME}
   * or {@code ~/.config}, after the XDG Base Directory Specification.
   */
  public static Themes of(Map<String, String> environment, Language language) {
    String config = environment.getOrDefault("XDG_CONFIG_HOME", "");
    try {
      Path base =
          config.startsWith("/")
              ? Path.of(config)
              : Path.of(environment.getOrDefault("HOME", "."), ".config");
      return new Themes(base.resolve("banmen").resolve("themes"), language);
    } catch (InvalidPathException e) {
      // This locale can't encode its name.
      return new Themes(Path.of("/", "dev", "null"), language);
    }
  }

  /** Returns all names, the built-in ones first. */
  public List<String> names() {
    TreeSet<String> own = new TreeSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (Files.isRegularFile(file)) {
          own.add(name.substring(0, name.length() - ENDING.length()));
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Most users have no themes of their own.
    }
    own.removeAll(BUNDLED);
    List<String> names = new ArrayList<>(BUNDLED);
    names.addAll(own);
    return names;
  }

  /** Whether there is a theme with this name, even a faulty one. */
  public boolean has(String name) {
    return BUNDLED.contains(name) || isName(name) && Files.isRegularFile(file(name));
  }

  private Path file(String name) {
    return folder.resolve(name + ENDING);
  }

  /** Returns the name of the default theme on such terminals. */
  public static String suiting(BackgroundTone background) {
    return background == BackgroundTone.LIGHT ? LIGHT : DEFAULT;
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
    Path file = isName(name) ? file(name) : folder;
    if (Files.isRegularFile(file)) {
      try {
        return ThemeFile.read(name, new StringReader(BoundedFile.text(file, MOST_BYTES)), language);
      } catch (UnreadableFile e) {
        throw new ThemeFault(said(language, "theme.large", name, file, MOST_BYTES >> 10));
      } catch (IOException e) {
        throw new ThemeFault(said(language, "theme.unreadable", name, file));
      }
    } else if (name.equals(DEFAULT)) {
      return WoodTheme.theme();
    } else if (BUNDLED.contains(name)) {
      return bundled(name, language);
    }
    throw new ThemeFault(said(language, "theme.unknown", name, String.join(", ", names())));
  }

  private static String said(Language language, String key, Object... values) {
    return language.words(Themes.class).text(key, values);
  }

  private static boolean isName(String name) {
    return !name.isEmpty() && name.indexOf('/') < 0 && name.indexOf('\0') < 0;
  }

  public static Theme bundled(String name, Language language) throws ThemeFault {
    try (InputStream file = Themes.class.getResourceAsStream("themes/" + name + ENDING);
        Reader text = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      return ThemeFile.read(name, text, language);
    } catch (IOException e) {
      throw new ThemeFault(said(language, "theme.failed", name, e.getMessage()));
    }
  }
}
