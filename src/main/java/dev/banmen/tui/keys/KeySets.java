package dev.banmen.tui.keys;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The actions that keys can have, by name, and the keys for them in each set. Pages know an action
 * by its first key in the default set. Stateless.
 */
public final class KeySets {
  static final String DEFAULT = "default";
  static final String VI = "vi";
  static final String EMACS = "emacs";

  /** A tilde stands for the blank between the two keys of a pair. */
  private static final String[] OF_VI = {
    "page-up Ctrl-U Ctrl-B PgUp",
    "page-down Ctrl-D Ctrl-F PgDn",
    "home g~g ^ Home",
    "end $ G End",
    "redo Ctrl-R U",
    "guess Ctrl-G",
    "goto g~o"
  };

  private static final String[] OF_EMACS = {
    "up Ctrl-P Up k",
    "down Ctrl-N Down j",
    "left Ctrl-B Left h",
    "right Ctrl-F Right l",
    "page-up Alt-v PgUp",
    "page-down Ctrl-V PgDn",
    "home Ctrl-A Alt-< Home",
    "end Ctrl-E Alt-> End",
    "delete Ctrl-D Del",
    "escape Ctrl-G Esc",
    "command Alt-x :",
    "search Ctrl-S /",
    "undo Ctrl-_ u",
    "redo Alt-u U"
  };

  private KeySets() {}

  /** Returns the keys of each action in the default set, in an order for people. */
  public static Map<String, List<String>> defaults() {
    Map<String, List<String>> keys = new LinkedHashMap<>();
    for (KeyAction action : KeyAction.values()) {
      if (!action.keys().isEmpty()) {
        keys.put(action.id(), action.keys());
      }
    }
    return keys;
  }

  /** Returns the actions whose keys differ in a set, with those keys. */
  static Map<String, List<String>> others(String set) {
    Map<String, List<String>> keys = new TreeMap<>();
    switch (set) {
      case VI -> add(keys, OF_VI);
      case EMACS -> add(keys, OF_EMACS);
      default -> {}
    }
    return keys;
  }

  private static void add(Map<String, List<String>> keys, String... lines) {
    for (String line : lines) {
      List<String> words = new ArrayList<>();
      for (String word : line.split(" ")) {
        words.add(word.replace('~', ' '));
      }
      keys.put(words.get(0), List.copyOf(words.subList(1, words.size())));
    }
  }
}
