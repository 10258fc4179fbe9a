package dev.banmen.tui.keys;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The written names of keys: {@code x}, {@code Ctrl-D}, {@code Alt-V}, {@code PgUp}. Stateless. */
public final class KeyName {
  private static final String CTRL = "Ctrl-";
  private static final String ALT = "Alt-";
  private static final String SHIFT = "Shift-";
  private static final String SPACE = "Space";

  /** The keys that type no character. */
  private static final Set<KeyType> NAMED =
      Collections.unmodifiableSet(EnumSet.range(KeyType.Escape, KeyType.F12));

  private KeyName() {}

  public static String of(KeyStroke key) {
    StringBuilder name =
        new StringBuilder(key.isCtrlDown() ? CTRL : "").append(key.isAltDown() ? ALT : "");
    if (key.getKeyType() == KeyType.Character) {
      char c = key.getCharacter();
      boolean isLetter = key.isCtrlDown() && c < 128;
      return c == ' '
          ? name.append(SPACE).toString()
          : name.append(CellText.plain(isLetter ? Character.toUpperCase(c) : c)).toString();
    }
    return name.append(key.isShiftDown() ? SHIFT : "")
        .append(names(key.getKeyType()).get(0))
        .toString();
  }

  /** Returns the names of keys pressed one after the other, with a blank between them. */
  static String of(List<KeyStroke> keys) {
    return String.join(" ", keys.stream().map(KeyName::of).toList());
  }

  /** The name on keyboards, and a longer one if there is one. */
  private static List<String> names(KeyType type) {
    return switch (type) {
      case Escape -> List.of("Esc", "Escape");
      case PageUp -> List.of("PgUp", "Page-Up");
      case PageDown -> List.of("PgDn", "Page-Down");
      case Insert -> List.of("Ins", "Insert");
      case Delete -> List.of("Del", "Delete");
      case ArrowUp -> List.of("Up");
      case ArrowDown -> List.of("Down");
      case ArrowLeft -> List.of("Left");
      case ArrowRight -> List.of("Right");
      case ReverseTab -> List.of(SHIFT + KeyType.Tab);
      default -> List.of(type.name());
    };
  }

  /** Returns the key with this name in a script: the longer one, as one word of small letters. */
  static Optional<KeyType> ofScript(String name) {
    for (KeyType type : NAMED) {
      List<String> names = names(type);
      String whole = names.get(names.size() - 1).replace("-", "");
      if (whole.toLowerCase(Locale.ROOT).equals(name)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the keys of one or two names with a blank between them, pressed one after the other.
   */
  public static Optional<List<KeyStroke>> parseAll(String names) {
    List<KeyStroke> keys = new ArrayList<>();
    for (String name : names.split(" ")) {
      Optional<KeyStroke> key = parse(name);
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
  public static Optional<KeyStroke> parse(String name) {
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

  private static Optional<KeyStroke> key(String name, boolean shift, boolean ctrl, boolean alt) {
    if (name.equalsIgnoreCase(SPACE)) {
      return Optional.of(new KeyStroke(' ', ctrl, alt));
    } else if (name.length() == 1) {
      return character(name.charAt(0), shift, ctrl, alt);
    }
    for (KeyType type : NAMED) {
      if (names(type).stream().anyMatch(name::equalsIgnoreCase)) {
        return Optional.of(Keys.of(type, shift, ctrl, alt));
      }
    }
    return Optional.empty();
  }

  private static Optional<KeyStroke> character(char c, boolean shift, boolean ctrl, boolean alt) {
    return shift || Character.isISOControl(c)
        ? Optional.empty()
        : Optional.of(new KeyStroke(ctrl ? Character.toLowerCase(c) : c, ctrl, alt));
  }
}
