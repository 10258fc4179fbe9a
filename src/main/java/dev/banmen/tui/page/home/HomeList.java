package dev.banmen.tui.page.home;

import dev.banmen.app.Person;
import dev.banmen.tui.canvas.PaintCache;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The choices on the first page, and the current one. Immutable.
 *
 * @param form for a new game
 * @param lists the user's games and files
 * @param file the file name typed last
 * @param focus the current row
 * @param cache the lines last made from all this
 */
record HomeList(NewGame form, UserLists lists, String file, HomeRow focus, PaintCache cache) {
  static HomeList of(Person person, NewGame form) {
    return new HomeList(form, UserLists.of(person), "", HomeRow.field(0), new PaintCache());
  }

  /** With up-to-date lists; on another row if the current one is gone. */
  HomeList refreshed(Person person) {
    UserLists fresh = UserLists.of(person);
    UserLists now = lists.isWhole() ? fresh.whole() : fresh;
    boolean gone =
        focus.kind() == HomeRow.RowKind.UNFINISHED && focus.at() >= now.unfinishedRows()
            || focus.kind() == HomeRow.RowKind.RECENT && focus.at() >= now.recentRows();
    return new HomeList(form.refreshed(), now, file, gone ? HomeRow.BEGIN : focus, cache);
  }

  HomeList with(NewGame next) {
    return new HomeList(next, lists, file, focus, cache);
  }

  HomeList at(HomeRow row) {
    return new HomeList(form, lists, file, row, cache);
  }

  HomeList naming(String name) {
    return new HomeList(form, lists, name, focus, cache);
  }

  HomeList whole() {
    return new HomeList(form, lists.whole(), file, focus, cache);
  }

  /** On another row, the first or last one at most. */
  HomeList moved(int by) {
    List<HomeRow> rows = rows();
    return at(rows.get(Math.max(0, Math.min(rows.size() - 1, rows.indexOf(focus) + by))));
  }

  /** Returns every row that keys can act on, from the top. */
  private List<HomeRow> rows() {
    List<HomeRow> rows = new ArrayList<>(List.of(HomeRow.LEARN, HomeRow.FILE));
    for (int i = 0; i < form.fields().size(); i++) {
      rows.add(HomeRow.field(i));
    }
    rows.add(HomeRow.BEGIN);
    for (int i = 0; i < lists.unfinishedRows(); i++) {
      rows.add(HomeRow.unfinished(i));
    }
    for (int i = 0; i < lists.recentRows(); i++) {
      rows.add(HomeRow.recent(i));
    }
    rows.addAll(List.of(HomeRow.HELP, HomeRow.SETTINGS, HomeRow.QUIT));
    return rows;
  }

  Optional<Field> field() {
    return focus.kind() == HomeRow.RowKind.FIELD
        ? Optional.of(form.fields().get(focus.at()))
        : Optional.empty();
  }
}
