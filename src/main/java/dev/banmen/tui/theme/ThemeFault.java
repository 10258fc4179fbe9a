package dev.banmen.tui.theme;

/** Thrown if a theme can't be used; the message is one line with the place and the reason. */
public final class ThemeFault extends Exception {
  private static final long serialVersionUID = 1L;

  ThemeFault(String message) {
    super(message, null, false, false);
  }
}
