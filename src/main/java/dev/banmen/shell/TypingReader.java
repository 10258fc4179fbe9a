package dev.banmen.shell;

import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  private static final int MOST = 40;

  private final Words words;
  private final Shell shell;

  TypingReader(Shell shell, Terminal terminal) throws IOException {
    super(terminal, Editor.NAME, null);
    this.shell = shell;
    words = shell.language().words(TypingReader.class);
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
    String typed = buffer.substring(0, buffer.cursor());
    String word = new CompletionParser().parse(typed, typed.length(), null).word();
    List<String> choices = choices(typed, word);
    String common = common(choices);
    if (common.length() > word.length() || choices.size() == 1) {
      buffer.backspace(word.length());
      buffer.write(common + (choices.size() == 1 && isWhole(common) ? " " : ""));
    } else {
      tell(choices);
    }
    return true;
  }

  static boolean isWhole(String word) {
    return !word.endsWith("/") && !word.endsWith("=");
  }

  private List<String> choices(String typed, String word) {
    List<String> choices = new ArrayList<>();
    for (String known : shell.completions(typed)) {
      if (known.regionMatches(true, 0, word, 0, word.length())) {
        choices.add(known);
      }
    }
    return choices;
  }

  /** The common start of all choices, as the first one writes it. */
  static String common(List<String> choices) {
    String common = choices.isEmpty() ? "" : choices.get(0);
    for (String choice : choices) {
      int same = 0;
      String small = choice.toLowerCase(Locale.ROOT);
      String first = common.toLowerCase(Locale.ROOT);
      while (same < Math.min(small.length(), first.length())
          && small.charAt(same) == first.charAt(same)) {
        same++;
      }
      common = common.substring(0, same);
    }
    return common;
  }

  private void tell(List<String> choices) {
    String names = String.join(", ", choices.subList(0, Math.min(MOST, choices.size())));
    String told =
        choices.isEmpty()
            ? words.text("choices.none")
            : choices.size() > MOST
                ? words.text("choices.most", names, choices.size() - MOST)
                : words.text("choices", names);
    getTerminal().writer().print("\r\n" + told + "\r\n");
    callWidget(REDRAW_LINE);
  }
}
