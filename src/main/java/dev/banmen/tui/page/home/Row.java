package dev.banmen.tui.page.home;

import dev.banmen.tui.theme.Role;

/**
 * One line of a list. Immutable.
 *
 * @param target what keys do there
 * @param label at the left; empty for a line that goes on
 * @param value beside it
 * @param role of the value
 */
record Row(HomeRow target, String label, String value, Role role) {
  static final Row BLANK = new Row(HomeRow.NOWHERE, "", "", Role.TEXT);

  static Row heading(String text) {
    return new Row(HomeRow.NOWHERE, text, "", Role.HEADING);
  }
}
