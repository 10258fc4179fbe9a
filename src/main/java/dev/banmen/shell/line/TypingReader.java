package dev.banmen.shell.line;

import java.io.IOException;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Buffer;
import org.jline.reader.Reference;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * A line editor on a terminal that can only type: it supports only backspace and carriage return,
 * so editing is at the line's end only. Tab shows the choices in a sentence on a line of its own,
 * and the line is typed again below, as nothing can be drawn under it and removed. One thread.
 */
final class TypingReader extends LineReaderImpl {
  /** The capabilities of such a terminal: a backspace, and a return to the line's start. */
  static final String CAPABILITIES =
      Editor.TYPING_TYPE + "|,\n\tam,\n\tcols#80,\n\tcr=^M, cud1=^J, ind=^J, cub1=^H,\n";

  private static final String TELL = "banmen-tell-choices";

  private static final String NOTHING = "banmen-nothing";

  /** The actions of keys that send one character, with other keys' names for the same. */
  private static final String[][] CONTROLS = {
    {ACCEPT_LINE, "\r", "\n"},
    {BACKWARD_DELETE_CHAR, "\177", "\b"},
    {BACKWARD_KILL_WORD, "\027"},
    {BACKWARD_KILL_LINE, "\025"},
    {REDRAW_LINE, "\014", "\022"},
    {UP_HISTORY, "\020", "\033[A", "\033OA"},
    {DOWN_HISTORY, "\016", "\033[B", "\033OB"},
    {TELL, "\t"},
    {NOTHING, "\004", "\033[C", "\033OC", "\033[D", "\033OD", "\033[H", "\033OH", "\033[F"},
    {NOTHING, "\033OF", "\033[2~", "\033[3~", "\033[5~", "\033[6~", "\001", "\002", "\005", "\006"}
  };

  private final Shell shell;

  TypingReader(Shell shell, Terminal terminal) throws IOException {
    super(terminal, Editor.NAME, null);
    this.shell = shell;
    getWidgets().put(TELL, this::complete);
    getWidgets().put(NOTHING, () -> true);
    KeyMap<Binding> keys = new KeyMap<>();
    keys.bind(new Reference(SELF_INSERT), KeyMap.range(" -~"));
    keys.setUnicode(new Reference(SELF_INSERT));
    keys.setNomatch(new Reference(NOTHING));
    for (String[] named : CONTROLS) {
      for (int i = 1; i < named.length; i++) {
        keys.bind(new Reference(named[0]), named[i]);
      }
    }
    getKeyMaps().put(MAIN, keys);
  }

  /** Ignores bracketed paste, which such a terminal doesn't have. */
  @Override
  public boolean isSet(Option option) {
    return option != Option.BRACKETED_PASTE && super.isSet(option);
  }

  /** Types what is certain of the word before the cursor, or shows how it could continue. */
  private boolean complete() {
    Buffer buffer = getBuffer();
    LineChoices choices = LineChoices.of(shell, buffer.substring(0, buffer.cursor()));
    if (choices.certain().equals(choices.word())) {
      getTerminal().writer().print("\r\n" + choices.told() + "\r\n");
      callWidget(REDRAW_LINE);
    } else {
      buffer.backspace(choices.word().length());
      buffer.write(choices.certain());
    }
    return true;
  }
}
