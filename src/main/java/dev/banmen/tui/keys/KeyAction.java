package dev.banmen.tui.keys;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import java.util.List;
import java.util.Locale;

/**
 * The action of a key: one meaning on every page that has it. Each has its default keys; a page
 * does nothing for those that it has no use for.
 */
public enum KeyAction {
  UP("Up", "k"),
  DOWN("Down", "j"),
  LEFT("Left", "h"),
  RIGHT("Right", "l"),
  PAGE_UP("PgUp"),
  PAGE_DOWN("PgDn"),
  HOME("Home"),
  END("End"),
  ENTER("Enter"),
  SPACE("Space"),
  PANE("Tab"),
  PANE_BEFORE("Shift-Tab"),
  ESCAPE("Esc"),
  DELETE("Del"),
  BACKSPACE("Backspace"),
  HELP("?", "F1"),
  QUIT("q"),
  COMMAND(":"),
  THEME("T"),
  SETTINGS("S"),
  YES("y"),
  PASS("p"),
  UNDO("u"),
  REDO("U"),
  EXPLAIN("x"),
  LAYER("o"),
  LEGAL("L"),
  HINT("H"),
  ACCEPT("a"),
  CONTINUE("C"),
  REMOVE("D"),
  RESIGN("R"),
  AGAIN("r"),
  REVIEW("v"),
  SAVE("s"),
  COPY("Y"),
  TRY("t"),
  EDIT("e"),
  GUESS("G"),
  EXPLORE("E"),
  PART("P"),
  GOTO("g"),
  SEARCH("/"),
  NEXT("n"),
  NEXT_BEFORE("N"),
  MISS("m"),
  MISS_BEFORE("M"),
  BRANCH("b"),
  BRANCH_BEFORE("B"),
  GAME_BEFORE("["),
  GAME_NEXT("]"),
  COMMENT("c"),
  MARK("*"),
  ARROW("d"),
  EARLIER("{"),
  LATER("}"),
  SLOWER("<"),
  FASTER(">"),
  LARGER("+", "="),
  SMALLER("-"),
  FOLLOW("f"),
  WHERE("w"),
  HIDDEN("."),
  WHOLE("W"),
  TURN("X"),
  /** A digit: the answer or the side with this number, or the first digit of a move's number. */
  DIGIT,
  /** Nothing that a page knows. */
  NONE;

  private static final KeyAction[] OF_CHARACTERS = ofCharacters();

  private final List<String> keys;

  KeyAction(String... keys) {
    this.keys = List.of(keys);
  }

  /** Returns the names of the default keys; none for what has no keys of its own. */
  public List<String> keys() {
    return keys;
  }

  /** Returns the name in settings, as {@code page-up}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static KeyAction[] ofCharacters() {
    KeyAction[] all = new KeyAction[128];
    for (KeyAction action : values()) {
      for (String key : action.keys) {
        if (key.length() == 1) {
          all[key.charAt(0)] = action;
        }
      }
    }
    all[' '] = SPACE;
    for (int digit = '0'; digit <= '9'; digit++) {
      all[digit] = DIGIT;
    }
    return all;
  }

  /** Returns what a key does, as pages know keys. */
  public static KeyAction of(KeyStroke key) {
    if (key.isCtrlDown() || key.isAltDown()) {
      return NONE;
    } else if (key.getKeyType() == KeyType.Character) {
      char c = key.getCharacter();
      KeyAction action = c < OF_CHARACTERS.length ? OF_CHARACTERS[c] : null;
      return action == null ? NONE : action;
    }
    return switch (key.getKeyType()) {
      case ArrowUp -> UP;
      case ArrowDown -> DOWN;
      case ArrowLeft -> LEFT;
      case ArrowRight -> RIGHT;
      case PageUp -> PAGE_UP;
      case PageDown -> PAGE_DOWN;
      case Home -> HOME;
      case End -> END;
      case Enter -> ENTER;
      case Tab -> PANE;
      case ReverseTab -> PANE_BEFORE;
      case Escape -> ESCAPE;
      case Delete -> DELETE;
      case Backspace -> BACKSPACE;
      default -> NONE;
    };
  }
}
