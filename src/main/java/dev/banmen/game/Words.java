package dev.banmen.game;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The texts of one package, from the bundle {@code words} beside its classes. In a text, {@code
 * {0}} and {@code {1}} stand for what the caller puts there.
 *
 * <p>A process speaks one language, English unless it is told another before anything is said. A
 * bundle is read when something is asked of it, so that no language costs those who speak another.
 */
public final class Words {
  /** What is spoken where nobody asks for anything else, and what files are written in. */
  public static final Locale ENGLISH = Locale.ROOT;

  /** Those that were asked for: they are looked for again and again while a screen is painted. */
  private static final Map<Class<?>, Words> ASKED_FOR = new ConcurrentHashMap<>();

  private static volatile Locale spoken = ENGLISH;

  private final Class<?> anchor;
  private final Optional<Locale> always;
  private volatile Texts texts;

  /** What was read last. */
  private record Texts(Locale language, ResourceBundle bundle) {}

  private Words(Class<?> anchor, Optional<Locale> always) {
    this.anchor = anchor;
    this.always = always;
  }

  /** Has everything that is said from now on said in a language, or in English if it has none. */
  public static void speak(Locale language) {
    spoken = language;
  }

  /** The language that is spoken. */
  public static Locale spoken() {
    return spoken;
  }

  /** The words beside this class, in the language that is spoken. */
  public static Words beside(Class<?> anchor) {
    Words words = ASKED_FOR.get(anchor);
    if (words == null) {
      words = new Words(anchor, Optional.empty());
      ASKED_FOR.put(anchor, words);
    }
    return words;
  }

  /** The words beside this class, in a language, or in English where it is not spoken. */
  public static Words beside(Class<?> anchor, Locale language) {
    return new Words(anchor, Optional.of(language));
  }

  /** The same words in English, whatever is spoken: files are written in it. */
  public Words english() {
    return beside(anchor, ENGLISH);
  }

  private ResourceBundle bundle() {
    Locale language = always.isPresent() ? always.get() : spoken;
    Texts read = texts;
    if (read == null || read.language != language) {
      read = new Texts(language, bundle(language));
      texts = read;
    }
    return read.bundle;
  }

  private ResourceBundle bundle(Locale language) {
    String name = anchor.getPackageName() + ".words";
    ResourceBundle.Control noDetour =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    return ResourceBundle.getBundle(name, language, anchor.getClassLoader(), noDetour);
  }

  /**
   * The text under a key.
   *
   * @throws java.util.MissingResourceException if there is none
   */
  public String text(String key, Object... values) {
    String text = bundle().getString(key);
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
    return bundle().containsKey(key);
  }

  /** What this game calls a side. */
  public String side(Side side) {
    return text(side == Side.BLACK ? "side.black" : "side.white");
  }

  /** The general sentence of a miss. */
  public String miss(Miss miss) {
    return text("miss." + miss.title());
  }

  /** What people call a miss: its title, where no other name is known. */
  public String name(Miss miss) {
    String key = "title." + miss.title();
    return has(key) ? text(key) : miss.title().replace('-', ' ');
  }
}
