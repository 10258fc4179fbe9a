package dev.banmen.tui.canvas;

import dev.banmen.tui.term.TermName;
import java.util.Map;

/**
 * Block characters of two columns and three rows of parts (U+1FB00 to U+1FB3B, since Unicode 13).
 * Hardly any font has them, but some terminals draw them themselves.
 */
final class Sextant {
  /** These have a TERM of their own. */
  private static final String[] TERMS = {"foot", "wezterm", "xterm-ghostty", "xterm-kitty"};

  /** These may be used with xterm's, and give their name. */
  private static final String[] PROGRAMS = {"ghostty", "kitty", "WezTerm"};

  /** Version 0.62 of the library of GNOME Terminal and others, the first after Unicode 13. */
  private static final int VTE = 6200;

  private Sextant() {}

  /**
   * Whether a terminal with this environment is known to draw them itself. Behind tmux and screen,
   * nothing tells which terminals will be attached; and programs leave their variables to other
   * terminals started in them, so TERM must agree.
   */
  static boolean areDrawnBy(Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    if (has(environment, "TMUX") || has(environment, "STY")) {
      return false;
    }
    if (TermName.isOf(term, TERMS)) {
      return true;
    }
    if (!term.equals("xterm-256color") || has(environment, "XTERM_VERSION")) {
      return false;
    }
    String program = environment.getOrDefault("TERM_PROGRAM", "");
    for (String own : PROGRAMS) {
      if (program.equals(own)) {
        return true;
      }
    }
    return program.isEmpty()
        && (has(environment, "KITTY_WINDOW_ID")
            || isRecent(environment.getOrDefault("VTE_VERSION", "")));
  }

  private static boolean has(Map<String, String> environment, String name) {
    return !environment.getOrDefault(name, "").isEmpty();
  }

  /** Whether a version such as 6800 for 0.68.0 is late enough. */
  private static boolean isRecent(String version) {
    boolean isNumber = !version.isEmpty() && version.length() <= 6;
    for (int i = 0; i < version.length(); i++) {
      isNumber &= version.charAt(i) >= '0' && version.charAt(i) <= '9';
    }
    return isNumber && Integer.parseInt(version) >= VTE;
  }
}
