package dev.banmen.tui.term;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import java.util.EnumSet;

/**
 * The content of a cell, a char or a text that is seen as one character; it knows its width. A
 * buffer asks for its own and its neighbour's width at every write, and the code that answers for
 * Lanterna's own takes 5 ms of a start. Immutable; equal by value, to others of this class.
 */
public final class Cell extends TextCharacter {
  private static final long serialVersionUID = 1L;

  private final String text; // null for a char
  private final int width;
  private final int most;
  private final boolean isSure;

  @SuppressWarnings("deprecation") // the only constructors for subclasses
  public Cell(char c, TextColor foreground, TextColor background, EnumSet<SGR> attributes) {
    super(c, foreground, background, attributes);
    text = null;
    width = CellWidth.of(c);
    most = width;
    isSure = CellWidth.isSure(c);
  }

  @SuppressWarnings("deprecation")
  private Cell(String text, TextCharacter like) {
    super(
        text.charAt(0), like.getForegroundColor(), like.getBackgroundColor(), like.getModifiers());
    this.text = text;
    width = CellWidth.of(text);
    most = Math.max(width, CellWidth.apart(text));
    isSure = false;
  }

  /** Returns a text in a cell's style. */
  public static TextCharacter of(String text, TextCharacter like) {
    return text.length() == 1 ? like.withCharacter(text.charAt(0)) : new Cell(text, like);
  }

  /** Returns the char that a cell was made with; the last one of a text. */
  public static char sign(TextCharacter cell) {
    String text = cell.getCharacterString();
    return text.charAt(text.length() - 1);
  }

  /** Whether a cell was made with a char. */
  public static boolean isChar(TextCharacter cell) {
    return !(cell instanceof Cell own) || own.text == null;
  }

  @Override
  public String getCharacterString() {
    return text == null ? super.getCharacterString() : text;
  }

  /** Returns how many cells it takes, 1 or 2. */
  int width() {
    return width;
  }

  /** Returns the most cells that some terminal takes for it. */
  static int most(TextCharacter cell) {
    return cell instanceof Cell own ? own.most : CellWidth.of(cell);
  }

  /** Whether every terminal takes as many cells for it as ours. */
  static boolean isSure(TextCharacter cell) {
    return !(cell instanceof Cell own) || own.isSure;
  }

  /** Returns its first code point alone. */
  TextCharacter alone() {
    return text == null ? this : of(Character.toString(text.codePointAt(0)), this);
  }

  @Override
  public boolean isDoubleWidth() {
    return width == 2;
  }

  @Override
  public TextCharacter withCharacter(char c) {
    return text == null && is(c)
        ? this
        : new Cell(c, getForegroundColor(), getBackgroundColor(), getModifiers());
  }

  @Override
  public boolean equals(Object other) {
    return super.equals(other)
        && getCharacterString().equals(((TextCharacter) other).getCharacterString());
  }

  @Override
  public int hashCode() {
    return 31 * super.hashCode() + getCharacterString().hashCode();
  }
}
