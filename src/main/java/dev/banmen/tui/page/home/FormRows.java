package dev.banmen.tui.page.home;

import java.util.ArrayList;
import java.util.List;

/**
 * The rows of the options of a game: fields, a row that shows or hides the rest of them, and the
 * one that starts the game. Immutable.
 *
 * @param fields the numbers of the visible fields
 * @param hasMore whether there are fields that the short form leaves out
 */
record FormRows(List<Integer> fields, boolean hasMore) {
  static FormRows of(NewGame form) {
    List<Integer> fields = new ArrayList<>();
    boolean hasMore = false;
    for (int pass = 0; pass < 2; pass++) {
      for (int i : order(form)) {
        boolean isBasic = form.fields().get(i).isBasic();
        hasMore |= !isBasic;
        if (isBasic == (pass == 0) && (isBasic || form.isWhole())) {
          fields.add(i);
        }
      }
    }
    return new FormRows(fields, hasMore);
  }

  /** Returns all fields in the order in which they are shown: the size, who plays, the rest. */
  private static List<Integer> order(NewGame form) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < form.fields().size(); i++) {
      if (!form.fields().get(i).isPlayer()) {
        order.add(i);
      }
    }
    int at = Math.min(1, order.size());
    for (int i = form.fields().size() - 1; i >= 0; i--) {
      if (form.fields().get(i).isPlayer()) {
        order.add(at, i);
      }
    }
    return order;
  }

  int count() {
    return fields.size() + (hasMore ? 2 : 1);
  }

  boolean isField(int row) {
    return row < fields.size();
  }

  int field(int row) {
    return fields.get(row);
  }

  /** Returns the row of a field; -1 if it is not visible. */
  int row(int field) {
    return fields.indexOf(field);
  }

  boolean isMore(int row) {
    return hasMore && row == fields.size();
  }
}
