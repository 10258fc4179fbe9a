package dev.banmen.app.local.settings;

import dev.banmen.app.BellUse;
import dev.banmen.app.KeyChoice;
import dev.banmen.app.NoThemes;
import dev.banmen.app.Preference;
import dev.banmen.app.PreferenceStore;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.lessons.LocalLessons;
import dev.banmen.bot.ThinkingTime;
import dev.banmen.game.Games;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.lesson.review.Fsrs;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.settings.Seconds;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.settings.SettingsText;
import dev.banmen.settings.ZoneName;
import dev.banmen.storage.StateFolder;
import dev.banmen.text.ChosenLanguage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The user's settings file: what it chooses, and a change to one setting. One thread; those of a
 * server, where a second one saves, are read once and then remembered.
 */
public final class LocalPreferences implements PreferenceStore {
  private final HostEnvironment host;
  private final Games games;
  private final SettingChoices choices;
  private final Optional<Path> folder;
  private final LocalLessons lessons;
  private EngineChoices engines; // null until needed
  private volatile Preferences.Loaded loaded; // null until needed: the file is read for it
  private volatile Map<String, Map<String, String>> last; // the same; always null at home

  /**
   * The settings of one user.
   *
   * @param folder where the file is, without themes; empty for the user's own
   */
  public LocalPreferences(
      HostEnvironment host,
      Games games,
      SettingChoices choices,
      Optional<Path> folder,
      LocalLessons lessons) {
    this.host = host;
    this.games = games;
    this.choices = choices;
    this.folder = folder;
    this.lessons = lessons;
    loaded = folder.isEmpty() ? null : Preferences.Loaded.DEFAULTS;
  }

  /** Uses settings that have been read already, and reads what else there is. */
  public void use(Preferences.Loaded known) {
    loaded = known;
    lastUsed();
  }

  private Preferences preferences() throws IOException {
    return folder.isEmpty()
        ? Preferences.of(host, choices, games.language())
        : new Preferences(
            folder.get().resolve(Preferences.NAME), new NoThemes(), choices, games.language());
  }

  @Override
  public KeyChoice keys() {
    return loaded().keys();
  }

  @Override
  public Map<String, String> defaults(String family) {
    return loaded().games().of(family);
  }

  @Override
  public List<String> engines() {
    return List.copyOf(engineCommands().keySet());
  }

  @Override
  public List<String> engines(String family) {
    Map<String, EngineProgram> all = engineCommands();
    return all.keySet().stream().filter(name -> all.get(name).plays(family)).toList();
  }

  /** Adds a program by the name and the command line that the user gave for this time. */
  public void useEngine(String name, String command) {
    engineChoices().give(name, command);
  }

  /** Has reviews made by a program, by its name in the settings or its command line. */
  public void reviewWith(String written) {
    engineChoices().reviewWith(written);
  }

  /** The program that reviews a game; empty for the computer player of the game. */
  public Optional<EngineProgram> reviewer(String family) {
    return engineChoices().reviewer(loaded().settings(), family);
  }

  private EngineChoices engineChoices() {
    engines = engines == null ? new EngineChoices() : engines;
    return engines;
  }

  /** How the programs to play against are started, by name. */
  public Map<String, EngineProgram> engineCommands() {
    return engineChoices().all(loaded().settings());
  }

  /** When the computer may think. */
  public ThinkingTime thinkingTime() {
    Settings settings = loaded().settings();
    long most = Seconds.millis(settings.value(Setting.BOT_TIME)).orElseThrow();
    return new ThinkingTime(most, settings.is(Setting.PONDER));
  }

  /** When the user wants to review, and how much. */
  public ReviewPlan reviewPlan() {
    return reviewPlan(loaded().settings());
  }

  /** When somebody with these settings wants to review, and how much. */
  public static ReviewPlan reviewPlan(Settings settings) {
    double recall = Double.parseDouble(settings.value(Setting.RECALL));
    return new ReviewPlan(
        new Fsrs(recall),
        Integer.parseInt(settings.value(Setting.REVIEWS)),
        ZoneName.of(settings.value(Setting.TIME_ZONE)));
  }

  @Override
  public BellUse bell() {
    return BellUse.of(loaded().settings().value(Setting.BELL));
  }

  @Override
  public Map<String, Map<String, String>> lastUsed() {
    Map<String, Map<String, String>> known = last;
    try {
      return known == null ? readLast() : known;
    } catch (IOException e) {
      return Map.of();
    }
  }

  @Override
  public void use(String family, Map<String, String> chosen) {
    try {
      lastOptions().use(family, chosen);
      readLast();
    } catch (IOException e) {
      // The next game of this kind starts with the defaults.
    }
  }

  /** Reads them, one thread at a time: what is kept is what was read last. */
  private synchronized Map<String, Map<String, String>> readLast() throws IOException {
    Map<String, Map<String, String>> read = lastOptions().all();
    last = folder.isPresent() ? read : null;
    return read;
  }

  private LastOptions lastOptions() throws IOException {
    Path state = folder.isPresent() ? folder.get() : host.state();
    return new LastOptions(state.resolve("options"));
  }

  @Override
  public boolean isCoached() {
    return loaded().settings().is(Setting.COACH);
  }

  private Preferences.Loaded loaded() {
    Preferences.Loaded known = loaded;
    if (known == null) {
      try {
        known = preferences().load(games);
      } catch (IOException e) {
        known = Preferences.Loaded.DEFAULTS; // reading the rest will report what is wrong
      }
      loaded = known;
    }
    return known;
  }

  @Override
  public List<Preference> all() {
    List<Preference> all = new ArrayList<>();
    try {
      Preferences preferences = preferences();
      Settings settings = folder.isPresent() ? loaded().settings() : settings(preferences);
      for (Setting setting : Setting.values()) {
        if (setting != Setting.NETWORK) { // a file is typed, and only the machine's own user may
          all.add(
              new Preference(
                  setting.plainName(), settings.value(setting), preferences.choices(setting)));
        }
      }
    } catch (IOException e) {
      // This locale cannot spell its name, and there is nothing to choose.
    }
    return all;
  }

  private static Settings settings(Preferences preferences) {
    try {
      return preferences.load().settings();
    } catch (IOException e) {
      return Settings.DEFAULTS;
    }
  }

  @Override
  public boolean allows(Preference setting, String value) {
    boolean isZone = setting.name().equals(Setting.TIME_ZONE.plainName());
    return PreferenceStore.super.allows(setting, value) || isZone && ZoneName.of(value).isPresent();
  }

  /** Without the folder if that isn't the user's own. */
  @Override
  public String file() {
    try {
      return folder.isEmpty() ? preferences().file().toString() : Preferences.NAME;
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public void prefer(Preference chosen) throws Refusal {
    Setting setting = Setting.named(chosen.name()).orElseThrow();
    try {
      save(preferences(), setting, chosen.value());
    } catch (IOException e) {
      LocalText wording = LocalText.of(games);
      throw new Refusal(file() + ": " + IoReason.unwritable(e, wording));
    }
    reload();
    if (setting == Setting.LANGUAGE) {
      if (games.language() instanceof ChosenLanguage own) { // others cannot change it
        own.choose(LanguageChoice.of(host.localeVariables(), Optional.of(chosen.value())));
      }
      lessons.forget(); // each language has its own
    }
  }

  /**
   * Forgets the settings as they were; on a server, on whose other thread this is, for new ones.
   */
  private void reload() {
    if (folder.isEmpty()) {
      loaded = null;
      return;
    }
    try {
      loaded = preferences().load(games);
    } catch (IOException e) {
      // They stay as they were until the next visit.
    }
  }

  /** Writes a choice into a file, and leaves everything else in it as it is. */
  static void save(Preferences preferences, Setting setting, String value)
      throws Refusal, IOException {
    LocalText wording = new LocalText(preferences.language());
    String old = text(preferences, wording);
    try {
      String text = SettingsText.changed(old, setting, value, preferences.language());
      StateFolder.made(preferences.file().toAbsolutePath().getParent());
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      NewFile.replace(preferences.file().toString(), out -> out.write(bytes), wording);
    } catch (IllegalArgumentException e) {
      throw new Refusal(wording.of("unchanged", preferences.file(), e.getMessage()));
    }
  }

  /** The file's text; nothing if there is no file. */
  private static String text(Preferences preferences, LocalText wording) throws Refusal {
    try {
      return Files.exists(preferences.file()) ? preferences.text() : "";
    } catch (IOException e) {
      throw new Refusal(preferences.file() + ": " + Preferences.hindrance(e, wording));
    }
  }
}
