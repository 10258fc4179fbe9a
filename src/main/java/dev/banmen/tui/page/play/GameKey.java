package dev.banmen.tui.page.play;

import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.Locale;

/** What a key does on a game's page, as its line of keys says. */
enum GameKey {
  HELP('?'),
  QUIT('q'),
  CONFIRM('y'),
  DENY('n'),
  AGREE('y'),
  REFUSE('n'),
  PLACE(Code.ENTER),
  FORCED_PASS(Code.ENTER),
  THERE(Code.ENTER),
  RETURN('x'),
  GO(Code.ENTER),
  DEAD(Code.ENTER),
  ALIVE(Code.ENTER),
  NEUTRAL(Code.ENTER),
  GROUP('D'),
  ACCEPT('a'),
  CONTINUE('C'),
  AGAIN('r'),
  PASS('p'),
  COMMAND(':'),
  EXPLAIN('x'),
  MORE('x'),
  LEGAL('L'),
  HINT('H'),
  UNDO('u'),
  REDO('U'),
  VARIATION(Code.RIGHT),
  PANE(Code.TAB),
  BOARD(Code.TAB),
  SAVE('s'),
  SAY('c'),
  REVIEW('v'),
  RESIGN('R'),
  EDIT('e');

  private final Input.Key key;

  GameKey(char character) {
    key = Input.Key.of(character);
  }

  GameKey(Code code) {
    key = Input.Key.of(code);
  }

  KeyHint hint(GamePage page) {
    Words words = page.words();
    String text = "key." + name().toLowerCase(Locale.ROOT);
    return switch (this) {
      case PLACE -> KeyHint.labelled(words, key, page.game().words().place());
      case VARIATION -> KeyHint.sides(words, text);
      case FORCED_PASS, PASS -> KeyHint.labelled(words, key, page.game().words().pass());
      default -> KeyHint.labelled(words, key, words.text(text));
    };
  }
}
