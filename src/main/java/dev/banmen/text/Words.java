package dev.banmen.text;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * The texts of one package in one user's language, from the bundle {@code words} beside its
 * classes, or beside those of the nearest enclosing package that has one; under {@code
 * package.also} that bundle may name a package whose texts are found, too; those of this package
 * always are. In a text, {@code {0}} and {@code {1}} stand for the caller's values. {@code
 * {0:stone|stones}} stands for one of two forms: the first where value 0 is 1, else the second. So
 * callers pass a number, and the bundle knows the grammar. {@code {key:u}} stands for a key: that
 * one, or the one the reader presses instead, see {@link #withKeys}.
 *
 * <p>A bundle is read when first used, so other languages cost nothing. Immutable; for any thread.
 */
public class Words {
  /** The locale of {@link Language#ENGLISH}. */
  public static final Locale ENGLISH = Locale.ROOT;

  /** The bundles already read, by package and language: a screen asks again and again. */
  private static final Map<Class<?>, Map<Locale, Texts>> READ = new ConcurrentHashMap<>();

  private static final String ALSO = "package.also";
  private static final String COMMON = Words.class.getPackageName();

  private static final String KEY = "{key:";

  private final Class<?> anchor;
  private final Language language;
  private final Optional<UnaryOperator<String>> keys;

  /** Creates the words beside this class. */
  protected Words(Class<?> anchor, Language language) {
    this(anchor, language, Optional.empty());
  }

  private Words(Class<?> anchor, Language language, Optional<UnaryOperator<String>> keys) {
    this.anchor = anchor;
    this.language = language;
    this.keys = keys;
  }

  /** The language of these words. */
  public Language language() {
    return language;
  }

  /** The class that their bundle stands beside. */
  protected Class<?> anchor() {
    return anchor;
  }

  /**
   * Returns the same words for a user with other keys.
   *
   * @param names maps a key to the one pressed instead, or to itself; asked anew for each text
   */
  public Words withKeys(UnaryOperator<String> names) {
    return new Words(anchor, language, Optional.of(names));
  }

  /** The mapping of the reader's keys, see {@link #withKeys}; empty if they are as in the texts. */
  public Optional<UnaryOperator<String>> keys() {
    return keys;
  }

  /** Returns the key that the reader presses instead of this one, or this one. */
  public String key(String known) {
    return key(known, keys);
  }

  private static String key(String known, Optional<UnaryOperator<String>> keys) {
    return keys.isPresent() ? keys.get().apply(known) : known;
  }

  /** A package's own texts, and those of the package that it names, or else of this package. */
  private record Texts(ResourceBundle own, Optional<Texts> shared) {
    ResourceBundle with(String key) {
      return own.containsKey(key) || shared.isEmpty() ? own : shared.get().with(key);
    }
  }

  private ResourceBundle bundle(String key) {
    return READ.computeIfAbsent(anchor, any -> new ConcurrentHashMap<>(4))
        .computeIfAbsent(language.locale(), locale -> texts(home(), locale))
        .with(key);
  }

  private Texts texts(String home, Locale locale) {
    ResourceBundle own = read(home, locale);
    String also = own.containsKey(ALSO) ? own.getString(ALSO) : COMMON;
    return new Texts(
        own, home.equals(COMMON) ? Optional.empty() : Optional.of(texts(also, locale)));
  }

  private ResourceBundle read(String home, Locale locale) {
    ResourceBundle.Control noDetour =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    return ResourceBundle.getBundle(home + ".words", locale, anchor.getClassLoader(), noDetour);
  }

  /** Returns the anchor's package, or the nearest one around it that has words. */
  private String home() {
    String home = anchor.getPackageName();
    while (anchor.getClassLoader().getResource(home.replace('.', '/') + "/words.properties") == null
        && home.indexOf('.') > 0) {
      home = home.substring(0, home.lastIndexOf('.'));
    }
    return home;
  }

  /**
   * Returns the text under a key.
   *
   * @throws java.util.MissingResourceException if there is none
   */
  public String text(String key, Object... values) {
    String text = bundle(key).getString(key);
    return values.length == 0 && !text.contains(KEY)
        ? text
        : filled(text, keys, isSentence(text) ? started(text, values) : values);
  }

  /** Whether a text is a sentence or ends with one; not a name, a heading, a part of a sentence. */
  private static boolean isSentence(String text) {
    int last = text.length() - 1;
    return last >= 0 && (text.charAt(last) == '.' || text.charAt(last) == '!');
  }

  /** Returns the values with a capital where the computer is what a sentence starts with. */
  private Object[] started(String text, Object... values) {
    boolean isSmall =
        values.length > 0
            && text.startsWith("{0}")
            && values[0] instanceof String first
            && !first.isEmpty()
            && Character.isLowerCase(first.charAt(0));
    if (!isSmall || !values[0].equals(computer(false))) {
      return values;
    }
    Object[] started = values.clone();
    started[0] = computer(true);
    return started;
  }

  /**
   * Returns what a sentence calls a player who is the computer and has no name.
   *
   * @param isFirst whether the sentence starts with it
   */
  public String computer(boolean isFirst) {
    return language.words(Words.class).text(isFirst ? "computer.first" : "computer");
  }

  /** Inserts values unchanged: they may be anything that a user typed. */
  static String filled(String text, Object... values) {
    return filled(text, Optional.empty(), values);
  }

  private static String filled(
      String text, Optional<UnaryOperator<String>> keys, Object... values) {
    StringBuilder filled = new StringBuilder(text.length() + 16);
    int at = 0;
    while (at < text.length()) {
      if (text.startsWith(KEY, at)) {
        int last = text.indexOf('}', at + KEY.length() + 1); // that key may be a brace
        filled.append(key(text.substring(at + KEY.length(), last), keys));
        at = last + 1;
        continue;
      }
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

  /** Returns the value for a place such as <code>{0}</code> or <code>{0:a|b}</code>, or null. */
  private static Object value(String text, int at, Object... values) {
    int number = text.charAt(at + 1) - '0';
    boolean isPlace = text.charAt(at + 2) == '}' || text.charAt(at + 2) == ':';
    return isPlace && number >= 0 && number < values.length ? values[number] : null;
  }

  /** Returns the first of two forms for 1 and a half, the second for every other number. */
  private static String form(String forms, Object number) {
    int bar = forms.indexOf('|');
    boolean isOne = number.toString().equals("1") || number.toString().equals("0.5");
    return isOne ? forms.substring(0, bar) : forms.substring(bar + 1);
  }

  /** Whether there is a text under this key. */
  public boolean has(String key) {
    return bundle(key).containsKey(key);
  }
}
