package dev.banmen.game;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The texts of one package, from the bundle {@code words} beside its classes. In a text, {@code
 * {0}} and {@code {1}} stand for what the caller puts there. {@code {0:stone|stones}} stands for
 * one of two forms: the first where value 0 is 1, else the second. So callers pass a number, and
 * the bundle knows the grammar.
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

  /** Inserts values unchanged: they may be anything that somebody typed. */
  static String filled(String text, Object... values) {
    StringBuilder filled = new StringBuilder(text.length() + 16);
    int at = 0;
    while (at < text.length()) {
      int end = text.charAt(at) == '{' ? text.indexOf('}', at + 2) : -1;
      Object value = end < 0 ? null : value(text, at, values);
      if (value == null) {
        filled.append(text.charAt(at++));
      } else {
        filled.append(end == at + 2 ? value : form(text.substring(at + 3, end), value));
        at = end + 1;
      }
    }
    return filled.toString();
  }

  /** The value that a place such as <code>{0}</code> or <code>{0:a|b}</code> is for, or null. */
  private static Object value(String text, int at, Object... values) {
    int number = text.charAt(at + 1) - '0';
    boolean isPlace = text.charAt(at + 2) == '}' || text.charAt(at + 2) == ':';
    return isPlace && number >= 0 && number < values.length ? values[number] : null;
  }

  /** The first of two forms for 1, the other for every other number. */
  private static String form(String forms, Object number) {
    int bar = forms.indexOf('|');
    return number.toString().equals("1") ? forms.substring(0, bar) : forms.substring(bar + 1);
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
