package dev.banmen.cli;

import dev.banmen.record.ConfigFolder;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.settings.SettingsReader;
import dev.banmen.tui.Display;
import dev.banmen.tui.GlyphSet;
import dev.banmen.tui.Themes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The user's file of settings. Without one, nothing of what reads it is loaded. Immutable; the file
 * is read when asked for.
 *
 * @param file it need not be there
 * @param environment tells where themes are
 */
record Preferences(Path file, Map<String, String> environment) {
  /** The languages that may be chosen. */
  static final List<String> LANGUAGES = List.of("auto", "en", "zh", "zh-Hant");

  private static final String NAME = "config.toml";

  /** As the process has it. */
  static Preferences ofProcess() throws IOException {
    Map<String, String> environment = System.getenv();
    Path folder = ConfigFolder.of(environment, System.getProperty("user.home"));
    return new Preferences(folder.resolve(NAME), environment);
  }

  /** What a file says, and what is wrong in it. */
  record Heard(Settings settings, List<SettingsFault> faults) {
    static final Heard NOTHING = new Heard(Settings.USUAL, List.of());
  }

  /** What the file says; the usual where there is none. */
  Heard heard() throws IOException {
    if (!Files.exists(file)) {
      return Heard.NOTHING;
    }
    SettingsReader.Read read = SettingsReader.read(text(), this::choices);
    return new Heard(read.settings(), read.faults());
  }

  /**
   * The file's text.
   *
   * @throws CharacterCodingException if it is not UTF-8
   */
  String text() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  /** What may be chosen for a setting. */
  List<String> choices(Setting setting) {
    return switch (setting) {
      case THEME -> Themes.of(environment).names();
      case GLYPHS -> GlyphSet.NAMES;
      case COLOR -> Display.COLOURS;
      case LANGUAGE -> LANGUAGES;
      case MOUSE, COACH -> List.of("true", "false");
      case KEYS -> List.of("default");
    };
  }

  /** Why a file cannot be read, in words. */
  static String hindrance(IOException e) {
    return e instanceof CharacterCodingException
        ? "1:1: this is not UTF-8"
        : "1:1: cannot be read: " + Hindrance.of(e);
  }
}
