package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.text.Words;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Keys;
import java.util.Locale;

/** What a key does on a game's page, as its line of keys says. */
enum GameKey {
  HELP('?'),
  QUIT('q'),
  CONFIRM('y'),
  DENY('n'),
  AGREE('y'),
  REFUSE('n'),
  PLACE(KeyType.Enter),
  FORCED_PASS(KeyType.Enter),
  THERE(KeyType.Enter),
  RETURN('x'),
  GO(KeyType.Enter),
  DEAD(KeyType.Enter),
  ALIVE(KeyType.Enter),
  NEUTRAL(KeyType.Enter),
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
  VARIATION(KeyType.ArrowRight),
  PANE(KeyType.Tab),
  BOARD(KeyType.Tab),
  SAVE('s'),
  SAY('c'),
  REVIEW('v'),
  RESIGN('R'),
  EDIT('e');

  private final KeyStroke key;

  GameKey(char character) {
    key = Keys.of(character);
  }

  GameKey(KeyType code) {
    key = Keys.of(code);
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
