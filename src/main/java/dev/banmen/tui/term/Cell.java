package dev.banmen.tui.term;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import java.util.EnumSet;

/**
 * A Lanterna character that knows its width. A buffer asks for its own and its neighbour's width at
 * every write, and the code that answers for Lanterna's own takes 5 ms of a start. Immutable; equal
 * by value, to others of this class.
 *
 * <p>A block of six parts (U+1FB00 to U+1FB3B) is given as the second half of its surrogate pair,
 * which no text has by itself: the first is the same for all.
 */
public final class Cell extends TextCharacter {
  private static final long serialVersionUID = 1L;

  private static final char FIRST_HALF = '\ud83e';

  private final boolean isWide;

  @SuppressWarnings("deprecation") // the only constructors for subclasses
  public Cell(char c, TextColor foreground, TextColor background, EnumSet<SGR> attributes) {
    super(c, foreground, background, attributes);
    isWide = CellWidth.of(c) == 2;
  }

  /** Returns what a cell was made with. */
  public static char sign(TextCharacter cell) {
    String text = cell.getCharacterString();
    return text.charAt(text.length() - 1);
  }

  @Override
  public String getCharacterString() {
    String text = super.getCharacterString();
    return Character.isLowSurrogate(text.charAt(0)) ? FIRST_HALF + text : text;
  }

  @Override
  public boolean isDoubleWidth() {
    return isWide;
  }

  @Override
  public TextCharacter withCharacter(char c) {
    return is(c) ? this : new Cell(c, getForegroundColor(), getBackgroundColor(), getModifiers());
  }
}
