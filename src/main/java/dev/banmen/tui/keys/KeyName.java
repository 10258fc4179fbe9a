package dev.banmen.tui.keys;

import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.text.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The written names of keys: {@code x}, {@code Ctrl-D}, {@code Alt-V}, {@code Page-Up}. Stateless.
 */
public final class KeyName {
  private static final String CTRL = "Ctrl-";
  private static final String ALT = "Alt-";
  private static final String SHIFT = "Shift-";
  private static final String SPACE = "Space";

  private static final Map<Code, String> BRIEF =
      Map.of(Code.ESCAPE, "Esc", Code.PAGE_UP, "PgUp", Code.PAGE_DOWN, "PgDn");

  private KeyName() {}

  public static String of(Input.Key key) {
    StringBuilder name = new StringBuilder(key.ctrl() ? CTRL : "").append(key.alt() ? ALT : "");
    if (key.code() == Code.CHARACTER) {
      int c = key.character();
      boolean isLetter = key.ctrl() && c < 128;
      return c == ' '
          ? name.append(SPACE).toString()
          : name.append(CellText.plain(isLetter ? Character.toUpperCase(c) : c)).toString();
    }
    return name.append(key.shift() ? SHIFT : "").append(plain(key.code())).toString();
  }

  /** Returns the short name of a key, as {@code Esc} or {@code PgDn}. */
  static String brief(Input.Key key) {
    boolean isPlain = !key.shift() && !key.ctrl() && !key.alt();
    String brief = isPlain ? BRIEF.get(key.code()) : null;
    return brief == null ? of(key) : brief;
  }

  /** Returns the key with this name, short or whole. */
  public static Optional<Input.Key> parseBrief(String name) {
    for (Map.Entry<Code, String> brief : BRIEF.entrySet()) {
      if (brief.getValue().equals(name)) {
        return Optional.of(Input.Key.of(brief.getKey()));
      }
    }
    return parse(name);
  }

  private static String plain(Code code) {
    StringBuilder name = new StringBuilder();
    for (String word : code.name().split("_")) {
      name.append(name.length() == 0 ? "" : "-").append(word.charAt(0));
      name.append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return name.toString();
  }

  /**
   * Returns the keys of one or two names with a blank between them, pressed one after the other.
   */
  public static Optional<List<Input.Key>> parseAll(String names) {
    List<Input.Key> keys = new ArrayList<>();
    for (String name : names.split(" ")) {
      Optional<Input.Key> key = parse(name);
      if (key.isEmpty() || keys.size() == 2) {
        return Optional.empty();
      }
      keys.add(key.get());
    }
    return keys.isEmpty() ? Optional.empty() : Optional.of(keys); // only blanks
  }

  /** Returns the key with this name, however its words are written; empty if there is none. */
  public static Optional<Input.Key> parse(String name) {
    String rest = name;
    boolean ctrl = false;
    boolean alt = false;
    boolean shift = false;
    while (true) {
      if (begins(rest, CTRL)) {
        ctrl = true;
        rest = rest.substring(CTRL.length());
      } else if (begins(rest, ALT)) {
        alt = true;
        rest = rest.substring(ALT.length());
      } else if (begins(rest, SHIFT)) {
        shift = true;
        rest = rest.substring(SHIFT.length());
      } else {
        return key(rest, shift, ctrl, alt);
      }
    }
  }

  private static boolean begins(String name, String modifier) {
    return name.length() > modifier.length()
        && name.regionMatches(true, 0, modifier, 0, modifier.length());
  }

  private static Optional<Input.Key> key(String name, boolean shift, boolean ctrl, boolean alt) {
    if (name.equalsIgnoreCase(SPACE)) {
      return Optional.of(new Input.Key(Code.CHARACTER, ' ', false, ctrl, alt));
    }
    for (Code code : Code.values()) {
      if (code != Code.CHARACTER && plain(code).equalsIgnoreCase(name)) {
        return Optional.of(new Input.Key(code, 0, shift, ctrl, alt));
      }
    }
    boolean isOne = !name.isEmpty() && name.codePointCount(0, name.length()) == 1;
    if (!isOne || shift || Character.isISOControl(name.codePointAt(0))) {
      return Optional.empty();
    }
    int c = name.codePointAt(0);
    return Optional.of(
        new Input.Key(Code.CHARACTER, ctrl ? Character.toLowerCase(c) : c, false, ctrl, alt));
  }
}
