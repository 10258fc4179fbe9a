package dev.banmen.tui.page.home;

import dev.banmen.tui.theme.Role;

/** One line of a list: the row keys act on there, its label and its value. Immutable. */
record Row(HomeRow target, String label, String value, Role role) {
  static final Row BLANK = new Row(HomeRow.NOWHERE, "", "", Role.TEXT);

  static Row heading(String text) {
    return new Row(HomeRow.NOWHERE, text, "", Role.HEADING);
  }
}
