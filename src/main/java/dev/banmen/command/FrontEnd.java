package dev.banmen.command;

import java.util.Locale;

/** How somebody uses the program, and so types commands. */
public enum FrontEnd {
  /** The line after a colon on a page, and the words after {@code ssh -t HOST}. */
  SCREEN,
  /** Line mode, and the words after {@code ssh HOST}. */
  LINES;

  /** The front end's name in the keys of texts. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
