package dev.banmen.tui.page.home;

import dev.banmen.tui.theme.Role;

/**
 * One line of a list. Immutable.
 *
 * @param target the row that keys act on there
 * @param label on the left; empty for a continuation line
 * @param value on the right of the label
 * @param role of the value
 */
record Row(HomeRow target, String label, String value, Role role) {
  static final Row BLANK = new Row(HomeRow.NOWHERE, "", "", Role.TEXT);

  static Row heading(String text) {
    return new Row(HomeRow.NOWHERE, text, "", Role.HEADING);
  }
}
