package dev.banmen.tui;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;

/** How a role looks: two colours, and what is done to its characters. Immutable. */
record Style(
    TextColor foreground, TextColor background, boolean bold, boolean underline, boolean reverse) {
  static final Style PLAIN = of(ANSI.DEFAULT, ANSI.DEFAULT);

  static Style of(TextColor foreground, TextColor background) {
    return new Style(foreground, background, false, false, false);
  }

  static Style of(TextColor foreground) {
    return of(foreground, ANSI.DEFAULT);
  }

  Style withBold() {
    return new Style(foreground, background, true, underline, reverse);
  }

  Style withUnderline() {
    return new Style(foreground, background, bold, true, reverse);
  }

  Style withReverse() {
    return new Style(foreground, background, bold, underline, true);
  }

  /** The same with its two colours exchanged. */
  Style turned() {
    return new Style(foreground, background, bold, underline, !reverse);
  }

  /** The same without colours. */
  Style withoutColour() {
    return new Style(ANSI.DEFAULT, ANSI.DEFAULT, bold, underline, reverse);
  }
}
