package dev.banmen.game;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The texts of one package in one language, from the bundle {@code words} beside its classes. In a
 * text, {@code {0}} and {@code {1}} stand for what the caller puts there. Immutable.
 */
public final class Words {
  /** Those that were asked for: they are looked for again and again while a screen is painted. */
  private static final Map<Class<?>, Words> ENGLISH = new ConcurrentHashMap<>();

  private final ResourceBundle bundle;

  private Words(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** The words beside this class, in English. */
  public static Words beside(Class<?> anchor) {
    Words words = ENGLISH.get(anchor);
    if (words == null) {
      words = beside(anchor, Locale.ROOT);
      ENGLISH.put(anchor, words);
    }
    return words;
  }

  /** The words beside this class, in a language, or in English where it is not spoken. */
  public static Words beside(Class<?> anchor, Locale language) {
    String name = anchor.getPackageName() + ".words";
    ResourceBundle.Control noDetour =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    return new Words(ResourceBundle.getBundle(name, language, anchor.getClassLoader(), noDetour));
  }

  /**
   * The text under a key.
   *
   * @throws java.util.MissingResourceException if there is none
   */
  public String text(String key, Object... values) {
    String text = bundle.getString(key);
    return values.length == 0 ? text : filled(text, values);
  }

  /** What is put in is not looked through again: it may be anything that somebody typed. */
  private static String filled(String text, Object... values) {
    StringBuilder filled = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      boolean isPlace = text.charAt(i) == '{' && i + 2 < text.length() && text.charAt(i + 2) == '}';
      int number = isPlace ? text.charAt(i + 1) - '0' : -1;
      if (number >= 0 && number < values.length) {
        filled.append(values[number]);
        i += 2;
      } else {
        filled.append(text.charAt(i));
      }
    }
    return filled.toString();
  }

  /** Whether there is a text under this key. */
  public boolean has(String key) {
    return bundle.containsKey(key);
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
