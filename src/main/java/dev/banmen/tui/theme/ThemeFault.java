package dev.banmen.tui.theme;

/** A theme cannot be used; the message is one line that says where and why. */
public final class ThemeFault extends Exception {
  private static final long serialVersionUID = 1L;

  ThemeFault(String message) {
    super(message, null, false, false);
  }
}
