package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which key of the user's is which of those that pages know. Immutable.
 *
 * <p>A process has one, as it speaks one language: it is told before anything is shown, and may
 * change while its user changes settings.
 */
public final class KeyMap {
  /** The sets of keys there are. */
  public static final List<String> SETS = List.of(KeySets.USUAL, KeySets.VI, KeySets.EMACS);

  /** Keys as pages know them. */
  public static final KeyMap USUAL = new KeyMap(Map.of(), Map.of(), Map.of(), Set.of());

  private static volatile KeyMap used = USUAL;

  private final Map<Input.Key, Input.Key> meant;
  private final Map<Input.Key, Map<Input.Key, Input.Key>> pairs; // by the first of two, the second
  private final Map<Input.Key, List<String>> instead; // what to press for a key that pages know
  private final Set<Input.Key> dead;

  private KeyMap(
      Map<Input.Key, Input.Key> meant,
      Map<Input.Key, Map<Input.Key, Input.Key>> pairs,
      Map<Input.Key, List<String>> instead,
      Set<Input.Key> dead) {
    this.meant = meant;
    this.pairs = pairs;
    this.instead = instead;
    this.dead = dead;
  }

  /** The keys that are used from now on. */
  public static void use(KeyMap keys) {
    used = keys;
  }

  /** The keys that are used now. */
  public static KeyMap used() {
    return used;
  }

  /** What keys can be for, with their usual keys. */
  public static Map<String, List<String>> names() {
    return KeySets.usual();
  }

  /** What has keys in a set, with those: in the usual one all, else what has others there. */
  public static Map<String, List<String>> names(String set) {
    return set.equals(KeySets.USUAL) ? KeySets.usual() : KeySets.others(set);
  }

  /**
   * A user's keys for something, instead of those it has.
   *
   * @param name one of {@link #names}
   */
  public record Own(String name, List<String> keys) {}

  /**
   * Why a user's keys do not count.
   *
   * @param at which of them, from 0
   * @param text one sentence without its end
   */
  public record Clash(int at, String text) {}

  /**
   * A set of keys, with a user's own.
   *
   * @param clashes gets what cannot be; the rest counts
   */
  public static KeyMap of(String set, List<Own> own, List<Clash> clashes) {
    return new Making(set, own, clashes).map();
  }

  /** A map being made. For one use. */
  private static final class Making {
    private final Words words = Words.beside(KeyMap.class);
    private final Map<String, List<String>> usual = KeySets.usual();
    private final Map<String, List<String>> ofSet = new LinkedHashMap<>(usual);
    private final List<Own> own;
    private final List<Clash> clashes;
    private final Map<String, List<String>> now = new LinkedHashMap<>();
    private final Map<Input.Key, String> taken = new HashMap<>();
    private final Map<List<Input.Key>, String> pairs = new HashMap<>();

    Making(String set, List<Own> own, List<Clash> clashes) {
      this.clashes = clashes;
      this.own = own;
      ofSet.putAll(KeySets.others(set));
      List<Own> known = new ArrayList<>();
      for (int i = 0; i < own.size(); i++) {
        if (isKnown(own.get(i), i)) {
          known.add(own.get(i));
        }
      }
      while (!isGiven(known)) {} // a name that gets its old keys back may take another's
    }

    /** Gives names these keys; those that get none leave the list, for another try without them. */
    private boolean isGiven(List<Own> known) {
      taken.clear();
      pairs.clear();
      now.clear();
      now.putAll(ofSet);
      known.forEach(one -> now.put(one.name(), List.of()));
      now.forEach((name, keys) -> keys.forEach(key -> taking(name, key)));
      for (Own one : known) {
        one.keys().stream()
            .filter(ofSet.get(one.name())::contains) // what it has goes before what others want
            .forEach(key -> taking(one.name(), key));
      }
      List<Clash> halves = new ArrayList<>();
      boolean isGiven = !known.removeIf(one -> !take(one, halves));
      if (isGiven) {
        clashes.addAll(halves);
      }
      return isGiven;
    }

    private static Input.Key key(String name) {
      return keys(name).get(0);
    }

    private static List<Input.Key> keys(String names) {
      return KeyName.parseAll(names).orElseThrow();
    }

    /** Gives a name these keys, or tells which name has them or the first of them already. */
    private Optional<String> taking(String name, String keys) {
      List<Input.Key> both = keys(keys);
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

    private void clash(int at, String text) {
      clashes.add(new Clash(at, text));
    }

    private boolean isKnown(Own own, int at) {
      if (!usual.containsKey(own.name())) {
        clash(at, words.text("keys.unknown", own.name(), String.join(", ", usual.keySet())));
        return false;
      }
      for (String name : own.keys()) {
        Optional<List<Input.Key>> keys = KeyName.parseAll(name);
        if (keys.isEmpty()) {
          clash(at, words.text("keys.no.key", name));
          return false;
        } else if (keys.get().stream().anyMatch(Making::isReserved)) {
          clash(at, words.text("keys.reserved", name));
          return false;
        } else if (keys.get().stream().anyMatch(Making::beginsMore)) {
          clash(at, words.text("keys.begins", name));
          return false;
        }
      }
      return true;
    }

    /** Keys that stop and mend the program, and those that a terminal sends for others. */
    private static boolean isReserved(Input.Key key) {
      return key.ctrl()
          && key.code() == Code.CHARACTER
          && "czlimh[j".indexOf(key.character()) >= 0
          && !key.alt();
    }

    /** Keys whose bytes are also those that a terminal begins longer sequences with (ECMA-48). */
    private static boolean beginsMore(Input.Key key) {
      return key.alt()
          && !key.ctrl()
          && key.code() == Code.CHARACTER
          && "[]OPX^_".indexOf(key.character()) >= 0;
    }

    /**
     * Gives a name its keys; false if it gets none of them.
     *
     * @param halves gets what clashes where some keys do not
     */
    private boolean take(Own one, List<Clash> halves) {
      List<String> keys = new ArrayList<>();
      List<Clash> here = new ArrayList<>();
      for (String name : one.keys()) {
        Optional<String> other = taking(one.name(), name);
        if (other.isEmpty()) {
          keys.add(name);
        } else {
          String text = words.text("keys.clash", name, one.name(), other.get());
          here.add(new Clash(own.indexOf(one), text));
        }
      }
      now.put(one.name(), keys);
      (keys.isEmpty() ? clashes : halves).addAll(here);
      return !keys.isEmpty();
    }

    KeyMap map() {
      Map<Input.Key, Input.Key> meant = new HashMap<>();
      Map<Input.Key, Map<Input.Key, Input.Key>> seconds = new LinkedHashMap<>();
      Map<Input.Key, List<String>> instead = new LinkedHashMap<>();
      Set<Input.Key> dead = new HashSet<>();
      for (String name : usual.keySet()) {
        for (String old : usual.get(name)) {
          if (key(old).code() == Code.CHARACTER && !now.get(name).contains(old)) {
            dead.add(key(old));
          }
        }
      }
      now.forEach(
          (name, keys) -> {
            Input.Key known = key(usual.get(name).get(0));
            for (String each : keys) {
              List<Input.Key> both = keys(each);
              if (both.size() > 1) {
                seconds
                    .computeIfAbsent(both.get(0), first -> new LinkedHashMap<>())
                    .put(both.get(1), known);
              } else if (!usual.get(name).contains(each)) {
                meant.put(both.get(0), known);
              }
            }
            if (!keys.equals(usual.get(name))) {
              instead.put(known, List.copyOf(keys));
            }
          });
      dead.removeAll(meant.keySet());
      return new KeyMap(meant, seconds, instead, dead);
    }
  }

  /** The key that pages know; empty if this one does nothing any more. */
  Optional<Input.Key> meant(Input.Key key) {
    Input.Key known = meant.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    return dead.contains(key) ? Optional.empty() : Optional.of(key);
  }

  /** Whether a key is the first of two that mean something together. */
  boolean begins(Input.Key first) {
    return pairs.containsKey(first);
  }

  /** The key that pages know for two, one after the other; empty if they mean nothing. */
  Optional<Input.Key> meant(Input.Key first, Input.Key second) {
    return Optional.ofNullable(pairs.getOrDefault(first, Map.of()).get(second));
  }

  /** What two keys mean that begin with this one, as {@code g g: Home}. */
  String pairs(Input.Key first) {
    List<String> all = new ArrayList<>();
    pairs
        .getOrDefault(first, Map.of())
        .forEach(
            (second, known) ->
                all.add(KeyName.of(first) + " " + KeyName.of(second) + ": " + KeyName.of(known)));
    return String.join(", ", all);
  }

  /** The key meant while text is typed: what types a character types it, whatever it is else. */
  Input.Key typed(Input.Key key) {
    boolean isText = key.code() == Code.CHARACTER && !key.ctrl() && !key.alt();
    Input.Key known = isText || key.isCtrl('u') || key.isCtrl('s') ? null : meant.get(key);
    boolean isPlain = known == null || known.code() == Code.CHARACTER;
    return isPlain ? key : known;
  }

  /** What was given other keys: the key that pages know, and what to press for it. */
  Map<Input.Key, List<String>> instead() {
    return instead;
  }

  /**
   * What to press for a character that pages know, as it is written; that itself if it still does.
   */
  String shown(String token) {
    Optional<Input.Key> key = KeyName.parse(token);
    if (key.isEmpty() || key.get().code() != Code.CHARACTER || !isMoved(key.get())) {
      return token;
    }
    for (Map.Entry<String, List<String>> name : KeySets.usual().entrySet()) {
      boolean isIt = name.getValue().contains(token);
      Input.Key known = KeyName.parse(name.getValue().get(0)).orElseThrow();
      if (isIt && instead.containsKey(known) && !instead.get(known).isEmpty()) {
        return instead.get(known).get(0);
      }
    }
    return token;
  }

  private boolean isMoved(Input.Key key) {
    return dead.contains(key) || meant.containsKey(key);
  }

  /** A line such as {@code p pass}, with the keys that do it now. */
  String inKeyLine(String text) {
    int blank = text.indexOf(' ');
    return this == USUAL || blank < 0
        ? text
        : shown(text.substring(0, blank)) + text.substring(blank);
  }

  /** A line of help that begins with keys, with those that do it now, as wide as before. */
  String inHelp(String text) {
    int gap = text.indexOf("  ");
    int half = text.indexOf(": ");
    int full = text.indexOf('：');
    int colon = half < 0 || full >= 0 && full < half ? full : half;
    int end = gap > 0 && (colon < 0 || gap < colon) ? gap : colon;
    if (this == USUAL || end <= 0) {
      return this == USUAL ? text : named(text, true);
    }
    String keys = named(text.substring(0, end), false);
    int meaning = end;
    while (end == gap && meaning < text.length() && text.charAt(meaning) == ' ') {
      meaning++;
    }
    int room = meaning - keys.length();
    return keys
        + (end == gap ? " ".repeat(Math.max(2, room)) : "")
        + named(text.substring(meaning), true);
  }

  /** A text with each word that is a key as that is now; in a meaning letters only. */
  private String named(String text, boolean isMeaning) {
    StringBuilder all = new StringBuilder();
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || isBetween(text, i)) {
        String token = text.substring(from, i);
        boolean isKey = !isMeaning || token.length() == 1 && Character.isLetter(token.charAt(0));
        all.append(isKey ? key(token) : token);
        all.append(i < text.length() ? text.substring(i, i + 1) : "");
        from = i + 1;
      }
    }
    return all.toString();
  }

  /** Whether two words are parted here: a comma by itself is a key. */
  private static boolean isBetween(String text, int at) {
    char c = text.charAt(at);
    boolean isBehind = at > 0 && text.charAt(at - 1) != ' ';
    boolean isLast = at + 1 == text.length() || text.charAt(at + 1) == ' ';
    return " 、；，".indexOf(c) >= 0 || (c == ',' || c == ';') && isBehind && isLast;
  }

  private String key(String token) {
    boolean moves = !token.isEmpty() && "hjkl".indexOf(token) >= 0;
    return moves ? letters(token) : token.isEmpty() ? token : shown(token);
  }

  /** The letters that move, such as {@code hjkl} or {@code jk}, as they are now. */
  private String letters(String token) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < token.length(); i++) {
      String one = shown(token.substring(i, i + 1));
      all.append(one.length() > 1 && i > 0 ? " " : "").append(one);
    }
    return all.toString();
  }
}
