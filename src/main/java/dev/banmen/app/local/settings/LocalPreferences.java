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
import dev.banmen.storage.DiskFiles;
import dev.banmen.storage.UserFiles;
import dev.banmen.text.ChosenLanguage;
import java.io.IOException;
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
  private final Optional<UserFiles> own; // instead of those on this user's disk
  private final LocalLessons lessons;
  private EngineChoices engines; // null until needed
  private volatile Preferences.Loaded loaded; // null until needed: the file is read for it
  private volatile Map<String, Map<String, String>> last; // the same; always null at home

  /**
   * The settings of one user.
   *
   * @param own the files of somebody without a disk of their own, and without themes
   */
  public LocalPreferences(
      HostEnvironment host,
      Games games,
      SettingChoices choices,
      Optional<UserFiles> own,
      LocalLessons lessons) {
    this.host = host;
    this.games = games;
    this.choices = choices;
    this.own = own;
    this.lessons = lessons;
  }

  /** Has the defaults apply until {@link #read}, so that nobody waits where that may take long. */
  public void startWithDefaults() {
    loaded = Preferences.Loaded.DEFAULTS;
    last = Map.of();
  }

  /** Uses settings that have been read already. */
  public void use(Preferences.Loaded known) {
    loaded = known;
  }

  /**
   * Reads all, so that nobody waits for it later, and uses the language that is chosen there.
   *
   * @throws IOException if it cannot be read; then the defaults apply, and what is saved stays
   */
  public void read() throws IOException {
    loaded = preferences().load(games);
    speak(loaded.settings().value(Setting.LANGUAGE));
    readLast();
  }

  private Preferences preferences() throws IOException {
    return own.isEmpty()
        ? Preferences.of(host, choices, games.language())
        : new Preferences(own.get(), Preferences.NAME, new NoThemes(), choices, games.language());
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
        ZoneName.of(settings.value(Setting.TIME_ZONE)),
        settings.is(Setting.TURN_PROBLEMS));
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
    last = own.isPresent() ? read : null;
    return read;
  }

  private LastOptions lastOptions() throws IOException {
    return new LastOptions(own.isPresent() ? own.get() : new DiskFiles(host.state()));
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
      Settings settings = own.isPresent() ? loaded().settings() : settings(preferences);
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

  @Override
  public String file() {
    try {
      return own.isEmpty() ? preferences().file() : Preferences.NAME;
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
      speak(chosen.value());
      lessons.forget(); // each language has its own
    }
  }

  private void speak(String language) {
    if (games.language() instanceof ChosenLanguage spoken) { // others cannot change it
      spoken.choose(LanguageChoice.of(host.localeVariables(), Optional.of(language)));
    }
  }

  /**
   * Forgets the settings as they were; on a server, on whose other thread this is, for new ones.
   */
  private void reload() {
    if (own.isEmpty()) {
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
    try {
      preferences.load(); // what cannot be read is not replaced
    } catch (IOException e) {
      throw new Refusal(preferences.file() + ": " + Preferences.hindrance(e, wording));
    }
    try {
      preferences.change(old -> SettingsText.changed(old, setting, value, preferences.language()));
    } catch (IllegalArgumentException e) {
      throw new Refusal(wording.of("unchanged", preferences.file(), e.getMessage()));
    }
  }
}
