package dev.banmen.tui.keys;

import java.util.OptionalInt;

/** The keys that choose another row of a list: the same on every page that is one. Stateless. */
public final class ListKeys {
  private static final int PAGE = 10;

  private ListKeys() {}

  /**
   * Returns the row that a key chooses; empty if it chooses none.
   *
   * @param at the chosen row, from 0
   * @param count how many rows there are
   */
  public static OptionalInt row(KeyAction action, int at, int count) {
    int row =
        switch (action) {
          case UP -> at - 1;
          case DOWN -> at + 1;
          case PAGE_UP -> at - PAGE;
          case PAGE_DOWN -> at + PAGE;
          case HOME -> 0;
          case END -> count - 1;
          default -> Integer.MIN_VALUE;
        };
    return row == Integer.MIN_VALUE
        ? OptionalInt.empty()
        : OptionalInt.of(Math.max(0, Math.min(count - 1, row)));
  }
}
