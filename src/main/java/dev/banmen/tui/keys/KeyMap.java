package dev.banmen.tui.keys;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.KeyChoice;
import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.term.Keys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Maps the user's keys to those that pages know. Immutable. */
public final class KeyMap {
  public static final List<String> SETS = List.of(KeySets.DEFAULT, KeySets.VI, KeySets.EMACS);

  /** The map that changes no key. */
  public static final KeyMap DEFAULT = new KeyMap(Map.of(), Map.of(), Map.of(), Set.of());

  private final Map<KeyStroke, KeyStroke> meant;
  private final Map<KeyStroke, Map<KeyStroke, KeyStroke>> pairs; // by first key, then second
  private final Map<KeyStroke, List<String>> instead; // what to press for a key that pages know
  private final Set<KeyStroke> unused;

  private KeyMap(
      Map<KeyStroke, KeyStroke> meant,
      Map<KeyStroke, Map<KeyStroke, KeyStroke>> pairs,
      Map<KeyStroke, List<String>> instead,
      Set<KeyStroke> unused) {
    this.meant = meant;
    this.pairs = pairs;
    this.instead = instead;
    this.unused = unused;
  }

  /**
   * Returns the actions with keys of their own in a set: all in the default set, else those that
   * differ.
   */
  public static Map<String, List<String>> names(String set) {
    return set.equals(KeySets.DEFAULT) ? KeySets.defaults() : KeySets.others(set);
  }

  /**
   * Why a user's keys are not used.
   *
   * @param at which of them, from 0
   * @param why a key of the package's words
   * @param values the values in that text
   */
  public record Clash(int at, String why, List<Object> values) {
    private static Clash of(int at, String why, Object... values) {
      return new Clash(at, why, List.of(values));
    }

    /** Returns one sentence without its full stop. */
    public String text(Language language) {
      return language.words(KeyMap.class).text(why, values.toArray());
    }
  }

  /**
   * Returns the map for the keys that a user has chosen.
   *
   * @param clashes gets the keys that can't be used; the others are
   */
  public static KeyMap of(KeyChoice choice, List<Clash> clashes) {
    return choice.equals(KeyChoice.DEFAULT)
        ? DEFAULT
        : new MapBuilder(choice.set(), choice.own(), clashes).map();
  }

  private static final class MapBuilder {
    private final Map<String, List<String>> defaults = KeySets.defaults();
    private final Map<String, List<String>> ofSet = new LinkedHashMap<>(defaults);
    private final List<KeyChoice.Own> own;
    private final List<Clash> clashes;
    private final Map<String, List<String>> now = new LinkedHashMap<>();
    private final Map<KeyStroke, String> taken = new HashMap<>();
    private final Map<List<KeyStroke>, String> pairs = new HashMap<>();

    MapBuilder(String set, List<KeyChoice.Own> own, List<Clash> clashes) {
      this.clashes = clashes;
      ofSet.putAll(KeySets.others(set));
      this.own = own;
      List<KeyChoice.Own> known = new ArrayList<>(own);
      known.removeIf(one -> !isKnown(one));
      while (!isGiven(known)) {} // a name that gets its old keys back may take another's
    }

    /** Assigns these keys; names that get none leave the list, for another try without them. */
    private boolean isGiven(List<KeyChoice.Own> known) {
      taken.clear();
      pairs.clear();
      now.clear();
      now.putAll(ofSet);
      known.forEach(one -> now.put(one.name(), List.of()));
      now.forEach((name, keys) -> keys.forEach(key -> taking(name, key)));
      for (KeyChoice.Own one : known) {
        one.keys().stream()
            .filter(ofSet.get(one.name())::contains) // its own keys override others' wishes
            .forEach(key -> taking(one.name(), key));
      }
      List<Clash> halves = new ArrayList<>();
      boolean isGiven = !known.removeIf(one -> !take(one, halves));
      if (isGiven) {
        clashes.addAll(halves);
      }
      return isGiven;
    }

    private static KeyStroke key(String name) {
      return keys(name).get(0);
    }

    private static List<KeyStroke> keys(String names) {
      return KeyName.parseAll(names).orElseThrow();
    }

    /** Assigns keys to a name, or returns the name that already has them or the first of them. */
    private Optional<String> taking(String name, String keys) {
      List<KeyStroke> both = keys(keys);
      boolean isPair = both.size() > 1;
      boolean begins = pairs.keySet().stream().anyMatch(pair -> pair.get(0).equals(both.get(0)));
      String other = isPair ? pairs.get(both) : null;
      other = other == null && !(isPair && begins) ? taken.get(both.get(0)) : other;
      if (other != null && !other.equals(name)) {
        return Optional.of(other);
      }
      taken.putIfAbsent(both.get(0), name);
      if (isPair) {
        pairs.put(both, name);
      }
      return Optional.empty();
    }

    /** Whether there is such an action, and each of its keys can be used. */
    private boolean isKnown(KeyChoice.Own one) {
      if (!defaults.containsKey(one.name())) {
        Optional<String> near = EditDistance.nearest(one.name(), defaults.keySet());
        String why = near.isPresent() ? "keys.unknown.near" : "keys.unknown";
        return isClash(one, why, one.name(), near.orElse(""));
      }
      for (String name : one.keys()) {
        Optional<List<KeyStroke>> keys = KeyName.parseAll(name);
        if (keys.isEmpty()) {
          return isClash(one, "keys.no.key", name);
        } else if (keys.get().stream().anyMatch(MapBuilder::isReserved)) {
          return isClash(one, "keys.reserved", name);
        } else if (keys.get().stream().anyMatch(MapBuilder::beginsMore)) {
          return isClash(one, "keys.begins", name);
        }
      }
      return true;
    }

    /** Notes why keys are not used, and returns false. */
    private boolean isClash(KeyChoice.Own one, String why, Object... values) {
      clashes.add(Clash.of(own.indexOf(one), why, values));
      return false;
    }

    /** Whether a key stops or repairs the program, or is one that a terminal sends for others. */
    private static boolean isReserved(KeyStroke key) {
      return key.isCtrlDown()
          && key.getKeyType() == KeyType.Character
          && "czlimh[j".indexOf(key.getCharacter()) >= 0
          && !key.isAltDown();
    }

    /** Whether a key's bytes also start longer sequences of a terminal (ECMA-48). */
    private static boolean beginsMore(KeyStroke key) {
      return key.isAltDown()
          && !key.isCtrlDown()
          && key.getKeyType() == KeyType.Character
          && "[]OPX^_".indexOf(key.getCharacter()) >= 0;
    }

    /**
     * Assigns a name its keys; false if it gets none of them.
     *
     * @param halves gets the clashes if only some keys do
     */
    private boolean take(KeyChoice.Own one, List<Clash> halves) {
      List<String> keys = new ArrayList<>();
      List<Clash> here = new ArrayList<>();
      for (String name : one.keys()) {
        Optional<String> other = taking(one.name(), name);
        if (other.isEmpty()) {
          keys.add(KeyName.of(keys(name)));
        } else {
          here.add(Clash.of(own.indexOf(one), "keys.clash", name, one.name(), other.get()));
        }
      }
      List<String> all = new ArrayList<>(now.get(one.name())); // where an action is named twice
      keys.removeAll(all);
      all.addAll(keys);
      now.put(one.name(), all);
      (all.isEmpty() ? clashes : halves).addAll(here);
      return !all.isEmpty();
    }

    KeyMap map() {
      Map<KeyStroke, KeyStroke> meant = new HashMap<>();
      Map<KeyStroke, Map<KeyStroke, KeyStroke>> seconds = new LinkedHashMap<>();
      Map<KeyStroke, List<String>> instead = new LinkedHashMap<>();
      Set<KeyStroke> unused = new HashSet<>();
      for (String name : defaults.keySet()) {
        for (String old : defaults.get(name)) {
          if (key(old).getKeyType() == KeyType.Character && !now.get(name).contains(old)) {
            unused.add(key(old));
          }
        }
      }
      now.forEach(
          (name, keys) -> {
            KeyStroke known = key(defaults.get(name).get(0));
            for (String each : keys) {
              List<KeyStroke> both = keys(each);
              if (both.size() > 1) {
                seconds
                    .computeIfAbsent(both.get(0), first -> new LinkedHashMap<>())
                    .put(both.get(1), known);
              } else if (!defaults.get(name).contains(each)) {
                meant.put(both.get(0), known);
              }
            }
            if (!keys.equals(defaults.get(name))) {
              instead.put(known, List.copyOf(keys));
            }
          });
      unused.removeAll(meant.keySet());
      return new KeyMap(meant, seconds, instead, unused);
    }
  }

  /** Returns the key that pages know; empty if this one no longer does anything. */
  Optional<KeyStroke> meant(KeyStroke key) {
    KeyStroke known = meant.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    return unused.contains(key) ? Optional.empty() : Optional.of(key);
  }

  boolean startsPair(KeyStroke first) {
    return pairs.containsKey(first);
  }

  /** Returns the key that pages know for a pair pressed in this order; empty if there is none. */
  Optional<KeyStroke> meant(KeyStroke first, KeyStroke second) {
    return Optional.ofNullable(pairs.getOrDefault(first, Map.of()).get(second));
  }

  /** Returns the pairs that start with this key, as {@code g g: Home} or {@code g a: accept}. */
  String pairs(KeyStroke first, Words words) {
    List<String> all = new ArrayList<>();
    pairs
        .getOrDefault(first, Map.of())
        .forEach(
            (second, known) ->
                all.add(
                    KeyName.of(first) + " " + KeyName.of(second) + ": " + action(known, words)));
    return WordList.of(words.language(), all);
  }

  /** Returns what a key that pages know does, in its reader's words; its name if there are none. */
  private static String action(KeyStroke known, Words words) {
    String name = KeyName.of(known);
    for (Map.Entry<String, List<String>> one : KeySets.defaults().entrySet()) {
      if (known.getKeyType() == KeyType.Character && one.getValue().get(0).equals(name)) {
        String hint = "key." + one.getKey();
        return words.text(words.has(hint) ? hint : "action." + one.getKey());
      }
    }
    return name;
  }

  /** Returns the meaning of a key while text is typed: a key that types a character types it. */
  KeyStroke typed(KeyStroke key) {
    boolean isText = Keys.isText(key);
    KeyStroke known =
        isText || Keys.isCtrl(key, 'u') || Keys.isCtrl(key, 's') ? null : meant.get(key);
    boolean isPlain = known == null || known.getKeyType() == KeyType.Character;
    return isPlain ? key : known;
  }

  /** Returns the reassigned keys: the key that pages know, and what to press for it. */
  public Map<KeyStroke, List<String>> reassigned() {
    return instead;
  }

  /**
   * Returns what to press for a key that pages know: the same name if that key still works.
   *
   * @param name of the key; or several letters, as {@code hjkl}; or a line after its key, as {@code
   *     :save FILE}
   */
  public String shown(String name) {
    if (this == DEFAULT) {
      return name;
    }
    boolean isLine = name.length() > 1 && (name.startsWith(":") || name.startsWith("/"));
    if (isLine) {
      String before = shown(name.substring(0, 1));
      return before + (before.length() > 1 ? " " : "") + name.substring(1);
    }
    Optional<KeyStroke> key = KeyName.parse(name);
    return key.isPresent() ? shown(name, key.get()) : letters(name);
  }

  /** Returns what to press for a key that pages know: the key itself if it still works. */
  public String shown(KeyStroke known) {
    return shown(KeyName.of(known), known);
  }

  private String shown(String name, KeyStroke key) {
    if (this == DEFAULT || !isMoved(key)) {
      return name;
    }
    for (List<String> defaults : KeySets.defaults().values()) {
      List<String> now = instead.getOrDefault(MapBuilder.key(defaults.get(0)), List.of());
      if (!now.isEmpty() && defaults.contains(KeyName.of(key))) {
        return now.get(0);
      }
    }
    return name;
  }

  private boolean isMoved(KeyStroke key) {
    return unused.contains(key) || meant.containsKey(key) || pairs.containsKey(key);
  }

  /** Returns letters as they are now: spaced if some are no longer letters. */
  private String letters(String names) {
    List<String> all = new ArrayList<>();
    names.codePoints().mapToObj(Character::toString).forEach(one -> all.add(shown(one)));
    return String.join(all.stream().allMatch(one -> one.length() == 1) ? "" : " ", all);
  }
}
