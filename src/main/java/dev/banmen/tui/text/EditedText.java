package dev.banmen.tui.text;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.text.Clusters;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;

/**
 * A comment being written: a text of several lines, and a caret in it. Immutable.
 *
 * @param caret where the next character goes, in chars of the text
 * @param before the text before the edit
 */
public record EditedText(String text, int caret, String before) {
  private static final int LONGEST = 100_000;

  public static EditedText of(String text) {
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    return new EditedText(lines, lines.length(), text);
  }

  /** Returns the text after an input that edits it, shown in lines of a width. */
  public EditedText on(Input input, int width) {
    if (input instanceof Input.Pasted pasted) {
      return plus(pasted.text().replace("\r\n", "\n").replace('\r', '\n'));
    }
    return input instanceof Input.Key pressed ? pressed(pressed.stroke(), width) : this;
  }

  private EditedText pressed(KeyStroke key, int width) {
    return switch (key.getKeyType()) {
      case Enter -> plus("\n");
      case Backspace -> caret == 0 ? this : without(Clusters.before(text, caret), caret);
      case Delete -> caret == text.length() ? this : without(caret, Clusters.end(text, caret));
      case ArrowLeft -> caret == 0 ? this : at(Clusters.before(text, caret));
      case ArrowRight -> caret == text.length() ? this : at(Clusters.end(text, caret));
      case ArrowUp -> at(moved(width, -1));
      case ArrowDown -> at(moved(width, 1));
      case Home -> at(text.lastIndexOf('\n', caret - 1) + 1);
      case End -> at(endOfLine());
      case Character -> Keys.isText(key) ? plus(Character.toString(key.getCharacter())) : this;
      default -> this;
    };
  }

  public EditedText plusLine(String line) {
    EditedText end = at(text.length());
    return text.isEmpty() || text.endsWith("\n") ? end.plus(line) : end.plus("\n" + line);
  }

  private int endOfLine() {
    int end = text.indexOf('\n', caret);
    return end < 0 ? text.length() : end;
  }

  private EditedText at(int there) {
    return new EditedText(text, there, before);
  }

  private EditedText without(int from, int to) {
    return new EditedText(text.substring(0, from) + text.substring(to), from, before);
  }

  /**
   * This text with more characters: breaks and tabs, but nothing that could act as a terminal
   * control.
   */
  private EditedText plus(String more) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < more.length(); i++) {
      char c = more.charAt(i);
      if (c == '\n' || c == '\t' || !Character.isISOControl(c)) {
        plain.append(c);
      }
    }
    if (text.length() + plain.length() > LONGEST) {
      return this;
    }
    String longer = text.substring(0, caret) + plain + text.substring(caret);
    return new EditedText(longer, caret + plain.length(), before);
  }

  /** Returns the caret nearest to this one in the line above or below. */
  private int moved(int width, int by) {
    Prose prose = prose(width);
    int line = prose.lineOf(caret) + by;
    return line < 0
        ? 0
        : line >= prose.lines() ? text.length() : prose.place(line, prose.column(caret));
  }

  public Prose prose(int width) {
    return Prose.of(text, width, Integer.MAX_VALUE);
  }
}
