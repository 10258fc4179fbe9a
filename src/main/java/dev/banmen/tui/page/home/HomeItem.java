package dev.banmen.tui.page.home;

import dev.banmen.tui.theme.Role;

/**
 * A row of a list, with one quiet line below it that says what it is. Immutable.
 *
 * @param role of the quiet line
 */
record HomeItem(String name, String about, Role role) {
  static HomeItem of(String name, String about) {
    return new HomeItem(name, about, Role.QUIET);
  }
}
