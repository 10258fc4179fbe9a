package dev.banmen.tui.theme;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;

/** How a role looks: two colours, and what is done to its characters. Immutable. */
public record Style(
    TextColor foreground, TextColor background, boolean bold, boolean underline, boolean reverse) {
  public static final Style PLAIN = of(ANSI.DEFAULT, ANSI.DEFAULT);

  static Style of(TextColor foreground, TextColor background) {
    return new Style(foreground, background, false, false, false);
  }

  static Style of(TextColor foreground) {
    return of(foreground, ANSI.DEFAULT);
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

  /** The same with its two colours exchanged. */
  public Style turned() {
    return new Style(foreground, background, bold, underline, !reverse);
  }

  /** The same without colours. */
  Style withoutColour() {
    return new Style(ANSI.DEFAULT, ANSI.DEFAULT, bold, underline, reverse);
  }
}
