package dev.banmen.app.local.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Refusal;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalThemesTest {
  @TempDir Path config;
  private Path folder;
  private LocalThemes themes;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectories(config.resolve("banmen/themes"));
    themes = in(Map.of("XDG_CONFIG_HOME", config.toString()));
  }

  private static LocalThemes in(Map<String, String> environment) {
    return new LocalThemes(environment, "/home", Language.ENGLISH);
  }

  @Test
  void themesAreInAlphabeticalOrder() throws IOException, Refusal {
    for (String name : new String[] {"mine", "yours", "a"}) {
      Files.writeString(folder.resolve(name + ".properties"), "# " + name);
    }
    Files.writeString(folder.resolve("notes.txt"), "");
    assertThat(themes.names()).containsExactly("a", "mine", "yours");
    assertThat(themes.text("mine")).isEqualTo("# mine");
  }

  @Test
  void aThemeHasALimit() throws IOException, Refusal {
    Path own = folder.resolve("own.properties");
    Files.writeString(own, "#".repeat(LocalThemes.MOST_BYTES));
    assertThat(themes.text("own")).hasSize(LocalThemes.MOST_BYTES);
    Files.writeString(own, "#".repeat(LocalThemes.MOST_BYTES + 1));
    assertThatThrownBy(() -> themes.text("own"))
        .hasMessage("theme own: " + own + " is larger than 256 KB");
  }

  @Test
  void aThemeThatIsNotTextCannotBeRead() throws IOException {
    Path own = folder.resolve("own.properties");
    Files.write(own, new byte[] {(byte) 0xff});
    assertThatThrownBy(() -> themes.text("own"))
        .hasMessage("theme own: " + own + " cannot be read");
  }

  @Test
  void themesAreBesideTheSettings() {
    assertThat(in(Map.of("HOME", "/h")).folder()).isEqualTo(Path.of("/h/.config/banmen/themes"));
    assertThat(in(Map.of("HOME", "/h", "XDG_CONFIG_HOME", "/x")).folder())
        .isEqualTo(Path.of("/x/banmen/themes"));
    // XDG Base Directory Specification: "All paths must be absolute", others are to be ignored.
    assertThat(in(Map.of("HOME", "/h", "XDG_CONFIG_HOME", "x")).folder())
        .isEqualTo(Path.of("/h/.config/banmen/themes"));
    assertThat(in(Map.of()).folder()).isEqualTo(Path.of("/home/.config/banmen/themes"));
    // As in the locale C where a folder's name is not ASCII: Java has no path for it.
    assertThat(in(Map.of("HOME", "/h\0")).names()).isEmpty();
  }

  @Test
  void aFolderOrAFileElsewhereIsNoTheme() throws IOException {
    Files.createDirectory(folder.resolve("dir.properties"));
    Files.writeString(folder.resolve("mine.properties"), "");
    Files.writeString(config.resolve("secret.properties"), "");
    assertThat(themes.names()).containsExactly("mine");
    assertThat(themes.has("mine")).isTrue();
    for (String name : new String[] {"dir", "", "../../secret", "mine\0"}) {
      assertThat(themes.has(name)).as(name).isFalse();
    }
  }
}
