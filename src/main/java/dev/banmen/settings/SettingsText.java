package dev.banmen.settings;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/** The text of a file of settings: the whole of it with its defaults, and a change to one. */
public final class SettingsText {
  private static final int WIDTH = 78;

  private SettingsText() {}

  /** What keys can be for, with the keys of each set that has others for it than the usual. */
  public interface Keys {
    /** The names of a set with their keys; of the usual one all there are. */
    Map<String, List<String>> of(String set);
  }

  /**
   * Every setting and every game as it usually is, below a comment that says what it is for.
   *
   * @param keys all that can be below the set of keys, where it stands as a comment
   */
  public static String usual(SettingsReader.Vocabulary vocabulary, Keys keys, Games games) {
    Words words = games.language().words(SettingsText.class);
    StringBuilder text = new StringBuilder();
    comment(words.text("file"), text);
    for (Setting setting : Setting.values()) {
      text.append('\n');
      String choices =
          setting.isYesOrNo() ? "true, false" : String.join(", ", vocabulary.of(setting));
      String about = words.text("about." + setting.plainName(), choices);
      if (setting == Setting.KEYS) {
        text.append('[').append(SettingsReader.TABLE).append("]\n");
        comment(about, text);
        text.append(SettingsReader.SET).append(" = \"").append(setting.usual()).append("\"\n");
        comment(words.text("all.keys"), text);
        keys(keys, vocabulary.of(setting), text);
      } else {
        comment(about, text);
        text.append(setting.plainName()).append(" = ").append(written(setting, setting.usual()));
        text.append('\n');
      }
    }
    for (Family family : games.families()) {
      game(family, words, text);
    }
    return text.toString();
  }

  /** All that keys can be for, each a line that stands as it is but for its sign. */
  private static void keys(Keys keys, List<String> sets, StringBuilder text) {
    String usual = Setting.KEYS.usual();
    keys.of(usual)
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

  /** One key, or a list of them. */
  private static String written(List<String> keys) {
    List<String> all = new ArrayList<>();
    keys.forEach(key -> all.add("\"" + Toml.tomlEscape(key) + "\""));
    return all.size() == 1 ? all.get(0) : "[" + String.join(", ", all) + "]";
  }

  /** A table of what a game usually is. */
  private static void game(Family family, Words words, StringBuilder text) {
    text.append("\n[").append(SettingsReader.GAMES).append('.').append(family.id()).append("]\n");
    comment(words.text("about.games", family.game(Map.of()).words().text("name")), text);
    for (Option option : family.options()) {
      comment(option.meaning(), text);
      text.append(option.key()).append(" = ").append(written(option.standard())).append('\n');
    }
  }

  /** A number as it is, anything else as a text. */
  private static String written(String value) {
    boolean isNumber =
        !value.isEmpty()
            && value.length() < 10
            && value.chars().allMatch(c -> c >= '0' && c <= '9')
            && (value.length() == 1 || value.charAt(0) != '0');
    return isNumber ? value : "\"" + Toml.tomlEscape(value) + "\"";
  }

  private static String written(Setting setting, String value) {
    return setting.isYesOrNo() ? value : "\"" + Toml.tomlEscape(value) + "\"";
  }

  /** Lines of a comment, broken between words; a text that breaks lines itself keeps them. */
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
   * A text with one setting changed: everything else, comments and spaces too, stays as it is.
   *
   * @param language that of the exception's message
   * @throws IllegalArgumentException if the text cannot be read, or has something else where the
   *     setting would stand, so that nobody's work is lost; the message is one sentence
   */
  public static String changed(String text, Setting setting, String value, Language language) {
    Words words = language.words(SettingsReader.class);
    ShortText shortened = ShortText.of(text);
    if (shortened.tooMuch().isPresent()) {
      throw new IllegalArgumentException(SettingsReader.tooMuch(words));
    }
    TomlParseResult file = Toml.parse(shortened.text());
    if (file.hasErrors()) {
      throw new IllegalArgumentException(file.errors().get(0).getMessage());
    }
    if (setting == Setting.KEYS && hasOtherKeys(file)) {
      throw new IllegalArgumentException(SettingsReader.noTable(words));
    }
    file.set(setting.key(), setting.isYesOrNo() ? (Object) value.equals("true") : value);
    return shortened.whole(file.toToml());
  }

  /** Whether what is called as the table of keys is none. */
  private static boolean hasOtherKeys(TomlParseResult file) {
    List<String> table = List.of(SettingsReader.TABLE);
    return file.contains(table) && !file.isTable(table);
  }
}
