package dev.banmen.app;

import java.util.List;

/** The themes that one person has made. One that is named like one of the program's replaces it. */
public interface ThemeStore {
  /** The names of all, in alphabetical order. */
  List<String> names();

  /** Whether there is a theme with this name, even a faulty one. */
  boolean has(String name);

  /**
   * The text of a theme, as in {@code docs/themes.md}.
   *
   * @throws Refusal if it cannot be read or is too large
   */
  String text(String name) throws Refusal;
}
