package dev.banmen.tui;

import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.Optional;

/** A line being typed after a colon. Immutable. */
record Entry(String text) {
  private static final int LONGEST = 200;

  static final Entry EMPTY = new Entry("");

  /** The line after an input that edits it; empty if that closes it without doing anything. */
  Optional<Entry> on(Input input) {
    boolean closes =
        input instanceof Input.Key key
            && (key.code() == Code.ESCAPE || key.code() == Code.BACKSPACE && text.isEmpty());
    return closes ? Optional.empty() : Optional.of(edited(input));
  }

  private Entry edited(Input input) {
    if (input instanceof Input.Pasted pasted) {
      return plus(firstLine(pasted.text()));
    } else if (!(input instanceof Input.Key key)) {
      return this;
    } else if (key.code() == Code.BACKSPACE) {
      return new Entry(text.substring(0, text.offsetByCodePoints(text.length(), -1)));
    } else if (key.isCtrl('u')) {
      return EMPTY;
    } else if (key.code() == Code.CHARACTER && !key.ctrl() && !key.alt()) {
      return plus(Character.toString(key.character()));
    }
    return this;
  }

  private Entry plus(String more) {
    return text.length() + more.length() > LONGEST ? this : new Entry(text + more);
  }

  private static String firstLine(String text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r'; i++) {
      if (!Character.isISOControl(text.charAt(i))) {
        line.append(text.charAt(i));
      }
    }
    return line.toString();
  }
}
