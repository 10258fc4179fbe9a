package dev.banmen.app.local.settings;

import dev.banmen.app.KeyChoice;
import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Games;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsFault;
import dev.banmen.settings.SettingsReader;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.DiskFiles;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.storage.UserFiles;
import dev.banmen.storage.WholeFile.Readers;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The user's settings file. Without one, the classes that read it aren't loaded. Immutable; the
 * file is read on request.
 *
 * @param files where it is
 * @param name of the file, which need not exist
 * @param themes the user's own
 * @param choices what there is to choose
 * @param language what its faults are reported in
 */
public record Preferences(
    UserFiles files, String name, ThemeStore themes, SettingChoices choices, Language language) {
  /** The file's name. */
  public static final String NAME = "config.toml";

  /** The most bytes that the file may have; all existing settings take 10,000. */
  public static final int MOST_BYTES = 256 << 10;

  /** The settings in a file of this disk. */
  public Preferences(Path file, ThemeStore themes, SettingChoices choices, Language language) {
    this(
        new DiskFiles(
            file.getFileName() == null ? file : file.resolveSibling(""), // a root has none
            Readers.UMASK),
        file.getFileName() == null ? "" : file.getFileName().toString(),
        themes,
        choices,
        language);
  }

  /** The user's own settings file. */
  public static Preferences of(HostEnvironment host, SettingChoices choices, Language language)
      throws IOException {
    Path file = host.config().resolve(NAME);
    return new Preferences(file, LocalThemes.of(host, language), choices, language);
  }

  /** The settings of a file, and its faults in the order of their places. */
  public record Loaded(
      Settings settings, KeyChoice keys, GameDefaults games, List<SettingsFault> faults) {
    public Loaded {
      if (faults.size() > 1) {
        faults = new ArrayList<>(faults);
        faults.sort(SettingsFault.BY_PLACE);
      }
      faults = List.copyOf(faults);
    }

    /** The settings of a missing file. */
    public static final Loaded DEFAULTS =
        new Loaded(Settings.DEFAULTS, KeyChoice.DEFAULT, GameDefaults.NONE, List.of());

    /** A copy with another value of a setting. */
    public Loaded with(Setting setting, String value) {
      return new Loaded(settings.with(setting, value), keys, games, faults);
    }
  }

  /** Reads the settings, and checks them against the available games. */
  public Loaded load(Games games) throws IOException {
    Loaded loaded = load();
    if (loaded.settings().options().isEmpty() && loaded.settings().engines().isEmpty()) {
      return loaded;
    }
    List<SettingsFault> faults = new ArrayList<>(loaded.faults());
    faults.addAll(EngineChoices.gameFaults(loaded.settings(), games));
    GameDefaults defaults = GameDefaults.of(games, loaded.settings().options(), faults);
    return new Loaded(loaded.settings(), loaded.keys(), defaults, faults);
  }

  /** Reads the settings except those of games; the defaults if there is no file. */
  public Loaded load() throws IOException {
    return loaded(files.read(name, MOST_BYTES));
  }

  private Loaded loaded(Optional<byte[]> bytes) throws IOException {
    if (bytes.isEmpty()) {
      return Loaded.DEFAULTS;
    }
    SettingsReader.ReadSettings read = read(text(bytes.get()));
    Settings settings = read.settings();
    KeyChoice keys = keys(settings);
    List<SettingsFault> faults = read.faults();
    if (keys != KeyChoice.DEFAULT) {
      faults = new ArrayList<>(faults);
      faults.addAll(choices.keyFaults(settings, language));
    }
    if (!settings.engines().isEmpty()) {
      faults = new ArrayList<>(faults);
      faults.addAll(EngineChoices.faults(settings, language));
    }
    return new Loaded(settings, keys, GameDefaults.NONE, faults);
  }

  /** The keys that settings choose. */
  public static KeyChoice keys(Settings settings) {
    String set = settings.value(Setting.KEYS);
    if (set.equals(Setting.KEYS.defaultValue()) && settings.keys().isEmpty()) {
      return KeyChoice.DEFAULT;
    }
    List<KeyChoice.Own> own = new ArrayList<>();
    settings.keys().forEach(key -> own.add(new KeyChoice.Own(key.name(), key.keys())));
    return new KeyChoice(set, own);
  }

  private SettingsReader.ReadSettings read(String text) {
    return SettingsReader.read(text, this::choices, language);
  }

  /**
   * The file's text.
   *
   * @throws NoSuchFileException if there is none
   * @throws UnreadableFile if it is larger than {@link #MOST_BYTES}, or not a regular file
   * @throws CharacterCodingException if it is not UTF-8
   */
  public String text() throws IOException {
    return text(
        files.read(name, MOST_BYTES).orElseThrow(() -> new NoSuchFileException(files.shown(name))));
  }

  static String text(byte[] bytes) throws CharacterCodingException {
    String text = BoundedFile.text(bytes);
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  /** Replaces the text of the file, an empty one where there is none, by another. */
  void change(UnaryOperator<String> edit) throws IOException {
    files.change(
        name,
        MOST_BYTES,
        old -> {
          String text = edit.apply(old.isPresent() ? text(old.get()) : "");
          return Optional.of(text.getBytes(StandardCharsets.UTF_8));
        });
  }

  /** The file's name, as its user may see it. */
  public String file() {
    return files.shown(name);
  }

  /** The choices for a setting. */
  public List<String> choices(Setting setting) {
    return choices.of(setting, themes);
  }

  /** What is chosen, for what happens before faults are shown. */
  public static Map<Setting, String> chosen(HostEnvironment host, SettingChoices choices) {
    try {
      Preferences own = of(host, choices, Language.ENGLISH); // no language is known yet
      Optional<byte[]> bytes = own.files.read(own.name, MOST_BYTES);
      return bytes.isPresent() ? own.read(text(bytes.get())).settings().chosen() : Map.of();
    } catch (IOException | RuntimeException e) {
      return Map.of(); // reading the rest will report what is wrong
    }
  }

  /** One line on the file's faults: how many there are, as it may be cut off, and the first. */
  public static String notice(List<SettingsFault> faults, LocalText wording) {
    if (faults.isEmpty()) {
      return "";
    }
    String first = faults.get(0).in(NAME);
    return faults.size() == 1 ? first : wording.of("config.more-faults", first, faults.size());
  }

  /** Why a file cannot be read, in words. */
  public static String hindrance(IOException e, LocalText wording) {
    return e instanceof CharacterCodingException
        ? wording.of("unreadable.utf8")
        : wording.of("unreadable", IoReason.of(e, wording));
  }
}
