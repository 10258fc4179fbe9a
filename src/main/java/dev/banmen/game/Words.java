package dev.banmen.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;

/**
 * The texts of one package in one language, from the file {@code words.properties} beside its
 * classes, or {@code words_zh.properties}, {@code words_zh_CN.properties} over it. In a text,
 * {@code {0}} and {@code {1}} stand for what the caller puts there. Immutable.
 *
 * <p>Resource bundles do as much, but each costs a start a millisecond.
 */
public final class Words {
  private final Properties texts; // not changed once read
  private final String place;

  private Words(Properties texts, String place) {
    this.texts = texts;
    this.place = place;
  }

  /** The words beside this class, in English. */
  public static Words beside(Class<?> anchor) {
    return beside(anchor, Locale.ROOT);
  }

  /** The words beside this class, in a language, or in English where it is not spoken. */
  public static Words beside(Class<?> anchor, Locale language) {
    Properties texts = new Properties();
    String place = anchor.getPackageName();
    if (!read(anchor, "words", texts)) {
      throw new MissingResourceException("no words in " + place, place, "words");
    }
    if (!language.getLanguage().isEmpty()) {
      String name = "words_" + language.getLanguage();
      read(anchor, name, texts);
      if (!language.getCountry().isEmpty()) {
        read(anchor, name + "_" + language.getCountry(), texts);
      }
    }
    return new Words(texts, place);
  }

  /** Reads a file over what was read before; false if there is none. */
  private static boolean read(Class<?> anchor, String name, Properties texts) {
    try (InputStream file = anchor.getResourceAsStream(name + ".properties")) {
      if (file == null) {
        return false;
      }
      Reader utf8 = new InputStreamReader(file, StandardCharsets.UTF_8);
      texts.load(utf8);
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The text under a key.
   *
   * @throws MissingResourceException if there is none
   */
  public String text(String key, Object... values) {
    String text = texts.getProperty(key);
    if (text == null) {
      throw new MissingResourceException("no text '" + key + "' in " + place, place, key);
    }
    for (int i = 0; i < values.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return text;
  }

  /** Whether there is a text under this key. */
  public boolean has(String key) {
    return texts.getProperty(key) != null;
  }

  /** What this game calls a side. */
  public String side(Side side) {
    return text(side == Side.BLACK ? "side.black" : "side.white");
  }

  /** The general sentence of a miss. */
  public String miss(Miss miss) {
    return text("miss." + miss.title());
  }
}
