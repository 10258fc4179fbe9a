package dev.banmen.tui.theme;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import com.googlecode.lanterna.graphics.ThemeStyle;
import java.util.EnumSet;

/** The look of a role: two colours, and the attributes of its characters. Immutable. */
public record Style(
    TextColor foreground, TextColor background, boolean bold, boolean underline, boolean reverse)
    implements ThemeStyle {
  public static final Style PLAIN = of(ANSI.DEFAULT, ANSI.DEFAULT);

  static Style of(TextColor foreground, TextColor background) {
    return new Style(foreground, background, false, false, false);
  }

  public Style withBold() {
    return new Style(foreground, background, true, underline, reverse);
  }

  public Style withUnderline() {
    return new Style(foreground, background, bold, true, reverse);
  }

  public Style withReverse() {
    return new Style(foreground, background, bold, underline, true);
  }

  @Override
  public TextColor getForeground() {
    return foreground;
  }

  @Override
  public TextColor getBackground() {
    return background;
  }

  @Override
  public EnumSet<SGR> getSGRs() {
    EnumSet<SGR> attributes = EnumSet.noneOf(SGR.class);
    if (bold) {
      attributes.add(SGR.BOLD);
    }
    if (underline) {
      attributes.add(SGR.UNDERLINE);
    }
    if (reverse) {
      attributes.add(SGR.REVERSE);
    }
    return attributes;
  }

  public Style swapped() {
    return new Style(foreground, background, bold, underline, !reverse);
  }

  /** Whether behind the character is one of the brighter eight of sixteen colours. */
  boolean isBrightBehind() {
    return background instanceof ANSI named && named.compareTo(ANSI.DEFAULT) > 0;
  }

  /** Returns this style with another's colour behind it; a ground that swaps colours prevails. */
  public Style on(Style ground) {
    TextColor front = ground.reverse ? ground.foreground : foreground;
    return new Style(front, ground.background, bold, underline, ground.reverse);
  }

  Style withoutColour() {
    return new Style(ANSI.DEFAULT, ANSI.DEFAULT, bold, underline, reverse);
  }
}
