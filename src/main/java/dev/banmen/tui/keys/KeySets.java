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

  private static final String[] NAMES = {
    "up Up k", "down Down j", "left Left h", "right Right l",
    "page-up Page-Up", "page-down Page-Down", "home Home", "end End",
    "enter Enter", "space Space", "pane Tab", "pane-before Shift-Tab",
    "escape Escape", "delete Delete", "backspace Backspace", "help ? F1",
    "quit q", "command :", "theme T", "pass p",
    "undo u", "redo U", "explain x", "legal L",
    "side s", "edit e", "group g", "accept A",
    "continue C", "coach c", "review R", "layer o",
    "hint H", "next n", "next-before N", "yes y",
    "try t", "miss m", "miss-before M", "branch v",
    "branch-before V", "guess G", "search /", "slower <",
    "faster >", "larger +", "smaller -", "zoom-in z",
    "zoom-out Z", "earlier {", "later }", "remove D",
    "begin b", "turn r", "game-before [", "game-next ]",
    "white w", "empty .", "start 0"
  };

  /** A tilde stands for the blank between the two keys of a pair. */
  private static final String[] OF_VI = {
    "page-up Ctrl-U Ctrl-B Page-Up",
    "page-down Ctrl-D Ctrl-F Page-Down",
    "home g~g ^ Home",
    "end $ G End",
    "redo Ctrl-R U",
    "guess Ctrl-G",
    "group *"
  };

  private static final String[] OF_EMACS = {
    "up Ctrl-P Up k",
    "down Ctrl-N Down j",
    "left Ctrl-B Left h",
    "right Ctrl-F Right l",
    "page-up Alt-v Page-Up",
    "page-down Ctrl-V Page-Down",
    "home Ctrl-A Alt-< Home",
    "end Ctrl-E Alt-> End",
    "delete Ctrl-D Delete",
    "escape Ctrl-G Escape",
    "command Alt-x :",
    "search Ctrl-S /",
    "undo Ctrl-_ u",
    "redo Alt-u U"
  };

  private KeySets() {}

  /** Returns the keys of each action in the default set, in an order for people. */
  public static Map<String, List<String>> defaults() {
    Map<String, List<String>> keys = new LinkedHashMap<>();
    add(keys, NAMES);
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
