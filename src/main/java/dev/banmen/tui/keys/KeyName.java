package dev.banmen.tui.keys;

import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.text.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The written names of keys: {@code x}, {@code Ctrl-D}, {@code Alt-V}, {@code PgUp}. Stateless. */
public final class KeyName {
  private static final String CTRL = "Ctrl-";
  private static final String ALT = "Alt-";
  private static final String SHIFT = "Shift-";
  private static final String SPACE = "Space";

  /** As they stand on keyboards; all others are called by their codes. */
  private static final Map<Code, String> PRINTED =
      Map.of(
          Code.ESCAPE,
          "Esc",
          Code.PAGE_UP,
          "PgUp",
          Code.PAGE_DOWN,
          "PgDn",
          Code.INSERT,
          "Ins",
          Code.DELETE,
          "Del");

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

  /** Returns the names of keys pressed one after the other, with a blank between them. */
  static String of(List<Input.Key> keys) {
    return String.join(" ", keys.stream().map(KeyName::of).toList());
  }

  private static String plain(Code code) {
    String printed = PRINTED.get(code);
    return printed == null ? whole(code) : printed;
  }

  private static String whole(Code code) {
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

  /**
   * Returns the key with this name, short or whole ({@code PgUp}, {@code Page-Up}), in letters of
   * any case; empty if there is none.
   */
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
    if (!name.isEmpty() && name.codePointCount(0, name.length()) == 1) {
      return character(name.codePointAt(0), shift, ctrl, alt);
    }
    for (Code code : Code.values()) {
      boolean isIt = plain(code).equalsIgnoreCase(name) || whole(code).equalsIgnoreCase(name);
      if (code != Code.CHARACTER && isIt) {
        return Optional.of(new Input.Key(code, 0, shift, ctrl, alt));
      }
    }
    return Optional.empty();
  }

  private static Optional<Input.Key> character(int c, boolean shift, boolean ctrl, boolean alt) {
    return shift || Character.isISOControl(c)
        ? Optional.empty()
        : Optional.of(
            new Input.Key(Code.CHARACTER, ctrl ? Character.toLowerCase(c) : c, false, ctrl, alt));
  }
}
