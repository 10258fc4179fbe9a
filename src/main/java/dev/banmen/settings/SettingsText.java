package dev.banmen.settings;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/** Writes a settings file: all of it with its defaults, or a change of one setting. */
public final class SettingsText {
  private static final int WIDTH = 78;

  private SettingsText() {}

  /** The commands that have keys, and their keys in each set. */
  public interface Keys {
    /** The commands of a set with their keys: all for the default set, else those that differ. */
    Map<String, List<String>> of(String set);
  }

  /**
   * The defaults of all settings and games, each with a comment that explains it.
   *
   * @param keys what can be set in the table of keys, written as comments
   */
  public static String defaults(SettingsReader.KnownValues vocabulary, Keys keys, Games games) {
    Words words = games.language().words(SettingsText.class);
    StringBuilder text = new StringBuilder();
    comment(words.text("file"), text);
    for (Setting setting : Setting.values()) {
      text.append('\n');
      List<String> values = setting.isYesOrNo() ? setting.answers() : vocabulary.of(setting);
      String choices = WordList.or(words.language(), values);
      String about = words.text("about." + setting.plainName(), choices);
      if (setting == Setting.KEYS) {
        text.append('[').append(SettingsReader.TABLE).append("]\n");
        comment(about, text);
        text.append(SettingsReader.SET)
            .append(" = \"")
            .append(setting.defaultValue())
            .append("\"\n");
        comment(words.text("all.keys"), text);
        keys(keys, vocabulary.of(setting), text);
      } else {
        comment(about, text);
        text.append(setting.plainName())
            .append(" = ")
            .append(written(setting, setting.defaultValue()));
        text.append('\n');
      }
    }
    for (Family family : games.families()) {
      game(family, words, text);
    }
    text.append("\n[").append(SettingsReader.ENGINES).append("]\n");
    comment(words.text("about.engines"), text);
    return text.toString();
  }

  /** Writes all commands that have keys, commented out. */
  private static void keys(Keys keys, List<String> sets, StringBuilder text) {
    String standard = Setting.KEYS.defaultValue();
    keys.of(standard)
        .forEach(
            (name, known) -> {
              text.append("# ").append(name).append(" = ").append(written(known));
              String before = "  # ";
              for (String set : sets) {
                List<String> others = keys.of(set).getOrDefault(name, known);
                if (!others.equals(known)) {
                  text.append(before).append(set).append(": ").append(written(others));
                  before = ", ";
                }
              }
              text.append('\n');
            });
  }

  private static String written(List<String> keys) {
    List<String> all = new ArrayList<>();
    keys.forEach(key -> all.add("\"" + Toml.tomlEscape(key) + "\""));
    return all.size() == 1 ? all.get(0) : "[" + String.join(", ", all) + "]";
  }

  private static void game(Family family, Words words, StringBuilder text) {
    text.append("\n[").append(SettingsReader.GAMES).append('.').append(family.id()).append("]\n");
    comment(words.text("about.games", family.name()), text);
    for (Option option : family.options()) {
      comment(option.meaning(), text);
      text.append(option.key()).append(" = ").append(written(option.standard())).append('\n');
    }
  }

  /** A number as it is, anything else as a string. */
  private static String written(String value) {
    boolean isNumber =
        !value.isEmpty()
            && value.length() < 10
            && value.chars().allMatch(c -> c >= '0' && c <= '9')
            && (value.length() == 1 || value.charAt(0) != '0');
    return isNumber ? value : "\"" + Toml.tomlEscape(value) + "\"";
  }

  private static String written(Setting setting, String value) {
    return setting.isBoolean(value) || setting.numbers().isPresent()
        ? value
        : "\"" + Toml.tomlEscape(value) + "\"";
  }

  /** Writes a comment, wrapped between words; line breaks in the text stay. */
  private static void comment(String about, StringBuilder text) {
    for (String line : about.split("\n")) {
      StringBuilder now = new StringBuilder("#");
      for (String word : line.split(" ")) {
        if (now.length() + 1 + word.length() > WIDTH) {
          text.append(now).append('\n');
          now = new StringBuilder("#");
        }
        now.append(' ').append(word);
      }
      text.append(now).append('\n');
    }
  }

  /**
   * A text with one setting changed; everything else, comments and spaces too, stays as it is.
   *
   * @param language that of the exception's message
   * @throws IllegalArgumentException if the text can't be read, or has something else in the
   *     setting's place, so that nobody's work is lost; the message is one sentence
   */
  public static String changed(String old, Setting setting, String value, Language language) {
    Words words = language.words(SettingsReader.class);
    TomlText text = new TomlText(old, words);
    if (!text.faults().isEmpty()) {
      throw new IllegalArgumentException(text.faults().get(0).text());
    }
    TomlParseResult table = text.table();
    if (setting == Setting.KEYS && hasOtherKeys(table)) {
      throw new IllegalArgumentException(SettingsReader.noTable(words));
    }
    table.set(setting.key(), typed(setting, value));
    return text.whole();
  }

  private static Object typed(Setting setting, String value) {
    if (setting.numbers().isPresent()) {
      return value.indexOf('.') < 0 ? (Object) Long.valueOf(value) : Double.valueOf(value);
    }
    return setting.isBoolean(value) ? (Object) value.equals("true") : value;
  }

  /** Whether something other than a table has the name of the table of keys. */
  private static boolean hasOtherKeys(TomlParseResult file) {
    List<String> table = List.of(SettingsReader.TABLE);
    return file.contains(table) && !file.isTable(table);
  }
}
