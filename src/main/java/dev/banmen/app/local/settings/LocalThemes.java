package dev.banmen.app.local.settings;

import dev.banmen.app.Refusal;
import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.storage.UserFolder;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The files in the folder {@code themes} beside the user's settings. Immutable; files are looked
 * for when needed.
 *
 * @param environment the environment variables
 * @param home the home folder, where no variable names one
 * @param language of the refusals
 */
public record LocalThemes(Map<String, String> environment, String home, Language language)
    implements ThemeStore {
  private static final String ENDING = ".properties";

  /** The maximum size of a theme, in bytes; the built-in ones have 15 KB. */
  static final int MOST_BYTES = 256 << 10;

  public static LocalThemes of(HostEnvironment host, Language language) {
    return new LocalThemes(host.variables(), host.home(), language);
  }

  /** The folder, which need not exist. */
  Path folder() {
    try {
      return UserFolder.config(environment, home).resolve("themes");
    } catch (IOException e) {
      return Path.of("/", "dev", "null"); // this locale can't encode its name: there are none
    }
  }

  @Override
  public List<String> names() {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder(), "*" + ENDING)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (Files.isRegularFile(file)) {
          names.add(name.substring(0, name.length() - ENDING.length()));
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Most users have no themes of their own.
    }
    Collections.sort(names);
    return names;
  }

  @Override
  public boolean has(String name) {
    boolean isName = !name.isEmpty() && name.indexOf('/') < 0 && name.indexOf('\0') < 0;
    return isName && Files.isRegularFile(file(name));
  }

  private Path file(String name) {
    return folder().resolve(name + ENDING);
  }

  @Override
  public String text(String name) throws Refusal {
    Path file = file(name);
    LocalText text = new LocalText(language);
    try {
      return BoundedFile.text(file, MOST_BYTES);
    } catch (UnreadableFile e) {
      throw new Refusal(text.of("theme.large", name, file, MOST_BYTES >> 10));
    } catch (IOException e) {
      throw new Refusal(text.of("theme.unreadable", name, file));
    }
  }
}
