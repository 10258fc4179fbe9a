package dev.banmen.settings;

import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Reads a settings file. Reports its faults and uses the defaults instead. For one use. */
public final class SettingsReader {
  static final String TABLE = "keys";
  static final String SET = "set";
  static final String GAMES = "games";
  static final String ENGINES = "engines";
  private static final String COMMAND = "command"; // of an engine
  private static final String GAME = "game"; // the same
  private static final String REVIEW = "review"; // the same

  /** Knows the possible values of settings; asked only for those that are chosen. */
  public interface KnownValues {
    List<String> of(Setting setting);
  }

  /** The settings in a text and its faults, in the order of their lines. */
  public record ReadSettings(Settings settings, List<SettingsFault> faults) {}

  private final Words words;
  private final Map<Setting, String> chosen = new EnumMap<>(Setting.class);
  private final List<Settings.Binding> keys = new ArrayList<>();
  private final List<Settings.GameDefault> options = new ArrayList<>();
  private final List<Settings.NamedEngine> engines = new ArrayList<>();
  private final KnownValues vocabulary;
  private final TomlText text;

  private SettingsReader(KnownValues vocabulary, TomlText text, Words words) {
    this.words = words;
    this.vocabulary = vocabulary;
    this.text = text;
  }

  /** Reads a text; reports its faults in this language. */
  public static ReadSettings read(String whole, KnownValues vocabulary, Language language) {
    Words words = language.words(SettingsReader.class);
    TomlText text = new TomlText(whole, words);
    SettingsReader reader = new SettingsReader(vocabulary, text, words);
    text.table().keySet().forEach(name -> reader.entry(name, text.table()));
    reader.options.sort(
        Comparator.comparingInt(Settings.GameDefault::line)
            .thenComparingInt(Settings.GameDefault::column));
    reader.engines.sort(
        Comparator.comparingInt(Settings.NamedEngine::line)
            .thenComparingInt(Settings.NamedEngine::column));
    return new ReadSettings(
        new Settings(reader.chosen, reader.keys, reader.options, reader.engines), text.faults());
  }

  private void entry(String name, TomlTable all) {
    switch (name) {
      case TABLE -> table(name, all, this::keys, noTable(words));
      case GAMES -> table(name, all, this::games, words.text("no.games"));
      case ENGINES -> table(name, all, this::engines, words.text("no.engines"));
      default -> setting(name, all);
    }
  }

  private void table(String name, TomlTable all, Consumer<TomlTable> read, String none) {
    if (all.get(List.of(name)) instanceof TomlTable table) {
      read.accept(table);
    } else {
      fault(all.inputPositionOf(List.of(name)), none);
    }
  }

  private void setting(String name, TomlTable all) {
    TomlPosition at = all.inputPositionOf(List.of(name));
    Setting.named(name)
        .ifPresentOrElse(
            setting -> choose(setting, all.get(List.of(name)), at), () -> fault(at, unknown(name)));
  }

  private void fault(TomlPosition at, String sentence) {
    text.fault(at, sentence);
  }

  /** The fault of a value in place of the table of keys. */
  static String noTable(Words words) {
    return words.text("no.table", TABLE, SET);
  }

  private String unknown(String name) {
    List<String> names = names();
    String choices = WordList.or(words.language(), names);
    List<String> plain = names.stream().map(one -> one.replaceAll("[\\[\\]]", "")).toList();
    Optional<String> near = EditDistance.nearest(name, plain);
    return near.isPresent()
        ? words.text("unknown.near", name, names.get(plain.indexOf(near.get())), choices)
        : words.text("unknown", name, choices);
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (Setting setting : Setting.values()) {
      names.add(setting == Setting.KEYS ? "[" + TABLE + "]" : setting.plainName());
    }
    names.add("[" + GAMES + "]");
    names.add("[" + ENGINES + "]");
    return names;
  }

  /** Reads a table of tables, one for each game; the caller checks games and options. */
  private void games(TomlTable table) {
    for (String game : table.keySet()) {
      List<String> path = List.of(game);
      if (!table.isTable(path)) {
        fault(table.inputPositionOf(path), words.text("no.games"));
        continue;
      }
      TomlTable one = table.getTable(path);
      for (String key : one.keySet()) {
        option(game, key, one.get(List.of(key)), one.inputPositionOf(List.of(key)));
      }
    }
  }

  /** Reads a table of command lines; the caller checks them, their names and games. */
  private void engines(TomlTable table) {
    for (String name : table.keySet()) {
      TomlPosition at = table.inputPositionOf(List.of(name));
      Object value = table.get(List.of(name));
      boolean isTable = value instanceof TomlTable;
      Object command = isTable ? ((TomlTable) value).get(List.of(COMMAND)) : value;
      Object game = isTable ? ((TomlTable) value).get(List.of(GAME)) : null;
      List<String> games = strings(game);
      Object review = isTable ? ((TomlTable) value).get(List.of(REVIEW)) : null;
      boolean isRight =
          (game == null || !games.isEmpty()) && (review == null || review instanceof Boolean);
      int known = 1 + (game == null ? 0 : 1) + (review == null ? 0 : 1);
      boolean isAll = !isTable || ((TomlTable) value).size() == known;
      if (command instanceof String line && isRight && isAll) {
        engines.add(
            new Settings.NamedEngine(
                name, line, games, Boolean.TRUE.equals(review), text.line(at), at.column()));
      } else {
        fault(at, words.text(isTable ? "wrong.engine.table" : "wrong.engine", name, shown(value)));
      }
    }
  }

  private void option(String game, String key, Object value, TomlPosition at) {
    if (value instanceof TomlTable || value instanceof TomlArray) {
      fault(at, words.text("wrong.option", key, shown(value)));
    } else {
      options.add(
          new Settings.GameDefault(game, key, String.valueOf(value), text.line(at), at.column()));
    }
  }

  private void choose(Setting setting, Object value, TomlPosition at) {
    String text = shown(value);
    if (setting.numbers().isPresent()) {
      AllowedNumbers range = setting.numbers().get();
      boolean isNumber = value instanceof Long || value instanceof Double;
      if (isNumber && range.has(text)) {
        chosen.put(setting, text);
      } else {
        String key = setting == Setting.BOT_TIME ? "wrong.seconds" : "wrong.number";
        fault(at, words.text(key, setting.key(), text, range.shownLeast(), range.shownMost()));
      }
      return;
    }
    boolean isType = setting.isBoolean(text) ? value instanceof Boolean : value instanceof String;
    List<String> choices = setting.isYesOrNo() ? setting.answers() : vocabulary.of(setting);
    boolean isZone = setting == Setting.TIME_ZONE && ZoneName.of(text).isPresent();
    boolean isFile = setting == Setting.NETWORK && !text.isBlank();
    if (isType && (isZone || isFile || choices.contains(text))) {
      chosen.put(setting, text);
    } else if (setting == Setting.TIME_ZONE || setting == Setting.NETWORK) {
      fault(at, words.text("wrong." + setting.key(), setting.key(), text));
    } else {
      fault(at, wrong(setting, text, choices));
    }
  }

  private String wrong(Setting setting, String text, List<String> choices) {
    String listed = WordList.or(words.language(), choices);
    if (setting.isYesOrNo()) {
      return words.text("wrong.type", setting.key(), text, listed);
    }
    Optional<String> near = EditDistance.nearest(text, choices);
    return near.isPresent() && !near.get().equals(text)
        ? words.text("wrong.near", setting.key(), text, near.get(), listed)
        : words.text("choice.unknown", setting.key(), text, listed);
  }

  private static String shown(Object value) {
    if (value instanceof TomlTable) {
      return "[...]";
    }
    return value instanceof TomlArray array ? array.toList().toString() : String.valueOf(value);
  }

  private void keys(TomlTable table) {
    for (String name : table.keySet()) {
      List<String> path = List.of(name);
      TomlPosition at = table.inputPositionOf(path);
      if (name.equals(SET)) {
        choose(Setting.KEYS, table.get(path), at);
        continue;
      }
      List<String> own = strings(table.get(path));
      if (own.isEmpty()) {
        fault(at, words.text("wrong.key", name, shown(table.get(path))));
      } else {
        keys.add(new Settings.Binding(name, own, text.line(at), at.column()));
      }
    }
  }

  /** A string, or a list of nothing but strings; else empty. */
  private static List<String> strings(Object value) {
    if (value instanceof String one) {
      return List.of(one);
    }
    List<String> all = new ArrayList<>();
    if (value instanceof TomlArray array) {
      for (Object each : array.toList()) {
        if (!(each instanceof String text)) {
          return List.of();
        }
        all.add(text);
      }
    }
    return all;
  }
}
