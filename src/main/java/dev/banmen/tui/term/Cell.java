package dev.banmen.tui.term;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import java.util.EnumSet;

/**
 * A Lanterna character that knows its width. A buffer asks for its own and its neighbour's width at
 * every write, and the code that answers for Lanterna's own takes 5 ms of a start. Immutable; equal
 * by value, to others of this class.
 */
public final class Cell extends TextCharacter {
  private static final long serialVersionUID = 1L;

  private final boolean isWide;

  @SuppressWarnings("deprecation") // the only constructors for subclasses
  public Cell(char c, TextColor foreground, TextColor background, EnumSet<SGR> attributes) {
    super(c, foreground, background, attributes);
    isWide = CellWidth.of(c) == 2;
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
